import * as z from 'zod/mini';
import { isPlaceholderState, type AnyState } from '../configuration/state.ts';
import { createFormSchema } from '../words/createFormSchema.ts';
import { formatConjunction } from '../words/lists.ts';
import { formatCount } from '../words/numbers.ts';
import { designTexts, systemNameTexts } from '../words/texts/designs.ts';
import type { ConfigurationContent, ReceiverContent } from '../quote/content.ts';
import type { DesignSaveProgress } from './savePlan.ts';

export const systemNameFormSchema = createFormSchema(
  { systemName: z.string() },
  { systemName: ({ systemName }) => (systemName.trim() === '' ? systemNameTexts.required : undefined) },
);

export const isSystemNameMissing = (
  { configurationId }: DesignSaveProgress,
  { systemName }: Pick<ConfigurationContent, 'systemName'>,
): boolean => configurationId === undefined && systemName === '';

type Named = {
  readonly configurationId: string;
  readonly configurationState: AnyState;
  readonly configurationName: string | null;
  readonly configurationDescription: string;
};

/** No request of the CMS renames a configuration. Undefined where both names are equal or one is missing. */
export function describeKeptConfigurationName(
  configuration: Named | undefined,
  systemName: string,
): string | undefined {
  if (!configuration || systemName === '' || isPlaceholderState(configuration.configurationState))
    return undefined;
  const name = configuration.configurationName || configuration.configurationDescription;
  return name === '' || name === systemName
    ? undefined
    : systemNameTexts.kept(configuration.configurationId, name);
}

type Pieces = readonly Pick<ReceiverContent, 'quantity'>[];

const countPieces = (devices: Pieces, one: string): readonly string[] => {
  const pieces = devices.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  return pieces === 0 ? [] : [formatCount(pieces, one)];
};

export function formatTotalSubject(
  { transmitters, receivers }: { readonly transmitters: Pieces; readonly receivers: Pieces },
  isUntouched: boolean,
): string | undefined {
  const pieces = [...countPieces(transmitters, 'transmitter'), ...countPieces(receivers, 'receiver')];
  if (pieces.length === 0) return undefined;
  return (isUntouched ? designTexts.newTotalIsFor : designTexts.totalIsFor)(formatConjunction(pieces));
}
