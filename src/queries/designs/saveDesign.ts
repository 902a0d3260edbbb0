import { configurationReadOperations } from '~/queries/configurations/workflow.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import type { ProductFamily } from '~/domain/product/families.ts';
import {
  getNextSaveStep,
  markCommitSent,
  type DesignSaveProgress,
  type DesignSaveStep,
} from '~/domain/design/savePlan.ts';
import type { Configurator, Quote } from '~/domain/quote/quoteDto.ts';
import { designSaveStepTexts, designSaveTexts } from '~/domain/words/texts/designs.ts';
import { describeError } from '~/api/describeError.ts';
import { customMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { SaveConflictError } from './SaveConflictError.ts';
import {
  type Run,
  getCommit,
  createQuote,
  addProduct,
  updateProduct,
  createDesign,
  chooseRevision,
  createConfiguration,
  nameQuote,
  addPicture,
} from './saveDesignSteps.ts';

export type DesignSaveInput = {
  readonly product: Configurator & { readonly extNetPrice?: unknown };
  /** Name of the system as entered for this save, which the configurator may not have yet. */
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
    const quoteName = designSaveTexts.quoteName(design.productFamily, getCommit(progress).date);
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
 * Continues where an earlier try stopped and passes progress to `follow`. A failure is shown with its step
 * and rethrown. A step whose response was lost checks first whether it is done.
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
