/**
 * Takes away what the page was painted with before any script ran, once there is something in its place. Later calls
 * find nothing to do.
 */
export const endFirstPaint = (): void => document.querySelector('#first')?.remove();
