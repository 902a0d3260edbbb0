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

/** The design of a configuration, of a quote without a configuration, or, with neither id, a new one. */
export type DesignReference = {
  readonly configurationId?: string | undefined;
  readonly quoteId?: number | undefined;
  readonly commits?: readonly string[] | undefined;
  readonly isGone?: boolean;
};

/** `isNew`: the draft's design no longer exists, so that the draft continues as a new design. */
export type DraftOffer = { readonly draft: DesignDraft; readonly isNew: boolean };

function isOf({ configurationId: own, progress }: DesignDraft, place: DesignReference): boolean {
  const { configurationId, quoteId, isGone = false } = place;
  if (configurationId !== undefined) return own === configurationId;
  const isMade = progress.hasConfiguration === true;
  if (quoteId !== undefined) return progress.quoteId === quoteId && (isGone || !isMade);
  return !isMade || isFirstSavePending(progress);
}

/** Ids are reused after deletion: another design under the same id shares no commit with the draft. */
function isOfSameDesign(
  { progress: { commits: known = [] } }: DesignDraft,
  commits: readonly string[],
): boolean {
  return commits.length === 0 || known.length === 0 || known.some((commit) => commits.includes(commit));
}

/**
 * Drafts of a configuration or quote; for a new design, those whose first save is incomplete. Drafts whose
 * key is in `open` are left out.
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

/** Turns the draft of a deleted design into one of a new design, of which nothing is saved. */
export const resetDesignDraft = (draft: DesignDraft): DesignDraft => ({
  ...draft,
  configurationId: undefined,
  progress: {},
});
