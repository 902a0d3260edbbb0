import { useEffect, useRef, useState } from 'react';
import { nextSaveStep, type SaveProgress } from '~/domain/quote/savePlan.ts';
import type { Configurator } from '~/domain/quote/wire.ts';
import { notice } from '~/domain/notice/notices.ts';
import { configuratorTexts } from '~/domain/words/texts/configurator.ts';
import { useOwner } from './useOwner.ts';
import { notify } from '~/ui/notices/notices.ts';
import { totalOf, type EmbedMessage } from '~/widgets/configurator/embedMessage.ts';
import type { OpenConfigurator } from '~/widgets/configurator/openConfigurator.ts';
import type { DesignStart } from './designStart.ts';
import { dropDraft, holdDraft, keepDraft } from './draftStore.ts';

/** Time, in ms, for which changes are gathered before the design is asked for and kept. */
const gathering = 300;

const isProduct = (value: unknown): value is Configurator =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The design as the page knows it. */
type Known = {
  readonly isReady: boolean;
  readonly total: number | undefined;
  readonly product: Configurator | undefined;
  /** Moment of the last change in ms; undefined as long as there is none since it was read or saved. */
  readonly changedAt: number | undefined;
};

export type Design = Known & {
  readonly progress: SaveProgress;
  readonly onOpened: (configurator: OpenConfigurator | undefined) => void;
  readonly onMessage: (message: EmbedMessage) => void;
  /** The design as it stands in the configurator now, with the number of its change. */
  readonly take: () => Promise<{ readonly product: Configurator; readonly change: number }>;
  readonly picture: () => Promise<string>;
  /** Keeps how far a save has come. */
  readonly follow: (progress: SaveProgress) => Promise<void>;
  /** Takes a change as saved: its draft goes, unless there is a later one. */
  readonly settle: (change: number) => Promise<void>;
};

/** Everything about the design on the page that the configurator tells, and its draft in the browser. */
export function useDesign(start: DesignStart, onClose: () => void): Design {
  const owner = useOwner();
  const [known, setKnown] = useState<Known>({
    isReady: false,
    total: undefined,
    product: start.product,
    changedAt: start.draftFrom,
  });
  const [progress, setProgress] = useState(start.progress);
  const now = useRef({
    configurator: undefined as OpenConfigurator | undefined,
    /** The design as it was last told, as it was when it was read or saved, and as the last save has taken it. */
    text: undefined as string | undefined,
    saved: undefined as string | undefined,
    taken: undefined as string | undefined,
    product: start.product,
    changedAt: start.draftFrom,
    progress: start.progress,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    toldNotKept: false,
  }).current;

  useEffect(() => holdDraft(start.key), [start.key]);
  useEffect(() => () => clearTimeout(now.timer), [now]);

  const keep = async (): Promise<void> => {
    if (!now.product || now.changedAt === undefined || !start.mayChange.allowed) return;
    const { configurationId } = now.progress;
    const { key, productFamily, customer } = start;
    const draft = {
      key,
      configurationId,
      productFamily,
      accountNumber: customer.number,
      changedAt: now.changedAt,
      product: now.product,
      progress: now.progress,
    };
    await keepDraft(owner, draft).catch(() => {
      if (now.toldNotKept) return;
      now.toldNotKept = true;
      notify(notice('WARNING', { body: configuratorTexts.notKept }));
    });
  };

  /** Whether a save has stopped half way, so that what is in the browser is saved nowhere in full. */
  const isHalfSaved = (): boolean =>
    now.progress.save !== undefined && nextSaveStep(now.progress) !== undefined;

  /** Notes the design as the configurator has just given it. */
  const note = (product: Configurator): void => {
    const text = JSON.stringify(product);
    const isFirst = now.text === undefined;
    const isSame = text === now.text;
    now.text = text;
    now.product = product;
    // A design that was read is saved as the configurator first gives it; a draft is not.
    if (isFirst && start.draftFrom === undefined) now.saved = text;
    if (text === now.saved && !isHalfSaved()) now.changedAt = undefined;
    else if (!isFirst && !isSame) now.changedAt = Date.now();
    setKnown((before) => ({ ...before, product, changedAt: now.changedAt }));
    if (isFirst) return;
    if (now.changedAt === undefined) void dropDraft(owner, start.key).catch(() => undefined);
    else void keep();
  };

  const ask = async (): Promise<Configurator | undefined> => {
    const product = await now.configurator?.configuredProduct();
    if (!isProduct(product)) return undefined;
    note(product);
    return product;
  };

  const onReady = async (): Promise<void> => {
    setKnown((before) => ({ ...before, isReady: true }));
    const values = await now.configurator?.fields();
    setKnown((before) => ({ ...before, total: totalOf(values) ?? before.total }));
    await ask();
  };
  const quietly = (asking: Promise<unknown>): void => void asking.catch(() => undefined);

  const onMessage = (message: EmbedMessage): void => {
    if (message.name === 'ready') quietly(onReady());
    if (message.name === 'close') onClose();
    if (message.name !== 'changed') return;
    // Until the design has been asked for, it counts as changed.
    if (now.text !== undefined) now.changedAt ??= Date.now();
    setKnown((before) => ({ ...before, total: message.total ?? before.total, changedAt: now.changedAt }));
    clearTimeout(now.timer);
    now.timer = setTimeout(() => quietly(ask()), gathering);
  };

  return {
    ...known,
    progress,
    onOpened: (configurator) => {
      now.configurator = configurator;
      if (!configurator) setKnown((before) => ({ ...before, isReady: false }));
    },
    onMessage,
    take: async () => {
      clearTimeout(now.timer);
      const product = await ask();
      if (!product) throw new Error('The configurator gave no design');
      now.changedAt ??= Date.now();
      now.taken = now.text;
      return { product, change: now.changedAt };
    },
    picture: () => now.configurator?.snapshot() ?? Promise.reject(new Error('There is no configurator')),
    follow: async (next) => {
      now.progress = next;
      setProgress(next);
      await keep();
    },
    settle: async (change) => {
      now.saved = now.taken;
      if (now.changedAt !== undefined && now.changedAt !== change) return;
      now.changedAt = undefined;
      setKnown((before) => ({ ...before, changedAt: undefined }));
      await dropDraft(owner, start.key).catch(() => undefined);
    },
  };
}
