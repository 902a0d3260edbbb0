/**
 * Browsers count a focused number field up and down by the wheel, unseen by whoever means to scroll; it can only be
 * read meanwhile.
 */
export function suppressNumberWheel(): void {
  document.addEventListener(
    'wheel',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'number' || target.readOnly) return;
      target.readOnly = true;
      requestAnimationFrame(() => {
        target.readOnly = false;
      });
    },
    { capture: true, passive: true },
  );
}
