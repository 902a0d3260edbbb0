import { isProductFamily, type ProductFamily } from '../product/families.ts';
import { isFirstSavePending, type DesignSaveProgress } from './savePlan.ts';

export type DesignDraft = {
  readonly key: string;
  readonly configurationId: string | undefined;
  readonly productFamily: ProductFamily;
  readonly accountNumber: string;
  readonly changedAt: number;
  readonly product: object;
  readonly progress: DesignSaveProgress;
};

export const maxDesignDrafts = 10;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isDraft(value: unknown): value is DesignDraft {
  if (!isRecord(value)) return false;
  const { key, productFamily, accountNumber, changedAt, product, progress } = value;
  return (
    typeof key === 'string' &&
    typeof productFamily === 'string' &&
    isProductFamily(productFamily) &&
    typeof accountNumber === 'string' &&
    typeof changedAt === 'number' &&
    isRecord(product) &&
    isRecord(progress)
  );
}

export const parseDesignDrafts = (kept: unknown): readonly DesignDraft[] =>
  Array.isArray(kept) ? kept.filter(isDraft).toSorted((one, other) => other.changedAt - one.changedAt) : [];

export const upsertDesignDraft = (
  drafts: readonly DesignDraft[],
  draft: DesignDraft,
): readonly DesignDraft[] =>
  [draft, ...drafts.filter(({ key }) => key !== draft.key)].slice(0, maxDesignDrafts);

export const omitDesignDraft = (drafts: readonly DesignDraft[], key: string): readonly DesignDraft[] =>
  drafts.filter((draft) => draft.key !== key);

/** The design whose page it is: that of a configuration, of a quote that has none yet, or a new one. */
export type DesignReference = {
  readonly configurationId?: string | undefined;
  readonly quoteId?: number | undefined;
  readonly commits?: readonly string[] | undefined;
  readonly isGone?: boolean;
};

/** A draft as a page offers it; `isNew`: its design is no longer there, so that it goes on as a new one. */
export type DraftOffer = { readonly draft: DesignDraft; readonly isNew: boolean };

function isOf({ configurationId: own, progress }: DesignDraft, place: DesignReference): boolean {
  const { configurationId, quoteId, isGone = false } = place;
  if (configurationId !== undefined) return own === configurationId;
  const isMade = progress.hasConfiguration === true;
  if (quoteId !== undefined) return progress.quoteId === quoteId && (isGone || !isMade);
  return !isMade || isFirstSavePending(progress);
}

/** Ids are given out again after deletion: another design under the same id shares no version with the draft. */
function isOfSameDesign(
  { progress: { commits: known = [] } }: DesignDraft,
  commits: readonly string[],
): boolean {
  return commits.length === 0 || known.length === 0 || known.some((commit) => commits.includes(commit));
}

/**
 * Those of the configuration or quote; of a new design those whose first save is not done. None that is open
 * somewhere.
 */
export const listDraftOffers = (
  drafts: readonly DesignDraft[],
  place: DesignReference,
  open: readonly string[],
): readonly DraftOffer[] =>
  drafts
    .filter((draft) => !open.includes(draft.key) && isOf(draft, place))
    .map((draft) => ({
      draft,
      isNew: place.isGone === true || !isOfSameDesign(draft, place.commits ?? []),
    }));

/** A draft whose design is no longer there, as the beginning of a new one: nothing of it has been saved. */
export const resetDesignDraft = (draft: DesignDraft): DesignDraft => ({
  ...draft,
  configurationId: undefined,
  progress: {},
});
