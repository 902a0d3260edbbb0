import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { restoreRawValues } from '~/api/responses/restoreRawValues.ts';
import { call } from '~/api/call.ts';
import { isPlaceholderState } from '~/domain/configuration/state.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import type { ProductFamily } from '~/domain/product/families.ts';
import { createFieldReader } from '~/domain/quote/fields.ts';
import { configuratorId, quoteCurrency, getRequiredQuoteName, type Commit } from '~/domain/quote/quote.ts';
import {
  findForeignCommits,
  hasCommit,
  getNextSaveStep,
  toDesignSaveProgress,
  markCommitSent,
  markProductSaved,
  markStepTried,
  type DesignSaveProgress,
  type DesignSaveStep,
} from '~/domain/design/savePlan.ts';
import type { Configurator, Quote, QuoteProduct } from '~/domain/quote/quoteDto.ts';
import { findPendingRevision } from '~/domain/revision/revision.ts';
import { designSaveStepTexts, designSaveTexts } from '~/domain/words/texts/designs.ts';
import { configurationReadOperations } from '~/queries/configurations/workflow.ts';
import { describeError } from '~/api/describeError.ts';
import { customMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { findExistingDraft } from './findExistingDraft.ts';
import { uploadDesignPicture } from './uploadDesignPicture.ts';
import { getFullyReadableDesign } from './designQuote.ts';
import { SaveConflictError } from './SaveConflictError.ts';

export type DesignSaveInput = {
  readonly product: Configurator & { readonly extNetPrice?: unknown };
  /** The name that has been given to the system for this save, before the configurator may have it. */
  readonly name: string | undefined;
  readonly productFamily: ProductFamily;
  readonly customer: { readonly number: string; readonly name: string };
  readonly picture: () => Promise<string>;
};

export type SaveProgressListener = (progress: DesignSaveProgress) => void;

export type SaveResult =
  | { readonly kind: 'SAVED'; readonly progress: DesignSaveProgress }
  | { readonly kind: 'CONFLICT'; readonly theirs: Quote }
  | DeletedSaveTarget;

export type DeletedSaveTarget = {
  readonly kind: 'GONE';
  readonly what: 'QUOTE' | 'CONFIGURATION';
  readonly id: string;
};

type Run = (design: DesignSaveInput, progress: DesignSaveProgress) => Promise<DesignSaveProgress>;

const commitIn = ({ save }: DesignSaveProgress): Commit => {
  if (!save) throw new Error('No save has begun');
  return save.commit;
};
const known = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('A step of the save was left out');
  return value;
};

const createQuote: Run = async ({ customer }, progress) => {
  const name = known(progress.quoteName);
  const earlier = progress.begun ? await findExistingDraft.quote(name) : undefined;
  const quote =
    earlier ??
    (await call('quoteCreate', { body: { name, currency: quoteCurrency, customer, products: [] } }));
  return { ...progress, quoteId: quote.id, quoteName: quote.name ?? name };
};

const addProduct: Run = async ({ product }, progress) => {
  const id = known(progress.quoteId);
  const commit = commitIn(progress);
  if (progress.begun) {
    const quote = await call('quoteGet', { path: { id } });
    if (hasCommit(quote, commit)) return markProductSaved(progress, quote);
    if (getFullyReadableDesign('quoteAddProduct', quote))
      return { ...progress, ...toDesignSaveProgress(quote, progress) };
  }
  const body = {
    idProduct: configuratorId,
    isConfigured: true,
    qty: 1,
    configuredProduct: product,
    commits: [commit],
  };
  return markProductSaved(progress, await call('quoteAddProduct', { path: { id }, body }));
};

const priceOf = ({ extNetPrice }: DesignSaveInput['product'], before: number | null): number | null =>
  typeof extNetPrice === 'number' ? extNetPrice : before;

const committed = (saved: QuoteProduct, design: DesignSaveInput, commit: Commit): QuoteProduct => ({
  ...restoreRawValues('quoteUpdateProduct', saved, 'commits'),
  configuredProduct: design.product,
  extNetPrice: priceOf(design.product, saved.extNetPrice),
  commits: [...(saved.commits ?? []), commit],
});

const updateProduct: Run = async (design, progress) => {
  const id = known(progress.quoteId);
  const commit = commitIn(progress);
  const quote = await call('quoteGet', { path: { id } });
  if (hasCommit(quote, commit)) return markProductSaved(progress, quote);
  const saved = getFullyReadableDesign('quoteUpdateProduct', quote);
  if (findForeignCommits(quote, progress).length > 0) throw new SaveConflictError(quote);
  if (!saved) return addProduct(design, { ...progress, begun: undefined });
  try {
    const [path, body] = [{ quoteId: id, productId: saved.id }, committed(saved, design, commit)];
    return markProductSaved(progress, await call('quoteUpdateProduct', { path, body }));
  } catch (error) {
    console.warn(designSaveTexts.updateFailed(id));
    if (error instanceof ApiError && error.status === 409) {
      const now = await call('quoteGet', { path: { id } });
      if (findForeignCommits(now, progress).length > 0) throw new SaveConflictError(now);
    }
    throw error;
  }
};

const descriptionOf = ({ product, name, productFamily }: DesignSaveInput): string =>
  createFieldReader(product.fields).text('systemName') || name || designSaveTexts.description(productFamily);

const createDesign: Run = async (design, progress) => {
  const kbMaxQuoteId = known(progress.quoteId);
  const { productFamily, customer } = design;
  const earlier = progress.begun ? await findExistingDraft.design(kbMaxQuoteId, customer.number) : undefined;
  if (earlier !== undefined) return { ...progress, configurationId: earlier };
  const { configurationId, revisions } = await call('configurationSetCreate', {
    body: {
      productFamily,
      accountNumber: customer.number,
      configurationId: '',
      configurationDescription: descriptionOf(design),
      designType: 'CONFIGURED_3D',
      kbMaxQuoteId,
    },
  });
  const revision = findPendingRevision(revisions)?.revisionName;
  return { ...progress, configurationId, ...(revision !== undefined && { revision }) };
};

const chooseRevision: Run = async (_design, progress) => {
  const configuration = await call('configurationGet', { path: { id: known(progress.configurationId) } });
  const revision = findPendingRevision(configuration.revisions)?.revisionName ?? configuration.revision;
  return { ...progress, revision, hasConfiguration: !isPlaceholderState(configuration.configurationState) };
};

const createConfiguration: Run = async (design, progress) => {
  const configurationId = known(progress.configurationId);
  const description = descriptionOf(design);
  const body = {
    configurationId,
    revisionId: known(progress.revision),
    configurationName: description,
    configurationDescription: description,
    partNumber: null,
  };
  try {
    await call('configurationCreate', { body });
  } catch (error) {
    // It may be there: an earlier try has arrived whose answer was lost.
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const existing = await call('configurationGet', { path: { id: configurationId } });
    if (isPlaceholderState(existing.configurationState)) throw error;
  }
  return { ...progress, hasConfiguration: true };
};

const nameQuote: Run = async (_design, progress) => {
  const id = known(progress.quoteId);
  const tried = markStepTried(progress, 'isNameTried');
  try {
    const quote = await call('quoteGet', { path: { id } });
    const name = getRequiredQuoteName(
      quote.name ?? '',
      known(progress.configurationId),
      known(progress.revision),
    );
    const body = { ...restoreRawValues('quoteModifyName', quote), name };
    const named = name === undefined ? quote : await call('quoteModifyName', { body });
    return { ...tried, quoteName: named.name ?? '' };
  } catch (error) {
    console.warn(designSaveTexts.nameFailed(id), error);
    return tried;
  }
};

const addPicture: Run = async ({ picture }, progress) => {
  const id = known(progress.configurationId);
  try {
    await uploadDesignPicture(id, known(progress.revision), await picture());
  } catch (error) {
    console.warn(designSaveTexts.pictureFailed(id), error);
  }
  return markStepTried(progress, 'isPictureTried');
};

const runs: Record<DesignSaveStep, Run> = {
  CREATE_QUOTE: createQuote,
  ADD_PRODUCT: addProduct,
  UPDATE_PRODUCT: updateProduct,
  CREATE_DESIGN: createDesign,
  CHOOSE_REVISION: chooseRevision,
  CREATE_CONFIGURATION: createConfiguration,
  NAME_QUOTE: nameQuote,
  ADD_PICTURE: addPicture,
};

const sendsCommit = (step: DesignSaveStep): boolean => step === 'ADD_PRODUCT' || step === 'UPDATE_PRODUCT';

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

async function isDeleted(read: () => Promise<unknown>): Promise<boolean> {
  return read().then(() => false, isNotFound);
}

async function findGone({
  quoteId,
  configurationId,
}: DesignSaveProgress): Promise<DeletedSaveTarget | undefined> {
  if (quoteId !== undefined && (await isDeleted(() => call('quoteGet', { path: { id: quoteId } }))))
    return { kind: 'GONE', what: 'QUOTE', id: String(quoteId) };
  if (
    configurationId !== undefined &&
    (await isDeleted(() => call('configurationGet', { path: { id: configurationId } })))
  )
    return { kind: 'GONE', what: 'CONFIGURATION', id: configurationId };
  return undefined;
}

async function runSteps(
  design: DesignSaveInput,
  begun: DesignSaveProgress,
  follow: SaveProgressListener,
): Promise<DesignSaveProgress> {
  let progress = begun;
  if (progress.quoteId === undefined && progress.quoteName === undefined) {
    const quoteName = designSaveTexts.quoteName(design.productFamily, commitIn(progress).date);
    progress = { ...progress, quoteName };
  }
  for (let step = getNextSaveStep(progress); step; step = getNextSaveStep(progress)) {
    const again = progress.begun === step;
    const sent = sendsCommit(step) ? markCommitSent(progress) : progress;
    follow({ ...sent, begun: step });
    const wanted = step === 'UPDATE_PRODUCT' ? progress : sent;
    // oxlint-disable-next-line no-await-in-loop -- each call builds on what the one before has made
    const next = await runs[step](design, { ...wanted, begun: again ? step : undefined });
    progress = { ...next, begun: undefined };
    follow(progress);
  }
  return progress;
}

/**
 * From where an earlier try has stopped. A failure is told with its step and passed on; `follow` has heard how far it
 * went. A step whose answer was lost looks first.
 */
export function saveDesign(
  client: QueryClient,
  design: DesignSaveInput,
  progress: DesignSaveProgress,
  follow: SaveProgressListener,
): Promise<SaveResult> {
  let reached = progress;
  const followed: SaveProgressListener = (next) => {
    reached = next;
    follow(next);
  };
  const failed = (error: unknown) => {
    const step = getNextSaveStep(reached);
    const reason = describeError(error);
    const body = step ? designSaveTexts.failedAt(designSaveStepTexts[step], reason) : reason;
    return createNotice('SAVE_ERROR', { body, report: true });
  };
  const run = async (): Promise<SaveResult> => {
    try {
      return { kind: 'SAVED', progress: await runSteps(design, progress, followed) };
    } catch (error) {
      if (error instanceof SaveConflictError) return { kind: 'CONFLICT', theirs: error.theirs };
      const gone = isNotFound(error) ? await findGone(reached) : undefined;
      if (gone) return gone;
      throw error;
    }
  };
  const refreshes = [...configurationReadOperations, 'quoteGet', 'quoteSearch'] as const;
  return executeMutation(client, customMutation(run, { failed, refreshes }), undefined);
}
