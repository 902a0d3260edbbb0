export const endFirstPaint = (): void => document.querySelector('#first')?.remove();
