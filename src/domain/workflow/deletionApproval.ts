import { toConfigurationId } from '../configuration/id.ts';
import { isFirstStep, isPlaceholder, type AnyState } from '../configuration/state.ts';

type Deletable = {
  readonly configurationState: AnyState;
  readonly productConfigurations?: readonly unknown[];
  readonly artefacts?: readonly unknown[];
  readonly attachments?: readonly unknown[];
};

/**
 * Whether deleting takes typing the id: as soon as there is work that would be lost. A placeholder and a
 * configuration nothing has been put into go after a plain question.
 */
export function needsDeleteApproval(configuration: Deletable): boolean {
  const { configurationState, productConfigurations, artefacts, attachments } = configuration;
  if (isPlaceholder(configurationState)) return false;
  if (!isFirstStep(configurationState)) return true;
  return [productConfigurations, artefacts, attachments].some(
    (held) => held === undefined || held.length > 0,
  );
}

/** The thing missing before a deletion is approved; undefined once the id has been typed, in whichever case. */
export const deleteApprovalRefusal = (id: string, typed: string): string | undefined =>
  toConfigurationId(typed) === toConfigurationId(id) ? undefined : `Type ${id} to approve the deletion`;
