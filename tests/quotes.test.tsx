import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { passwordOf } from '../mocks/cpq/users.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { createQuoteList, type QuoteListQuestion } from '~/queries/quotes/quoteListWork.ts';
import type { WorkerQuestion } from '~/ui/worker.ts';
import { showOnScreen } from './makers/screenWidth.ts';
import { quoteAnswer } from './makers/quote.ts';
import { backEnds, dialog, expectSaid, openPortal, who, type OpenPortal } from './portal.tsx';

/** The worker's part, done on the page. */
class ListWorker extends EventTarget {
  readonly #work = createQuoteList();

  postMessage({ id, input }: WorkerQuestion<QuoteListQuestion>): void {
    const answer = (data: object): boolean => this.dispatchEvent(new MessageEvent('message', { data }));
    this.#work(input).then(
      (output) => answer({ id, output }),
      (error: unknown) => answer({ id, failure: String(error) }),
    );
  }

  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', ListWorker);
  showOnScreen(1440);
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; path=/`;
});

/** Opens the page of quotes and signs in to the quoting system. */
async function openQuotes(query = '', as: string = who.quoteEngineer): Promise<OpenPortal> {
  const portal = openPortal({ as, at: `/quotes${query}` });
  const form = await dialog('Sign in');
  await portal.user.type(within(form).getByLabelText('Password'), `${passwordOf(as)}{Enter}`);
  return portal;
}

const table = () => screen.findByRole('table', { name: 'Quotes' });
const names = async (): Promise<readonly (string | null)[]> =>
  within(await table())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const stored = (): readonly Quote[] => backEnds.store.quotes.all();

test('shows', async () => {
  await openQuotes();
  await new Promise((r) => setTimeout(r, 3000));
  console.log(document.querySelector('main')?.textContent, backEnds.sent.map((s) => s.path).join('\n'), document.cookie, vi.mocked(console.error).mock.calls.join('\n'));
  expect((await names()).length).toBeGreaterThan(5);
});
