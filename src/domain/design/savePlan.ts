import { getRequiredQuoteName, type Commit } from '../quote/quote.ts';
import type { Quote, QuoteProduct } from '../quote/quoteDto.ts';

/** Requests of a save, in order. Those before NAME_QUOTE must succeed; the others are tried once. */
export const designSaveSteps = [
  'CREATE_QUOTE',
  'ADD_PRODUCT',
  'UPDATE_PRODUCT',
  'CREATE_DESIGN',
  'CHOOSE_REVISION',
  'CREATE_CONFIGURATION',
  'NAME_QUOTE',
  'ADD_PICTURE',
] as const;
export type DesignSaveStep = (typeof designSaveSteps)[number];

type Save = {
  readonly change: number;
  readonly commit: Commit;
  readonly isFirst?: boolean;
  readonly isProductSaved?: boolean;
  readonly isNameTried?: boolean;
  readonly isPictureTried?: boolean;
};

/**
 * Stored after each request, so that nothing is created twice. `begun` is the step without a response, whose
 * request may have succeeded.
 */
export type DesignSaveProgress = {
  readonly begun?: DesignSaveStep | undefined;
  readonly quoteId?: number;
  readonly quoteName?: string;
  readonly productId?: number;
  /** Author and time of the commits that were read with the design, and of those made since. */
  readonly commits?: readonly string[];
  readonly configurationId?: string;
  readonly revision?: string;
  readonly hasConfiguration?: boolean;
  readonly save?: Save;
};

/** Commits are identified by author and second: a second one in the same second is dated one later. */
export function createUniqueCommit(
  { commits = [] }: DesignSaveProgress,
  commitAt: (time: Date) => Commit,
  now: Date,
): Commit {
  const commit = commitAt(now);
  return commits.includes(keyOf(commit))
    ? createUniqueCommit({ commits }, commitAt, new Date(now.getTime() + 1000))
    : commit;
}

/** Starts the save of a change; saving the same change again continues under the same commit. */
export function startSave(progress: DesignSaveProgress, change: number, commit: Commit): DesignSaveProgress {
  if (progress.save?.change === change) return progress;
  const isFirst = !isDesignSaved(progress) || isFirstSavePending(progress);
  return { ...progress, save: { change, commit, isFirst } };
}

function productStep({ productId, save }: DesignSaveProgress): DesignSaveStep | undefined {
  if (productId === undefined) return 'ADD_PRODUCT';
  return save?.isProductSaved ? undefined : 'UPDATE_PRODUCT';
}

function configurationStep({
  configurationId,
  revision,
  hasConfiguration,
}: DesignSaveProgress): DesignSaveStep | undefined {
  if (configurationId === undefined) return 'CREATE_DESIGN';
  if (revision === undefined) return 'CHOOSE_REVISION';
  return hasConfiguration ? undefined : 'CREATE_CONFIGURATION';
}

function nameStep({
  quoteName = '',
  configurationId,
  revision,
  save,
}: DesignSaveProgress): DesignSaveStep | undefined {
  if (save?.isNameTried || configurationId === undefined || revision === undefined) return undefined;
  return getRequiredQuoteName(quoteName, configurationId, revision) === undefined ? undefined : 'NAME_QUOTE';
}

export const isDesignSaved = ({ productId, hasConfiguration }: DesignSaveProgress): boolean =>
  productId !== undefined && hasConfiguration === true;

export const isFirstSavePending = (progress: DesignSaveProgress): boolean =>
  progress.save?.isFirst === true && getNextSaveStep(progress) !== undefined;

export function getNextSaveStep(progress: DesignSaveProgress): DesignSaveStep | undefined {
  if (progress.quoteId === undefined) return 'CREATE_QUOTE';
  return (
    productStep(progress) ??
    configurationStep(progress) ??
    nameStep(progress) ??
    (progress.save?.isPictureTried ? undefined : 'ADD_PICTURE')
  );
}

/** The remaining steps of a save, in order, with NAME_QUOTE as long as it may be needed. */
export function listRemainingSaveSteps(progress: DesignSaveProgress): readonly DesignSaveStep[] {
  const next = getNextSaveStep(progress);
  if (next === undefined) return [];
  const isNew = progress.productId === undefined;
  const needed: Record<DesignSaveStep, boolean> = {
    CREATE_QUOTE: progress.quoteId === undefined,
    ADD_PRODUCT: isNew,
    UPDATE_PRODUCT: !isNew && !progress.save?.isProductSaved,
    CREATE_DESIGN: progress.configurationId === undefined,
    CHOOSE_REVISION: progress.revision === undefined,
    CREATE_CONFIGURATION: !progress.hasConfiguration,
    NAME_QUOTE: progress.revision === undefined || nameStep(progress) !== undefined,
    ADD_PICTURE: !progress.save?.isPictureTried,
  };
  return designSaveSteps.filter((step) => needed[step]);
}

export const getDesignProduct = (quote: Quote): QuoteProduct | undefined => quote.products?.[0];

const keyOf = ({ authorEmail, date }: Commit): string => `${authorEmail} ${date}`;

const commitsOf = (quote: Quote): readonly Commit[] => getDesignProduct(quote)?.commits ?? [];

export function toDesignSaveProgress(
  quote: Quote,
  configuration: Pick<DesignSaveProgress, 'configurationId' | 'revision' | 'hasConfiguration'>,
): DesignSaveProgress {
  const product = getDesignProduct(quote);
  return {
    ...configuration,
    quoteId: quote.id,
    quoteName: quote.name ?? '',
    commits: commitsOf(quote).map(keyOf),
    ...(product && { productId: product.id }),
  };
}

/** Whether a quote contains a commit: its save has then arrived, even without a response. */
export const hasCommit = (quote: Quote, wanted: Commit): boolean =>
  commitsOf(quote).some((commit) => keyOf(commit) === keyOf(wanted));

export const findForeignCommits = (quote: Quote, { commits = [] }: DesignSaveProgress): readonly Commit[] =>
  commitsOf(quote).filter((commit) => !commits.includes(keyOf(commit)));

export const markCommitSent = (progress: DesignSaveProgress): DesignSaveProgress =>
  progress.save
    ? { ...progress, commits: [...(progress.commits ?? []), keyOf(progress.save.commit)] }
    : progress;

export function markProductSaved(progress: DesignSaveProgress, quote: Quote): DesignSaveProgress {
  const { save } = progress;
  return {
    ...progress,
    ...toDesignSaveProgress(quote, progress),
    ...(save && { save: { ...save, isProductSaved: true } }),
  };
}

export const markStepTried = (
  progress: DesignSaveProgress,
  tried: 'isNameTried' | 'isPictureTried',
): DesignSaveProgress =>
  progress.save ? { ...progress, save: { ...progress.save, [tried]: true } } : progress;

export const mergeForeignCommits = (progress: DesignSaveProgress, quote: Quote): DesignSaveProgress => ({
  ...progress,
  commits: commitsOf(quote).map(keyOf),
});
