/** The wheel would change a focused number field while the person scrolls; it is read-only meanwhile. */
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
