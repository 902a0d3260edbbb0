/** The page's first paint before any script ran. Later calls find nothing to do. */
export const endFirstPaint = (): void => document.querySelector('#first')?.remove();
