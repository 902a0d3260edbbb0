/** Values of fields by their name. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** Options of the embed that Portal uses. */
export type EmbedOptions = {
  readonly kbmaxUrl: string;
  readonly elementId: string;
  readonly configuratorId: number;
  /** The design to begin with; left out: a new one. */
  readonly configuredProduct?: object;
  readonly showFields: boolean;
  readonly showHeader: boolean;
  readonly showConfigHeader: boolean;
  readonly showDrawer: boolean;
  readonly showSubmitButton: boolean;
  readonly loadStyle: 'none';
  readonly parameters: FieldValues;
};

/** An open configurator, as the embed gives it. Nothing it answers is trusted before it has been looked at. */
export type Embed = {
  setFields(values: FieldValues): void;
  getFields(onAnswer: (answer: unknown) => void): void;
  getConfiguredProduct(onAnswer: (answer: unknown) => void): void;
  runAction(name: string): void;
  readonly onMessage: { add(onMessage: (message: unknown) => void): void };
  dispose(): void;
};

/** The global the embed's script leaves behind. */
export type EmbedGlobal = { readonly ConfiguratorEmbed: new (options: EmbedOptions) => Embed };
