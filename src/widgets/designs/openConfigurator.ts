import {
  EmbedError,
  type Embed,
  type EmbedGlobal,
  type EmbedOptions,
  type EmbedFieldValues,
} from './loadEmbed.ts';
import { parseEmbedMessage, type EmbedMessage } from './parseEmbedMessage.ts';

/** Counts of the messages that were dropped. */
type Dropped = {
  /** Messages from another origin, or from another window than the configurator's. */
  readonly foreign: number;
  /** Messages of the configurator in an unknown format. */
  readonly malformed: number;
};

/** @session nothing of a person */
let droppedCounts: Dropped = { foreign: 0, malformed: 0 };

export const getDroppedMessageCounts = (): Dropped => droppedCounts;

/** Whether a message comes from an iframe in the element. */
const isFrameIn = (element: Element, source: MessageEvent['source']): boolean =>
  [...element.querySelectorAll('iframe')].some(({ contentWindow }) => contentWindow === source);

/**
 * Stops messages from other origins unless the iframe in `element` sends them from `origin`. Its listener
 * comes before all later ones, the embed's too, and checks only the source, never the content: long or
 * numerous messages are not parsed. Messages from Portal's own origin pass. Returns the function that removes
 * it.
 */
function openGate(origin: string, element: Element): () => void {
  const onMessage = (event: MessageEvent): void => {
    if (event.origin === location.origin) return;
    if (event.origin === origin && isFrameIn(element, event.source)) return;
    event.stopImmediatePropagation();
    droppedCounts = { ...droppedCounts, foreign: droppedCounts.foreign + 1 };
  };
  window.addEventListener('message', onMessage, { capture: true });
  return () => window.removeEventListener('message', onMessage, { capture: true });
}

/** In ms: how long the configurator may take until it is ready. */
export const configuratorReadyTimeout = 30_000;
/** In ms: how long the configurator may take for a callback, which never reports failures. */
export const configuratorResponseTimeout = 10_000;

export type ConfiguratorHandle = {
  readonly setFields: (values: EmbedFieldValues) => void;
  /** Values of the top fields. Rejects with NO_ANSWER after 10 s. */
  readonly fields: () => Promise<unknown>;
  /** The current design. Rejects with NO_ANSWER after 10 s. */
  readonly configuredProduct: () => Promise<unknown>;
  /** A picture of the design as PNG data URL. Rejects with NO_ANSWER after 10 s. */
  readonly snapshot: () => Promise<string>;
  readonly dispose: () => void;
};

export type ConfiguratorOptions = {
  readonly embed: EmbedGlobal;
  readonly url: string;
  readonly element: HTMLElement;
  readonly title: string;
  readonly configuratorId: number;
  readonly product: object | undefined;
  readonly parameters: EmbedFieldValues;
  readonly onMessage: (message: EmbedMessage) => void;
  readonly onFailed: (error: EmbedError) => void;
};

/** @session nothing of a person */
let lastId = 0;
let shown: ConfiguratorHandle | undefined;

/**
 * Opens the configurator in an element, disposing of an open one first. Throws an EmbedError of kind BROKEN.
 */
export function openConfigurator(options: ConfiguratorOptions): ConfiguratorHandle {
  shown?.dispose();
  const opened = open(options);
  shown = opened;
  return opened;
}

function placeIn(element: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  lastId += 1;
  place.id = `configurator-${lastId}`;
  place.style.height = '100%';
  element.append(place);
  return place;
}

const optionsOf = (options: ConfiguratorOptions, elementId: string): EmbedOptions => ({
  kbmaxUrl: options.url,
  elementId,
  configuratorId: options.configuratorId,
  ...(options.product && { configuredProduct: options.product }),
  showFields: false,
  showHeader: false,
  showConfigHeader: false,
  showDrawer: true,
  showSubmitButton: false,
  loadStyle: 'none',
  parameters: options.parameters,
});

function makeEmbed(options: ConfiguratorOptions, place: HTMLElement, onFailed: () => void): Embed {
  try {
    return new options.embed.ConfiguratorEmbed(optionsOf(options, place.id));
  } catch (error) {
    onFailed();
    throw new EmbedError('BROKEN', error);
  }
}

function open(options: ConfiguratorOptions): ConfiguratorHandle {
  const { element, title, onMessage, onFailed } = options;
  const place = placeIn(element);
  const closeGate = openGate(new URL(options.url).origin, place);
  const droppedBefore = getDroppedMessageCounts();
  const leave = (): void => {
    const { foreign, malformed } = getDroppedMessageCounts();
    const dropped = foreign - droppedBefore.foreign + malformed - droppedBefore.malformed;
    if (dropped > 0)
      console.warn(`${dropped} messages to the page were dropped while the configurator was open`);
    closeGate();
    place.remove();
  };
  const embed = makeEmbed(options, place, leave);
  const over = new AbortController();
  let waiting: EmbedFieldValues | undefined = {};
  const pictures = new Set<(dataUrl: string) => void>();

  const onReady = (): void => {
    clearTimeout(readyTimer);
    for (const frame of place.querySelectorAll('iframe')) if (!frame.title) frame.title = title;
    const values = waiting;
    waiting = undefined;
    if (values && Object.keys(values).length > 0) embed.setFields(values);
  };
  const readyTimer = setTimeout(() => onFailed(new EmbedError('SILENT')), configuratorReadyTimeout);
  embed.onMessage.add((sent) => {
    if (over.signal.aborted) return;
    const message = parseEmbedMessage(sent);
    if (!message) {
      droppedCounts = { ...droppedCounts, malformed: droppedCounts.malformed + 1 };
      return;
    }
    if (message.name === 'ready') onReady();
    if (message.name === 'snapshot') for (const take of pictures) take(message.dataUrl);
    onMessage(message);
  });

  const opened: ConfiguratorHandle = {
    setFields: (values) => {
      if (waiting) waiting = { ...waiting, ...values };
      else embed.setFields(values);
    },
    fields: () => answer(over.signal, (take) => embed.getFields(take)),
    configuredProduct: () => answer(over.signal, (take) => embed.getConfiguredProduct(take)),
    snapshot: () => {
      let take: ((dataUrl: string) => void) | undefined;
      return answer<string>(over.signal, (resolve) => {
        take = resolve;
        pictures.add(resolve);
        embed.runAction('snapshot');
      }).finally(() => take && pictures.delete(take));
    },
    dispose: () => {
      if (over.signal.aborted) return;
      over.abort();
      clearTimeout(readyTimer);
      if (shown === opened) shown = undefined;
      try {
        embed.dispose();
      } catch (error) {
        console.warn(error);
      }
      leave();
    },
  };
  return opened;
}

/**
 * Resolves with the value of a callback; rejects with NO_ANSWER on timeout, when the call throws, or after
 * disposal.
 */
function answer<Value>(over: AbortSignal, ask: (take: (value: Value) => void) => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown): void => {
      end();
      reject(new EmbedError('NO_ANSWER', cause));
    };
    const onOver = (): void => fail();
    const timer = setTimeout(fail, configuratorResponseTimeout);
    const end = (): void => {
      clearTimeout(timer);
      over.removeEventListener('abort', onOver);
    };
    if (over.aborted) {
      fail();
      return;
    }
    over.addEventListener('abort', onOver);
    try {
      ask((value) => {
        end();
        resolve(value);
      });
    } catch (error) {
      fail(error);
    }
  });
}
