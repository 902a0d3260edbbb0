import { afterAll, vi } from 'vitest';

/**
 * Loads the module of a worker on the page, and answers how to put a message to it. What it says goes to `onAnswer` until
 * the file ends; nothing of it goes on listening to the page, which other files share.
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
