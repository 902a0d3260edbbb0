import { createStore, useStore } from 'zustand';
import { createNotice } from '~/domain/notice/notices.ts';
import { getNextSaveStep, type DesignSaveProgress } from '~/domain/design/savePlan.ts';
import type { Configurator, Quote } from '~/domain/quote/quoteDto.ts';
import { designTexts } from '~/domain/words/texts/designs.ts';
import { notify } from '~/platform/notices.ts';
import type { StorageOwner } from '~/platform/storage/personalStore.ts';
import { parseTotalPrice, type EmbedMessage } from '~/widgets/designs/parseEmbedMessage.ts';
import type { ConfiguratorHandle } from '~/widgets/designs/openConfigurator.ts';
import { deleteDesignDraft, saveDesignDraft, lockDesignDraft } from './designDraftStore.ts';
import type { DesignDraft } from '~/domain/design/designDraft.ts';
import { type Decision, allowedDecision, createRefusal, type Actor } from '~/domain/access/decision.ts';
import type { ProductFamily } from '~/domain/product/families.ts';
import { useStorageOwner, useActor } from '~/session/me.ts';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { check3DConfigurationCreation } from '~/domain/configuration/creationPermission.ts';
import { isGeneratingState } from '~/domain/configuration/state.ts';
import { getQuoteState, getQuoteStateName } from '~/domain/quote/facts.ts';
import { checkQuoteDesignChange } from '~/domain/quote/permission.ts';
import { getConfigurationDisplayState } from '~/domain/quote/quote.ts';
import { checkConfigurationEvent } from '~/domain/workflow/permission.ts';
import { configurationQuery, type Configuration } from '~/queries/configurations/configurations.ts';
import { designQuoteQuery } from '~/queries/designs/designQuote.ts';

export type InitialDesign = {
  readonly key: string;
  readonly productFamily: ProductFamily;
  readonly customer: { readonly number: string; readonly name: string };
  /** Design to load into the configurator; undefined for a new one. */
  readonly product: Configurator | undefined;
  readonly progress: DesignSaveProgress;
  /** Time of the last change in ms, set for a draft: nothing of it counts as saved. */
  readonly draftFrom?: number;
  readonly changeDecision: Decision;
};

export type DesignCallbacks = {
  /** Id of the configuration that the first save has created. */
  readonly madeAs: string | undefined;
  readonly onMade: (configurationId: string) => void;
  /** Continues a draft as a new design after its configuration or quote was deleted. */
  readonly onRenew: (draft: DesignDraft) => void;
  readonly onReadAnew: () => void;
};

/** Debounce in ms before the design is read from the configurator and stored as a draft. */
const gathering = 300;

type DesignState = {
  readonly isReady: boolean;
  /** Total price in SEK; undefined if unknown. */
  readonly total: number | undefined;
  readonly product: Configurator | undefined;
  /** Time of the last change in ms; undefined if everything is saved. */
  readonly changedAt: number | undefined;
  readonly progress: DesignSaveProgress;
};

/** What a save sends; `change` is the time of the last change in ms, by which `settle` recognizes it. */
type Taken = { readonly product: Configurator; readonly change: number };

const isProduct = (value: unknown): value is Configurator =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const quietly = (asking: Promise<unknown>): void => void asking.catch(() => undefined);

/** State of the open design: events of the configurator, save progress and draft. */
class OpenDesign {
  readonly state;
  readonly #start: InitialDesign;
  readonly #owner: StorageOwner;
  #configurator: ConfiguratorHandle | undefined;
  /** The design as JSON: as last read, as last saved (or first read), and as taken by the running save. */
  #text: string | undefined;
  #saved: string | undefined;
  #taken: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #toldNotKept = false;
  /** Whether the person may change the design; no draft is written otherwise. */
  #isKept: boolean;

  constructor(start: InitialDesign, owner: StorageOwner) {
    this.#start = start;
    this.#isKept = start.changeDecision.allowed;
    this.#owner = owner;
    this.state = createStore<DesignState>(() => ({
      isReady: false,
      total: undefined,
      product: start.product,
      changedAt: start.draftFrom,
      progress: start.progress,
    }));
  }

  readonly onOpened = (configurator: ConfiguratorHandle | undefined): void => {
    this.#configurator = configurator;
    if (configurator) return;
    clearTimeout(this.#timer);
    this.state.setState({ isReady: false });
  };

  /** Sets whether drafts are written; writes one for changes made before it was allowed. */
  readonly keepChanges = (isKept: boolean): void => {
    this.#isKept = isKept;
    this.#keep();
  };

  readonly onMessage = (message: EmbedMessage): void => {
    if (message.name === 'ready') quietly(this.#onReady());
    if (message.name === 'changed') this.#onChanged(message.total);
  };

  /** Reads the design for a save. Rejects if the configurator returns none. */
  readonly take = async (): Promise<Taken> => {
    clearTimeout(this.#timer);
    const product = await this.#ask();
    const change = this.state.getState().changedAt ?? Date.now();
    this.state.setState({ changedAt: change });
    this.#taken = this.#text;
    return { product, change };
  };

  /** Reads the design without starting a save. Rejects if the configurator returns none. */
  readonly read = (): Promise<Configurator> => this.#ask();

  readonly nameSystem = (systemName: string): void => this.#configurator?.setFields({ systemName });

  readonly picture = (): Promise<string> =>
    this.#configurator?.snapshot() ?? Promise.reject(new Error('There is no configurator'));

  readonly follow = (progress: DesignSaveProgress): void => {
    this.state.setState({ progress });
    this.#keep();
  };

  readonly beginAnew = (): void => {
    const { changedAt = Date.now() } = this.state.getState();
    this.#saved = undefined;
    this.state.setState({ changedAt });
    this.follow({});
  };

  /** Marks a change as saved and deletes its draft, unless there was a later change. */
  readonly settle = (change: number): void => {
    const { changedAt } = this.state.getState();
    this.#saved = this.#taken;
    if (changedAt !== undefined && changedAt !== change) return;
    this.state.setState({ changedAt: undefined });
    this.#drop();
  };

  async #onReady(): Promise<void> {
    this.state.setState({ isReady: true });
    const total = parseTotalPrice(await this.#configurator?.fields());
    if (total !== undefined) this.state.setState({ total });
    await this.#ask();
  }

  #onChanged(total: number | undefined): void {
    const known = this.state.getState();
    // A change event before the first read comes from loading the design, not from the person.
    const changedAt = this.#text === undefined ? known.changedAt : (known.changedAt ?? Date.now());
    this.state.setState({ total: total ?? known.total, changedAt });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => quietly(this.#ask()), gathering);
  }

  async #ask(): Promise<Configurator> {
    const product = await this.#configurator?.configuredProduct();
    if (!isProduct(product)) throw new Error('The configurator gave no design');
    this.#note(product);
    return product;
  }

  /** After a save that stopped half way no server has the whole design: its draft must stay. */
  #isHalfSaved(): boolean {
    const { progress } = this.state.getState();
    return progress.save !== undefined && getNextSaveStep(progress) !== undefined;
  }

  #note(product: Configurator): void {
    const text = JSON.stringify(product);
    const isFirst = this.#text === undefined;
    const isSame = text === this.#text;
    this.#text = text;
    // The configurator normalizes what it loads: its first output is the saved state, except for a draft.
    if (isFirst && this.#start.draftFrom === undefined) this.#saved = text;
    const isSaved = text === this.#saved && !this.#isHalfSaved();
    const before = this.state.getState().changedAt;
    const changedAt = isSaved ? undefined : isFirst || isSame ? before : Date.now();
    this.state.setState({ product, changedAt });
    if (isFirst) return;
    if (changedAt === undefined) this.#drop();
    else this.#keep();
  }

  #drop(): void {
    deleteDesignDraft(this.#owner, this.#start.key);
  }

  #keep(): void {
    const { product, changedAt, progress } = this.state.getState();
    const { key, productFamily, customer } = this.#start;
    if (!product || changedAt === undefined || !this.#isKept) return;
    const about = { key, productFamily, accountNumber: customer.number, changedAt };
    const draft = { ...about, configurationId: progress.configurationId, product, progress };
    if (saveDesignDraft(this.#owner, draft) || this.#toldNotKept) return;
    this.#toldNotKept = true;
    notify(createNotice('WARNING', { body: designTexts.notKept }));
  }
}

export type Design = DesignState & { readonly open: OpenDesign };

export function useDesign(start: InitialDesign): Design {
  const owner = useStorageOwner();
  const [open] = useState(() => new OpenDesign(start, owner));
  useEffect(() => lockDesignDraft(start.key), [start.key]);
  const canChange = start.changeDecision.allowed;
  useEffect(() => open.keepChanges(canChange), [open, canChange]);
  return { ...useStore(open.state), open };
}

export type DesignStatus = ReturnType<typeof standingOf>;

type Subject = Pick<InitialDesign, 'productFamily' | 'customer'>;

/** Configuration and quote of a design; both undefined for a new one. */
type DesignOf = { readonly configuration: Configuration | undefined; readonly quote: Quote | undefined };

function checkNewQuoteChange(
  actor: Actor,
  { productFamily, customer }: Subject,
  quote: Quote | undefined,
): Decision {
  const makeDecision = check3DConfigurationCreation(productFamily, actor.units, customer.number);
  if (!makeDecision.allowed) return makeDecision;
  return quote ? checkQuoteDesignChange(quote) : allowedDecision;
}

function standingOf(actor: Actor, subject: Subject, { configuration: of, quote }: DesignOf) {
  const state =
    of && getConfigurationDisplayState(of.configurationState, quote && getQuoteStateName(quote.state));
  const generates = isGeneratingState(state ?? (quote ? getQuoteState(quote) : 'CONFIGURING'));
  const decision =
    of && state
      ? checkConfigurationEvent(actor, 'CONFIGURE', { ...of, configurationState: state })
      : checkNewQuoteChange(actor, subject, quote);
  // "Files are being generated" is a better reason than the list of allowed states.
  const waits = generates && !decision.allowed && decision.rule === 'STATE';
  return {
    state,
    isGenerating: generates,
    configuration: of,
    changeDecision: waits ? createRefusal('STATE', designTexts.beingGenerated) : decision,
  };
}

/**
 * Status of the configuration created by the first save, else of the opened one. Shares the query cache: file
 * generation started on another page shows here.
 */
export function useDesignStatus(
  subject: Subject,
  opened: DesignOf,
  madeAs: string | undefined,
): DesignStatus {
  const actor = useActor();
  const { data: made } = useQuery({ ...configurationQuery(madeAs ?? ''), enabled: madeAs !== undefined });
  const now = madeAs === undefined ? opened.configuration : (made ?? undefined);
  const quoteId = now?.kbMaxQuoteId ?? opened.quote?.id;
  const { data: quoteNow } = useQuery({ ...designQuoteQuery(quoteId ?? 0), enabled: false });
  return standingOf(actor, subject, { configuration: now, quote: quoteNow ?? opened.quote });
}
