import type { Embed, EmbedGlobal, EmbedOptions, EmbedFieldValues } from '~/widgets/designs/loadEmbed.ts';

/** An open fake of the configurator, with what was done to it. */
export type FakeConfigurator = {
  readonly options: EmbedOptions;
  readonly frame: HTMLIFrameElement;
  readonly set: EmbedFieldValues[];
  readonly actions: string[];
  /** Values of the top fields, and the design, that it answers; undefined: it does not answer. */
  fields: EmbedFieldValues | undefined;
  product: object | undefined;
  /** Has it send a message to the page. */
  readonly send: (message: unknown) => void;
  disposed: boolean;
};

/** The configurator's global, as a script would leave it, and every configurator that was made of it. */
export type FakeEmbed = { readonly global: EmbedGlobal; readonly made: FakeConfigurator[] };

/** A picture of one pixel. */
export const fakePicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Makes a fake of the embed that is on no other origin; it answers pictures at once where `hasPictures` says so. */
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
