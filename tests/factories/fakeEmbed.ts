import type { Embed, EmbedGlobal, EmbedOptions, EmbedFieldValues } from '~/widgets/designs/loadEmbed.ts';

/** An embedded fake configurator that records its calls. */
export type FakeConfigurator = {
  readonly options: EmbedOptions;
  readonly frame: HTMLIFrameElement;
  readonly set: EmbedFieldValues[];
  readonly actions: string[];
  /** Top-level fields returned by the fake, `product` is its design; undefined: it does not respond. */
  fields: EmbedFieldValues | undefined;
  product: object | undefined;
  readonly send: (message: unknown) => void;
  disposed: boolean;
};

/** The global of the embed script, and all configurators created with it. */
export type FakeEmbed = { readonly global: EmbedGlobal; readonly made: FakeConfigurator[] };

export const fakePicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A fake of the embed script without an iframe; with `hasPictures` it returns pictures at once. */
export function createFakeEmbed({ hasPictures = true } = {}): FakeEmbed {
  const made: FakeConfigurator[] = [];
  class ConfiguratorEmbed implements Embed {
    readonly #fake: FakeConfigurator;
    readonly #listeners: ((message: unknown) => void)[] = [];
    readonly onMessage = { add: (listener: (message: unknown) => void) => this.#listeners.push(listener) };
    readonly #hear = (): void => undefined;

    constructor(options: EmbedOptions) {
      const place = document.getElementById(options.elementId);
      if (!place) throw new Error('There is no such element');
      const frame = document.createElement('iframe');
      place.append(frame);
      window.addEventListener('message', this.#hear);
      this.#fake = {
        options,
        frame,
        set: [],
        actions: [],
        fields: {},
        product: options.configuredProduct ?? {},
        send: (message) => {
          for (const listener of this.#listeners) listener(message);
        },
        disposed: false,
      };
      made.push(this.#fake);
    }

    setFields(values: EmbedFieldValues): void {
      this.#fake.set.push(values);
    }

    getFields(onAnswer: (answer: unknown) => void): void {
      if (this.#fake.fields) onAnswer(this.#fake.fields);
    }

    getConfiguredProduct(onAnswer: (answer: unknown) => void): void {
      if (this.#fake.product) onAnswer(this.#fake.product);
    }

    runAction(name: string): void {
      this.#fake.actions.push(name);
      if (name === 'snapshot' && hasPictures) this.#fake.send({ name: 'snapshot', dataUrl: fakePicture });
    }

    dispose(): void {
      this.#fake.disposed = true;
      window.removeEventListener('message', this.#hear);
    }
  }
  return { global: { ConfiguratorEmbed }, made };
}
