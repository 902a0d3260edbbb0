const start =
  '<img alt="" style="position:fixed;inset:0;width:100%;height:100%;object-fit:contain" src="data:image/svg+xml,';

export const createDrawingFrame = (markup: string): string =>
  `${start}${encodeURIComponent(markup.toWellFormed())}">`;

/** Whether a text comes from `createDrawingFrame`: the pattern leaves no room for other markup. */
export const isDrawingFrame = (text: string): boolean =>
  text.startsWith(start) && /^[\w.!~*'()%-]*">$/.test(text.slice(start.length));
