/**
 * Browsers change a focused number field by the wheel when the person means to scroll; it is read-only
 * meanwhile.
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
