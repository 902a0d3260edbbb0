import { afterAll, vi } from 'vitest';

/**
 * Loads a worker module on the main thread and returns its postMessage. Messages go to `onAnswer` until the
 * file ends; then its listeners are removed, as other test files share the page.
 */
export async function loadWorkerOnPage(
  load: () => Promise<unknown>,
  onAnswer: (answer: unknown) => void,
): Promise<(data: unknown) => void> {
  const listeners = vi.spyOn(window, 'addEventListener');
  await load();
  const [, listener] = listeners.mock.calls.find(([type]) => type === 'message') ?? [];
  listeners.mockRestore();
  if (typeof listener !== 'function') throw new Error('The module listens to no message');
  window.removeEventListener('message', listener);
  const { postMessage } = window;
  window.postMessage = onAnswer;
  afterAll(() => {
    window.postMessage = postMessage;
  });
  return (data) => listener.call(window, new MessageEvent('message', { data }));
}
