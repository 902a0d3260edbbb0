import type { Configurator } from '../../src/domain/quote/quoteDto.ts';

export type ConfiguredProduct = Configurator & {
  readonly idProduct?: number;
  /** Net price of the whole design, in SEK. */
  readonly extNetPrice?: number;
};

export type FieldMap = Readonly<Record<string, unknown>>;

export type ConfiguratorMessage =
  | { readonly name: 'ready' }
  | {
      readonly name: 'changed';
      readonly total: number;
      readonly isValid: boolean;
      /** Number of changes since the design was opened; undo lowers it by one. */
      readonly changes: number;
    }
  | { readonly name: 'snapshot'; readonly dataUrl: string }
  | { readonly name: 'close' };

export type StartOptions = {
  readonly configuredProduct?: ConfiguredProduct | undefined;
  readonly parameters?: FieldMap | undefined;
};

export type FrameRequestKind = 'fields' | 'configuredProduct';

export type MessageToFrame =
  | { readonly kind: 'start'; readonly options: StartOptions }
  | { readonly kind: 'setFields'; readonly fields: FieldMap }
  | { readonly kind: 'ask'; readonly id: number; readonly question: FrameRequestKind }
  | { readonly kind: 'action'; readonly name: string };

export type MessageFromFrame =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'message'; readonly message: ConfiguratorMessage };

/** Name of the meta element that holds the origin of the embedding page. */
export const portalOriginMeta = 'portal-origin';
