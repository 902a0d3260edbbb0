/**
 * Lets the page scroll under a field for a number that has the focus: browsers count it up and down by the wheel instead,
 * unseen by whoever means to scroll. A field that can only be read while they look at the wheel is left alone.
 */
export function letWheelScroll(): void {
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
