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

/** Somebody, and where they go; everywhere when left out. */
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

// The stories walk all of it as everybody. Here is seen what takes a browser: colours, sizes, and what it complains of.
const walks: readonly Walk[] = [
  { name: 'Staff Administrator', person: 'admin' },
  { name: 'Customer Engineer', person: 'customerEngineer', tag: '@sweep' },
  {
    name: 'Quote Engineer',
    person: 'quoteEngineer',
    // The 3D configurator is open to nobody else; what is open to both looks as it does to the administrator.
    where: ({ may, wall }) => may.includes('quoteEngineer') && wall !== undefined && !may.includes('admin'),
  },
];

for (const { name, person, where = () => true, ...details } of walks) {
  test(
    `${name} finds a page at every address that is open, and each wall, accessible and without complaint`,
    details,
    async ({ page, portal, complaints }) => {
      test.slow();
      // A browser complains of each refused call: of what a customer may not see, and where the quoting system asks for its own sign-in.
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
        // Walls of one heading are one.
        if (!isOpen && walls.has(String(heading))) continue;
        if (!isOpen) walls.add(String(heading));
        await test.step(at, async () => {
          // Between two addresses of one pattern is another page, so that the second is seen to come.
          if (pattern === last) await navigateInApp(page, pattern === 'index' ? '/configurations' : '/');
          last = pattern;
          await navigateInApp(page, at, leads);
          await expect(page.locator('main h1').filter({ hasText: heading }).first()).toBeAttached();
          // The quotes wait for the sign-in of the quoting system.
          await page.waitForFunction(
            () =>
              document.querySelector('main [role=status][aria-label=Loading]') === null ||
              document.querySelector('[role=dialog] input[type=password]') !== null,
          );
          await expectAccessible(page);
        });
      }
      // One title is everybody's, and no address ends in a mark of the sign-in.
      await expect(page).toHaveTitle('Portal');
      expect(marked).toEqual([]);
    },
  );
}
