const start =
  '<img alt="" style="position:fixed;inset:0;width:100%;height:100%;object-fit:contain" src="data:image/svg+xml,';

export const createDrawingFrame = (markup: string): string =>
  `${start}${encodeURIComponent(markup.toWellFormed())}">`;

/** Whether a document is one of those: nothing else can stand in what is left of it. */
export const isDrawingFrame = (text: string): boolean =>
  text.startsWith(start) && /^[\w.!~*'()%-]*">$/.test(text.slice(start.length));
