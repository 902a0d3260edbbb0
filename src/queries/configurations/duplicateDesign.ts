import type { QueryClient } from '@tanstack/react-query';
import { restoreRawValues } from '~/api/responses/restoreRawValues.ts';
import { call } from '~/api/call.ts';
import { config } from '~/config.ts';
import { getCloneAccountNumber, getRequiredQuoteName } from '~/domain/quote/quote.ts';
import { toRenamedQuote } from '~/domain/quote/requestBodies.ts';
import { findPendingRevision } from '~/domain/revision/revision.ts';
import { duplicateTexts, duplicationStepTexts } from '~/domain/words/texts/createConfiguration.ts';
import { findExistingDraft } from '~/queries/designs/findExistingDraft.ts';
import { customMutation, assertId } from '~/queries/mutation.ts';
import { cloneQuoteOnce, type CloneAttempt } from '~/queries/quotes/quotes.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { removeTabItem, setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';
import type { Step } from '~/ui/steps/useSteps.ts';
import {
  createDesignConfigurationMutation,
  createDesignRevisionMutation,
  buildCreationEffects,
  type ConfigurationCreationProgress,
  type NewConfiguration,
} from './createConfiguration.ts';

export type DesignDuplicationProgress = ConfigurationCreationProgress & {
  readonly quoteId?: number;
  /** Set before the clone is requested: a retry looks for it, as the response may have been lost. */
  readonly cloneTried?: CloneAttempt;
  /** Set before the design is requested: a retry looks for it, as the response may have been lost. */
  readonly isDesignTried?: boolean;
};

export const designDuplicationLabels: readonly string[] = duplicationStepTexts;

const placeOf = (sourceId: string): string => `duplication.${sourceId}`;
const nothing: DesignDuplicationProgress = { configurationId: '', revision: '' };

/** Progress of an unfinished duplication, stored in this tab, where the next one continues. */
export function getDuplicationProgress(sourceId: string): DesignDuplicationProgress {
  try {
    const parsed: unknown = JSON.parse(getTabItem(placeOf(sourceId)) ?? 'null');
    return typeof parsed === 'object' && parsed !== null ? { ...nothing, ...parsed } : nothing;
  } catch {
    return nothing;
  }
}

type Source = { readonly configurationId: string; readonly kbMaxQuoteId: number };

const cloneQuote = (
  { kbMaxQuoteId: id }: Source,
  wanted: NewConfiguration,
  remember: (tried: CloneAttempt) => void,
) =>
  customMutation((earlier: CloneAttempt | undefined) => {
    const accountNumber = getCloneAccountNumber(wanted.design.accountNumber, config.specialQuoteAccount);
    return cloneQuoteOnce({ id, accountNumber, by: wanted.createdBy, earlier, remember });
  }, buildCreationEffects(wanted));

const createDesign = (wanted: NewConfiguration) =>
  customMutation(async ({ quoteId, isDesignTried }: DesignDuplicationProgress) => {
    const { design } = wanted;
    if (quoteId === undefined) throw new Error('The quote has not been cloned');
    const earlier = isDesignTried ? await findExistingDraft.design(quoteId, design.accountNumber) : undefined;
    if (earlier !== undefined) return { configurationId: earlier, revision: '' };
    const body = {
      ...design,
      configurationId: '',
      designType: 'CONFIGURED_3D',
      kbMaxQuoteId: quoteId,
    } as const;
    const { configurationId, revisions } = assertId(
      'configurationSetCreate',
      await call('configurationSetCreate', { body }),
      (made) => made.configurationId,
    );
    return { configurationId, revision: findPendingRevision(revisions)?.revisionName ?? '' };
  }, buildCreationEffects(wanted));

/** Names the cloned quote after the copy. A failure is only logged, as the copy exists already. */
async function nameQuote({ quoteId, configurationId, revision }: DesignDuplicationProgress): Promise<void> {
  if (quoteId === undefined) return;
  try {
    const quote = await call('quoteGet', { path: { id: quoteId } });
    const name = getRequiredQuoteName(quote.name ?? '', configurationId, revision);
    if (name !== undefined)
      await call('quoteModifyName', {
        body: toRenamedQuote(restoreRawValues('quoteModifyName', quote), name),
      });
  } catch {
    console.warn(duplicateTexts.notNamed(quoteId));
  }
}

const under = (wanted: NewConfiguration, configurationId: string): NewConfiguration => ({
  ...wanted,
  configurationName: configurationId,
  design: { ...wanted.design, configurationId },
});

/**
 * Clones the quote without the installation's special account, then creates design, revision and
 * configuration named after it. Progress is stored in the tab until the copy is complete, so a retry creates
 * nothing twice.
 */
export function buildDesignDuplicationSteps(
  client: QueryClient,
  source: Source,
  wanted: NewConfiguration,
): readonly Step<DesignDuplicationProgress>[] {
  const place = placeOf(source.configurationId);
  const keepingAt = async (found: DesignDuplicationProgress): Promise<DesignDuplicationProgress> => {
    setTabItem(place, JSON.stringify(found));
    return found;
  };
  const runs: readonly Step<DesignDuplicationProgress>['run'][] = [
    async (found) => {
      if (found.quoteId !== undefined) return found;
      const { cloneTried } = getDuplicationProgress(source.configurationId);
      const clone = cloneQuote(source, wanted, (tried) => void keepingAt({ ...found, cloneTried: tried }));
      return keepingAt({ ...found, quoteId: (await executeMutation(client, clone, cloneTried)).id });
    },
    async (found) => {
      if (found.configurationId !== '') return found;
      const tried = getDuplicationProgress(source.configurationId);
      await keepingAt({ ...found, isDesignTried: true });
      return keepingAt({
        ...found,
        ...(await executeMutation(client, createDesign(wanted), { ...found, ...tried })),
      });
    },
    async (found) => {
      const copy = under(wanted, found.configurationId);
      const revision = await executeMutation(
        client,
        createDesignRevisionMutation(copy),
        found.configurationId,
      );
      return keepingAt({ ...found, revision });
    },
    async (found) => {
      await executeMutation(
        client,
        createDesignConfigurationMutation(under(wanted, found.configurationId)),
        found,
      );
      removeTabItem(place);
      return found;
    },
    async (found) => {
      await nameQuote(found);
      return found;
    },
  ];
  return runs.map((run, index) => ({ label: designDuplicationLabels[index] ?? '', run }));
}
