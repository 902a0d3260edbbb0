import type { Page } from '@playwright/test';
import { plantBuilt } from '../tests/plantBuilt.ts';
import { dialog, expect, signIn, test } from './portal.ts';

/** Words of capitals with an underscore, as codes are written on the wire; a device names its parameters so (SET3:MAX_SPEED). */
const code = /(?<!\bSET\d:)\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;
/** Names of files and tags of parts, which are what somebody has called them: of firmware and parameters, outlines, and those of pickers. */
const given = /^(?:[GP]\d_(?:PCU|CU)(?:_\d+)?|[A-Z]{1,2}\d+_\d[A-Z]\d+|PRODUCT_CONFIGURATION|MAXI_FRONT)$/;
/** Texts of others that are shown as they are: the languages of files and the names that people gave. */
const foreign = 'pre, code, .monaco-editor, [contenteditable]';

/** The codes among everything that can be read on the page, on hover as well. */
const codesOn = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.evaluate((left) => {
    const shown = [...document.querySelectorAll('body *')].filter((element) => !element.closest(left));
    return [
      document.body.innerText,
      ...shown.flatMap((element) => [
        element.getAttribute('title') ?? '',
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('placeholder') ?? '',
      ]),
    ];
  }, foreign);
  const codes = new Set(texts.flatMap((text) => text.match(code) ?? []));
  return [...codes].filter((found) => !given.test(found));
};

const id = 'OU7501';
const tabs = [
  'ACTIVITY',
  'OVERVIEW',
  'FILES',
  'PRODUCTS',
  'REVISIONS',
  'EVENTS',
  'SERVICE_ORDERS',
  'ERRORS',
  'REQUESTS',
  'PERMISSIONS',
];
const seeded = 'KS1248';

const walks = {
  'Staff Administrator': [
    '/',
    '/configurations',
    '/configurations?view=GRID',
    '/configurations?view=BOARD',
    '/configurations?review=1',
    ...tabs.map((tab) => `/configurations/${seeded}?tab=${tab}`),
    `/configurations/${id}/0B?tab=FILES&files=MATRIX`,
    `/configurations/${id}?compare=0A..0B`,
    '/products',
    '/products/P6/PCU/0100001',
    '/products/P6/PCU/0100001?tab=ACTIVITY',
    '/products/P6/PCU/0100001?tab=EVENTS',
    '/products/P6/PCU/0100001?tab=ERRORS',
    '/administration/gcode/machines',
    '/administration/gcode/macros',
    '/administration/gcode/parts',
    '/administration/gcode/settings',
    '/administration/parts/P00003',
  ],
  'Production Worker': ['/', '/scan', `/configurations/${seeded}?tab=OVERVIEW`],
  'Customer Engineer': ['/', ...tabs.map((tab) => `/configurations/${seeded}?tab=${tab}`)],
} as const;

for (const [name, addresses] of Object.entries(walks)) {
  test(`no code reaches the eye of ${name}`, async ({ page, portal, complaints }) => {
    test.slow();
    // Leaving a page calls off what it still asks for.
    complaints.allow(/ERR_ABORTED/);
    plantBuilt(portal.standIns.store, id);
    await signIn(page, portal, name, '/');
    const found: Record<string, readonly string[]> = {};
    for (const address of addresses) {
      // oxlint-disable no-await-in-loop -- one page after the other
      await page.goto(portal.origin + address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const codes = await codesOn(page);
      if (codes.length > 0) found[address] = codes;
      // oxlint-enable no-await-in-loop
    }
    expect(found).toEqual({});
  });
}

test('nor is there one in what the page of a configuration opens', async ({ page, portal }) => {
  plantBuilt(portal.standIns.store, id);
  await signIn(page, portal, 'Staff Administrator', `/configurations/${id}/0B`);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await codesOn(page)).toEqual([]);
  await page.getByRole('menuitem', { name: /^Reverse state/ }).click();
  await expect(dialog(page)).toHaveAccessibleName(/^Reverse state/);
  expect(await codesOn(page)).toEqual([]);
});
