import * as z from 'zod/mini';
import { isPlaceholder, type AnyState } from '../configuration/state.ts';
import { formSchema } from '../words/formSchema.ts';
import { conjunction } from '../words/lists.ts';
import { countText } from '../words/numbers.ts';
import { configuratorTexts, systemNameTexts } from '../words/texts/configurator.ts';
import type { ConfigurationContent, ReceiverContent } from './content.ts';
import type { SaveProgress } from './savePlan.ts';

export const systemNameForm = formSchema(
  { systemName: z.string() },
  { systemName: ({ systemName }) => (systemName.trim() === '' ? systemNameTexts.required : undefined) },
);

export const lacksSystemName = (
  { configurationId }: SaveProgress,
  { systemName }: Pick<ConfigurationContent, 'systemName'>,
): boolean => configurationId === undefined && systemName === '';

type Named = {
  readonly configurationId: string;
  readonly configurationState: AnyState;
  readonly configurationName: string | null;
  readonly configurationDescription: string;
};

/** No call of the CMS names a configuration again. Undefined where both names are the same or one is missing. */
export function keptNameText(configuration: Named | undefined, systemName: string): string | undefined {
  if (!configuration || systemName === '' || isPlaceholder(configuration.configurationState))
    return undefined;
  const name = configuration.configurationName || configuration.configurationDescription;
  return name === '' || name === systemName
    ? undefined
    : systemNameTexts.kept(configuration.configurationId, name);
}

type Pieces = readonly Pick<ReceiverContent, 'quantity'>[];

const countPieces = (devices: Pieces, one: string): readonly string[] => {
  const pieces = devices.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  return pieces === 0 ? [] : [countText(pieces, one)];
};

export function totalSubjectText(
  { transmitters, receivers }: { readonly transmitters: Pieces; readonly receivers: Pieces },
  isUntouched: boolean,
): string | undefined {
  const pieces = [...countPieces(transmitters, 'transmitter'), ...countPieces(receivers, 'receiver')];
  if (pieces.length === 0) return undefined;
  return (isUntouched ? configuratorTexts.newTotalIsFor : configuratorTexts.totalIsFor)(conjunction(pieces));
}
