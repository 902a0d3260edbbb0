/**
 * A file dropped beside its field would be opened by the browser in the place of the page, and what was typed in it
 * would be gone. The fields that take files have answered before the event comes here.
 */
export function keepDroppedFiles(): void {
  window.addEventListener('dragover', (event) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  });
  window.addEventListener('drop', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
}
