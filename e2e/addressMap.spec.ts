import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { buildPageAccessTable, type PageAccessRow } from '../tests/factories/pageAccessTable.ts';
import { expectAccessible } from './checks.ts';
import { expect, navigateInApp, signIn, test, type TestPortal } from './portal.ts';

function rowsOf({ standIns: { store } }: TestPortal) {
  const newest = store.configurations.find({}, { sort: 'created', offset: 0, limit: 1000 });
  const idOf = (isOwn: boolean): string =>
    newest.find(
      ({ accountNumber, revisions }) =>
        (accountNumber === customerAccountNumber) === isOwn && revisions.length > 0,
    )?.configurationId ?? '';
  const [product] = store.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 });
  const segments = [product?.productFamily, product?.deviceType, product?.serialNumber];
  const ids = {
    configuration: idOf(false),
    own: idOf(true),
    designed: newest.find(({ kbMaxQuoteId }) => (kbMaxQuoteId ?? -1) > -1)?.configurationId ?? '',
    product: `/products/${segments.join('/')}`,
  };
  return Object.entries(buildPageAccessTable(ids)).flatMap(([pattern, rows]) =>
    rows.map((row) => ({ pattern, ...row })),
  );
}

/** A person and the pages to visit; all pages by default. */
type Walk = {
  readonly name: string;
  readonly person: PageAccessRow['may'][number];
  readonly where?: (row: PageAccessRow) => boolean;
  readonly tag?: '@sweep';
};

test('every address is answered with the portal, titled and in English, as whoever types it in asks', async ({
  page,
  portal,
}) => {
  for (const at of ['/login', '/logout', ...rowsOf(portal).map((row) => row.at)]) {
    const answer = await page.request.get(portal.origin + at, { headers: { accept: 'text/html' } });
    const text = await answer.text();
    for (const part of ['<div id="root">', '<title>Portal</title>', '<html lang="en"'])
      expect.soft(text, at).toContain(part);
  }
});

// The jsdom test visits all pages as everyone. This one covers what needs a browser: colours, sizes and
// console errors.
const walks: readonly Walk[] = [
  { name: 'Staff Administrator', person: 'admin' },
  { name: 'Customer Engineer', person: 'customerEngineer', tag: '@sweep' },
  {
    name: 'Quote Engineer',
    person: 'quoteEngineer',
    // Only the 3D configurator: the other pages look as they do to the administrator.
    where: ({ may, wall }) => may.includes('quoteEngineer') && wall !== undefined && !may.includes('admin'),
  },
];

for (const { name, person, where = () => true, ...details } of walks) {
  test(
    `${name} finds a page at every address that is open, and each wall, accessible and without complaint`,
    details,
    async ({ page, portal, complaints }) => {
      test.slow();
      // The browser logs each refused call: customers lack some rights, and the quoting system asks for its
      // own sign-in.
      complaints.allow(/status of 40[134] /);
      await signIn(page, portal, name);
      const marked: string[] = [];
      page.on('framenavigated', (frame) => {
        if (frame.url().includes('#')) marked.push(frame.url());
      });
      const walls = new Set<string>();
      let last = 'index';
      for (const { pattern, at, title, may, wall, keepsTitle, leads } of rowsOf(portal).filter(where)) {
        const isOpen = may.includes(person) || !wall;
        const heading = isOpen ? title : (keepsTitle ?? wall);
        // Access-denied pages with the same heading are checked once.
        if (!isOpen && walls.has(String(heading))) continue;
        if (!isOpen) walls.add(String(heading));
        await test.step(at, async () => {
          // Between two URLs of one route another page is visited, so that the navigation is noticed.
          if (pattern === last) await navigateInApp(page, pattern === 'index' ? '/configurations' : '/');
          last = pattern;
          await navigateInApp(page, at, leads);
          await expect(page.locator('main h1').filter({ hasText: heading }).first()).toBeAttached();
          // Quote pages wait for the sign-in of the quoting system.
          await page.waitForFunction(
            () =>
              document.querySelector('main [role=status][aria-label=Loading]') === null ||
              document.querySelector('[role=dialog] input[type=password]') !== null,
          );
          await expectAccessible(page);
        });
      }
      // All pages share the title, and no URL contains a sign-in parameter.
      await expect(page).toHaveTitle('Portal');
      expect(marked).toEqual([]);
    },
  );
}
