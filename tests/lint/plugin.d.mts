/** A node of a program, as far as its place in the text. */
type Found = { readonly start: number; readonly end: number };
type Context = { readonly filename: string; readonly report: (found: { readonly node: Found }) => void };
type Rule = {
  readonly create: (context: Context) => Readonly<Record<string, ((node: object) => void) | undefined>>;
};

declare const plugin: {
  readonly rules: {
    readonly conditionalTexts: Rule;
    readonly decisions: Rule;
    readonly forms: Rule;
    readonly names: Rule;
    readonly texts: Rule;
  };
};
export default plugin;
