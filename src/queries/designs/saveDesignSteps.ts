import { restoreRawValues } from '~/api/responses/restoreRawValues.ts';
import { toDesignSaveProgress } from '~/domain/design/savePlan.ts';
import { ApiError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import { isPlaceholderState } from '~/domain/configuration/state.ts';
import { createFieldReader } from '~/domain/quote/fields.ts';
import { configuratorId, quoteCurrency, getRequiredQuoteName, type Commit } from '~/domain/quote/quote.ts';
import {
  findForeignCommits,
  hasCommit,
  markProductSaved,
  markStepTried,
  type DesignSaveProgress,
} from '~/domain/design/savePlan.ts';
import type { QuoteProduct } from '~/domain/quote/quoteDto.ts';
import { findPendingRevision } from '~/domain/revision/revision.ts';
import { designSaveTexts } from '~/domain/words/texts/designs.ts';
import { findExistingDraft } from './findExistingDraft.ts';
import { uploadDesignPicture } from './uploadDesignPicture.ts';
import { getFullyReadableDesign } from './designQuote.ts';
import { SaveConflictError } from './SaveConflictError.ts';
import { type DesignSaveInput } from './saveDesign.ts';

export type Run = (design: DesignSaveInput, progress: DesignSaveProgress) => Promise<DesignSaveProgress>;

export const getCommit = ({ save }: DesignSaveProgress): Commit => {
  if (!save) throw new Error('No save has begun');
  return save.commit;
};
const known = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('A step of the save was left out');
  return value;
};

export const createQuote: Run = async ({ customer }, progress) => {
  const name = known(progress.quoteName);
  const earlier = progress.begun ? await findExistingDraft.quote(name) : undefined;
  const quote =
    earlier ??
    (await call('quoteCreate', { body: { name, currency: quoteCurrency, customer, products: [] } }));
  return { ...progress, quoteId: quote.id, quoteName: quote.name ?? name };
};

export const addProduct: Run = async ({ product }, progress) => {
  const id = known(progress.quoteId);
  const commit = getCommit(progress);
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

export const updateProduct: Run = async (design, progress) => {
  const id = known(progress.quoteId);
  const commit = getCommit(progress);
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

export const createDesign: Run = async (design, progress) => {
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

export const chooseRevision: Run = async (_design, progress) => {
  const configuration = await call('configurationGet', { path: { id: known(progress.configurationId) } });
  const revision = findPendingRevision(configuration.revisions)?.revisionName ?? configuration.revision;
  return { ...progress, revision, hasConfiguration: !isPlaceholderState(configuration.configurationState) };
};

export const createConfiguration: Run = async (design, progress) => {
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
    // A conflict may come of an earlier try whose response was lost: then the configuration exists.
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const existing = await call('configurationGet', { path: { id: configurationId } });
    if (isPlaceholderState(existing.configurationState)) throw error;
  }
  return { ...progress, hasConfiguration: true };
};

export const nameQuote: Run = async (_design, progress) => {
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

export const addPicture: Run = async ({ picture }, progress) => {
  const id = known(progress.configurationId);
  try {
    await uploadDesignPicture(id, known(progress.revision), await picture());
  } catch (error) {
    console.warn(designSaveTexts.pictureFailed(id), error);
  }
  return markStepTried(progress, 'isPictureTried');
};
