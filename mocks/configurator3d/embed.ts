import type {
  ConfiguredProduct,
  FieldMap,
  MessageFromFrame,
  ConfiguratorMessage,
  FrameRequestKind,
  StartOptions,
  MessageToFrame,
} from './protocol.ts';

/** The documented options. Those that hide parts of the page default to true. */
type Options = StartOptions & {
  /** Origin of the quoting system, for instance https://maker.kbmax.com. */
  readonly kbmaxUrl: string;
  readonly elementId: string;
  readonly configuratorId: number;
  readonly showFields?: boolean;
  readonly showHeader?: boolean;
  readonly showConfigHeader?: boolean;
  readonly showDrawer?: boolean;
  readonly showMove?: boolean;
  readonly showSubmitButton?: boolean;
  readonly loadStyle?: 'none' | 'image';
};

type Listener = (message: ConfiguratorMessage) => void;

const shown = ['showFields', 'showHeader', 'showConfigHeader', 'showDrawer', 'showSubmitButton'] as const;

/**
 * The configurator in a frame of its own origin. As with the real one, messages sent before the frame has
 * loaded are lost.
 */
export class ConfiguratorEmbed {
  readonly #options: Options;
  readonly #origin: string;
  readonly #frame = document.createElement('iframe');
  readonly #listeners = new Set<Listener>();
  readonly #questions = new Map<number, (value: never) => void>();
  #asked = 0;
  #isLoaded = false;

  readonly onMessage = {
    add: (listener: Listener): void => void this.#listeners.add(listener),
    remove: (listener: Listener): void => void this.#listeners.delete(listener),
  };

  constructor(options: Options) {
    const element = document.getElementById(options.elementId);
    if (!element) throw new Error(`There is no element with the id ${options.elementId}`);
    this.#options = options;
    this.#origin = new URL(options.kbmaxUrl).origin;
    this.#frame.title = '3D configurator';
    this.#frame.src = addressOf(options, this.#origin);
    Object.assign(this.#frame.style, { border: '0', display: 'block', width: '100%', height: '100%' });
    window.addEventListener('message', this.#hear);
    element.append(this.#frame);
  }

  setFields(fields: FieldMap): void {
    this.#say({ kind: 'setFields', fields });
  }

  getFields(callback: (fields: FieldMap) => void): void {
    this.#ask('fields', callback);
  }

  getConfiguredProduct(callback: (product: ConfiguredProduct) => void): void {
    this.#ask('configuredProduct', callback);
  }

  runAction(name: string): void {
    this.#say({ kind: 'action', name });
  }

  dispose(): void {
    window.removeEventListener('message', this.#hear);
    this.#frame.remove();
    this.#listeners.clear();
    this.#questions.clear();
    this.#isLoaded = false;
  }

  readonly #hear = ({ origin, source, data }: MessageEvent<MessageFromFrame>): void => {
    if (origin !== this.#origin || source !== this.#frame.contentWindow) return;
    if (data.kind === 'loaded') {
      const { configuredProduct, parameters } = this.#options;
      this.#isLoaded = true;
      this.#say({ kind: 'start', options: { configuredProduct, parameters } });
    } else if (data.kind === 'answer') {
      const callback: ((value: never) => void) | undefined = this.#questions.get(data.id);
      this.#questions.delete(data.id);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the frame answers what it was asked
      callback?.(data.value as never);
    } else if (data.kind === 'message') {
      for (const listener of this.#listeners) listener(data.message);
    }
  };

  #ask(question: FrameRequestKind, callback: (value: never) => void): void {
    if (!this.#isLoaded) return;
    this.#asked += 1;
    this.#questions.set(this.#asked, callback);
    this.#say({ kind: 'ask', id: this.#asked, question });
  }

  #say(message: MessageToFrame): void {
    if (this.#isLoaded) this.#frame.contentWindow?.postMessage(message, this.#origin);
  }
}

function addressOf({ configuratorId, parameters, ...options }: Options, origin: string): string {
  const address = new URL(`/configurators/${configuratorId}`, origin);
  for (const [name, value] of Object.entries(parameters ?? {})) address.searchParams.set(name, String(value));
  for (const name of shown) {
    const value = options[name];
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address.href;
}
