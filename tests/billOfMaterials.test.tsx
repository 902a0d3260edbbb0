import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildBomText, buildLargeBomText } from '../e2e/volumeTexts.ts';
import { loadWorkerOnPage } from './factories/workerOnPage.ts';
import { backEnds, findDialog, openPortal, seededEmails, type OpenPortal } from './portal.tsx';

/** Sends a response of the most recent worker. */
let hand: (answer: unknown) => void = () => undefined;
const ask = await loadWorkerOnPage(
  () => import('~/widgets/previews/bom/bom.worker.ts'),
  (answer) => hand(answer),
);

/** Runs the worker on the main thread. */
class PageWorker extends EventTarget {
  postMessage(data: unknown): void {
    queueMicrotask(() => {
      hand = (answer) => this.dispatchEvent(new MessageEvent('message', { data: answer }));
      ask(data);
    });
  }

  terminate(): void {}
}

/** Height in px in which ten lines are visible. */
const height = 340;
const overscan = 8;
const maxLines = 10 + 1 + 2 * overscan;

const isTree = (element: Element): boolean => element.getAttribute('role') === 'tree';

beforeEach(() => {
  vi.stubGlobal('Worker', PageWorker);
  // Layout of the tree, which jsdom lacks.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function of(this: Element) {
    return isTree(this) ? height : 0;
  });
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function of(this: Element) {
    const [lines] = this.children;
    return isTree(this) && lines instanceof HTMLElement ? Number.parseFloat(lines.style.height) : 0;
  });
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number): void {
    if (typeof to !== 'object') return;
    this.scrollTop = to.top ?? 0;
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
  };
});

afterEach(() => vi.unstubAllGlobals());

type Shown = {
  readonly user: OpenPortal['user'];
  readonly preview: HTMLElement;
  /** The rendered lines. */
  readonly lines: () => readonly HTMLElement[];
  readonly chosen: () => HTMLElement;
  readonly unfoldEverything: () => Promise<void>;
};

/** Opens a bill of materials with this content. */
async function openBom(text: string): Promise<Shown> {
  backEnds.answer(http.get('*/cms/download*Artefact*', () => HttpResponse.xml(text)));
  const { user } = openPortal({ as: seededEmails.admin, at: '/configurations/10012?tab=FILES&files=LIST' });
  const [file] = await screen.findAllByRole('button', { name: 'AX BOM' });
  if (!file) throw new Error('The seeded configuration has no bill of materials');
  await user.click(file);
  const preview = await findDialog(/^AX BOM/);
  const tree = await within(preview).findByRole('tree');
  await within(tree).findByRole('treeitem', { name: /SYSTEM/ });
  return {
    user,
    preview,
    lines: () => within(tree).getAllByRole('treeitem'),
    chosen: () => within(tree).getByRole('treeitem', { selected: true }),
    unfoldEverything: () =>
      user.selectOptions(within(preview).getByRole('combobox', { name: 'Unfold' }), 'everything'),
  };
}

const sizes = (preview: HTMLElement) => {
  const tree = within(preview).getByRole('tree');
  return { lines: within(tree).getAllByRole('treeitem').length, elements: tree.querySelectorAll('*').length };
};

test('of a bill of materials of 10,000 rows only those in view are in the page, folded or unfolded', async () => {
  const { preview, lines, unfoldEverything } = await openBom(buildLargeBomText(10_000));
  expect(within(preview).getByText('10,000 rows')).toBeInTheDocument();
  const folded = sizes(preview);
  expect(folded.lines).toBeGreaterThanOrEqual(10);
  expect(folded.lines).toBeLessThanOrEqual(maxLines);
  await unfoldEverything();
  await waitFor(() => expect(lines()[2]).toHaveAttribute('aria-level', '3'));
  const unfolded = sizes(preview);
  expect(unfolded.lines).toBe(folded.lines);
  expect(unfolded.elements).toBeLessThanOrEqual(folded.elements + folded.lines);
  // Lines out of view still take their height.
  expect(within(preview).getByRole('tree').scrollHeight).toBe(34 * 10_001);
});

test('its keys lead to every line', async () => {
  const { user, preview, lines, chosen, unfoldEverything } = await openBom(buildLargeBomText(10_000));
  await unfoldEverything();
  await waitFor(() => expect(lines()[2]).toHaveAttribute('aria-level', '3'));
  within(preview).getByRole('tree').focus();

  const press = async (key: string, item: string): Promise<void> => {
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(within(chosen()).getByText(item)).toBeInTheDocument());
    expect(lines().length).toBeLessThanOrEqual(maxLines);
    expect(within(preview).getByRole('tree')).toHaveAttribute('aria-activedescendant', chosen().id);
  };
  await press('End', 'I99');
  await press('ArrowDown', 'I99');
  await press('ArrowUp', 'I9999');
  await press('ArrowLeft', 'I98');
  await press('ArrowLeft', 'I98');
  await waitFor(() => expect(chosen()).toHaveAttribute('aria-expanded', 'false'));
  await press('ArrowDown', 'I99');
  await press('ArrowUp', 'I98');
  await press('ArrowRight', 'I98');
  await waitFor(() => expect(chosen()).toHaveAttribute('aria-expanded', 'true'));
  await press('ArrowRight', 'I9900');
  await press('PageUp', 'I9892');
  await press('PageDown', 'I9900');
  await press('Home', 'SYSTEM');
  await press('ArrowUp', 'SYSTEM');
  await press('ArrowDown', 'I0');
});

test('finding in it leaves what fits and what leads there', async () => {
  const { user, preview, lines } = await openBom(buildLargeBomText(10_000));
  await user.type(within(preview).getByRole('searchbox', { name: 'Find a number or label' }), 'i9999');
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(lines().map((line) => /SYSTEM|I\d+/.exec(line.textContent)?.[0])).toEqual([
    'SYSTEM',
    'I98',
    'I9999',
  ]);
  expect(lines().map((line) => 'found' in line.dataset)).toEqual([false, false, true]);
});

test('one of a few rows that unfold to millions ends somewhere, and says so', async () => {
  const twice = Array.from({ length: 22 }, (_, level): [string, string][] => {
    const above = level === 0 ? 'SYSTEM' : `L${level}`;
    return [
      [`L${level + 1}`, above],
      [`L${level + 1}`, above],
    ];
  });
  const { user, preview, lines, unfoldEverything } = await openBom(buildBomText(twice.flat()));
  expect(within(preview).queryByText(/There is more than can be shown/)).not.toBeInTheDocument();
  await unfoldEverything();
  expect(await within(preview).findByText(/There is more than can be shown/)).toBeInTheDocument();
  expect(lines().length).toBeLessThanOrEqual(maxLines);
  expect(within(preview).getByRole('tree').scrollHeight).toBe(34 * 100_000);
  within(preview).getByRole('tree').focus();
  await user.keyboard('{End}');
  expect(await within(preview).findByRole('treeitem', { selected: true })).toHaveTextContent(/L\d+/);
  expect(lines().length).toBeLessThanOrEqual(maxLines);
});

test('a bill of materials that is of something else says so', async () => {
  const { preview } = await openBom(buildLargeBomText(5));
  const told = await within(preview).findByRole('list', { name: 'About this file' });
  expect(told).toHaveTextContent(
    /SYSTEM is a product of this bill of materials, but not in revision 0A of 10012/,
  );
});

test('the bill of materials that was made for a configuration fits it', async () => {
  const { user } = openPortal({ as: seededEmails.admin, at: '/configurations/10012?tab=FILES&files=LIST' });
  const [file] = await screen.findAllByRole('button', { name: 'AX BOM' });
  if (!file) throw new Error('The seeded configuration has no bill of materials');
  await user.click(file);
  const preview = await findDialog(/^AX BOM/);
  await within(preview).findByText(/no broken links|unknown|not available/);
  expect(within(preview).queryByRole('list', { name: 'About this file' })).not.toBeInTheDocument();
});
