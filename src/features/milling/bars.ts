import JsBarcode from 'jsbarcode';

type Bar = { readonly at: number; readonly width: number };
type Encoded = { encodings?: readonly { readonly data: string }[] };

/** Blank modules that a scanner needs on either side of the bars. */
const quiet = 10;

/** The bars of a text as Code 128, in modules from the left; `modules` is the width with the quiet zones. */
export function barsOf(text: string): { readonly modules: number; readonly bars: readonly Bar[] } {
  const encoded: Encoded = {};
  JsBarcode(encoded, text, { format: 'CODE128' });
  const data = (encoded.encodings ?? []).map((each) => each.data).join('');
  const bars = Array.from(data.matchAll(/1+/g), ({ index, 0: run }) => ({
    at: index + quiet,
    width: run.length,
  }));
  return { modules: data.length + 2 * quiet, bars };
}
