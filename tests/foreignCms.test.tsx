import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { isPinnedEndpoint } from '~/api/endpoints.ts';
import { buildOpenApiDescription as describeCms, cmsOperations } from '../mocks/cms/apiModules.ts';
import { buildOperationLookup } from '../mocks/cms/apiModule.ts';
import { backEnds, findDialog, expectNotice, openPortal, seededEmails } from './portal.tsx';

type Described = { paths: Record<string, Record<string, { operationId?: string }>> };

/** The stand-in's description without these operations. */
function describedWithout(...missing: readonly string[]): Described {
  const description = structuredClone(describeCms()) as Described;
  for (const item of Object.values(description.paths)) {
    for (const [method, { operationId = '' }] of Object.entries(item))
      if (missing.includes(operationId)) delete item[method];
  }
  return description;
}

test.each([
  ['/products', 'productFilter', /No products|Nothing fits/],
  ['/products', 'productFilterCount', /^\d[\d,]* products$/],
  ['/products/P6/PCU/0100001', 'productGet', /no such product|does not exist/i],
  ['/configurations', 'configurationFilter', /No configurations|Nothing fits/],
  ['/configurations', 'configurationFilterCount', /^\d[\d,]* configurations$/],
  ['/configurations/KS1248', 'configurationGet', /no such configuration/i],
  ['/administration/parts/P00101', 'partGet', /no part/i],
  ['/administration/accounts', 'accountGetAll', /No accounts|Nothing fits/],
  ['/requests', 'ticketFilter', /No requests|Nothing fits/],
  ['/administration/permissions/roles', 'serviceAccessGetAll', /may not|no access/i],
])('%s says by its name that the CMS does not offer %s', async (path, operation, untrue) => {
  backEnds.answer(http.get('*/cms/openapi.json', () => HttpResponse.json(describedWithout(operation))));
  const { goTo } = openPortal({ as: seededEmails.admin, at: '/' });
  await waitFor(() => expect(isPinnedEndpoint('partUsageGet')).toBe(false), {
    timeout: 20_000,
  });
  await act(() => goTo(path));
  expect((await screen.findAllByText(new RegExp(`The CMS does not offer ${operation}\\b`)))[0]).toBeVisible();
  expect(screen.queryByText(untrue)).not.toBeInTheDocument();
});

test('a card of the first page says by its name what the CMS does not offer', async () => {
  const described = describedWithout('ticketFilter');
  backEnds.answer(http.get('*/cms/openapi.json', () => HttpResponse.json(described)));
  const { goTo } = openPortal({ as: seededEmails.admin, at: '/administration/accounts' });
  await waitFor(() => expect(isPinnedEndpoint('partUsageGet')).toBe(false), { timeout: 20_000 });
  await act(() => goTo('/'));
  expect(await screen.findByText('The CMS does not offer ticketFilter, which this needs.')).toBeVisible();
});

test('what deviates in answers is told once, on the page of the API, without its value', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  backEnds.answer(
    http.get('*/cms/accounts/all', () =>
      HttpResponse.json([{ accountNumber: '3010001', accountName: 7, accountState: 'SLEEPING' }]),
    ),
  );
  const { goTo } = openPortal({ as: seededEmails.admin, at: '/administration/accounts' });
  await waitFor(() => expect(told.mock.calls.join()).toContain('accountGetAll: '));
  await act(() => goTo('/administration/api'));
  const panel = within(await screen.findByRole('region', { name: 'Answers that deviate' }));
  const lines = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContainEqual(
    expect.stringMatching(/^accountGetAll .*accountName is of another kind, since \d/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^accountGetAll .*accountState has a member that Portal/),
  );
  expect(lines.join()).not.toMatch(/SLEEPING/);
  expect(panel.getAllByRole('link', { name: 'accountGetAll' })[0]).toHaveAttribute(
    'href',
    '/administration/api/accountGetAll',
  );
});

/** The id of an operation in a foreign CMS, both in its description and its access lists. */
const foreignId = (id: string): string => `do.${id}`;
const isText = (id: string | null): id is string => id !== null;

/** Makes the CMS use foreign operation ids. Its list of services has one more, which is described nowhere. */
function speakForeignIds(): void {
  const description = structuredClone(describeCms()) as Described;
  for (const operation of Object.values(description.paths).flatMap((item) => Object.values(item)))
    operation.operationId = foreignId(operation.operationId ?? '');
  const lookup = buildOperationLookup(cmsOperations).map((row) => ({
    ...row,
    readOperationId: isText(row.readOperationId) ? foreignId(row.readOperationId) : null,
    writeOperationId: isText(row.writeOperationId) ? foreignId(row.writeOperationId) : null,
  }));
  const serviceMethods = cmsOperations.map(({ operationId }) => ({ methodId: foreignId(operationId) }));
  const support = [{ methodId: 'report.run', since: null }, { methodId: foreignId('ticketDelete') }];
  const accessMap = [{ realm: 'MAKER', role: 'SUPPORT', origin: { row: 7 }, serviceMethods: support }];
  backEnds.answer(
    http.get('*/cms/openapi.json', () => HttpResponse.json(description)),
    http.get('*/cms/auth/access/lookup', () => HttpResponse.json(lookup)),
    http.get('*/cms/auth/access/service', () => HttpResponse.json({ serviceMethods })),
    http.get('*/cms/auth/access/service/all', () => HttpResponse.json({ accessMap })),
  );
}

test('the page of an operation is found by the name that Portal has for it', async () => {
  speakForeignIds();
  openPortal({ as: seededEmails.admin, at: '/administration/api/partGet' });
  expect(await screen.findByText('Portal calls it partGet')).toBeVisible();
  expect(screen.getByText('do.partGet')).toBeVisible();
});

test('roles are shown by the ids of the CMS with the names of Portal, and unknown ids go back as they came', async () => {
  speakForeignIds();
  const written: unknown[] = [];
  backEnds.answer(
    http.post('*/cms/auth/access/service', async ({ request }) => {
      const body = await request.json();
      written.push(body);
      return HttpResponse.json(body);
    }),
  );
  const { user } = openPortal({ as: seededEmails.admin, at: '/administration/permissions/roles' });
  const search = await screen.findByRole('searchbox', { name: 'Search operations' });
  const find = async (text: string, id: string): Promise<HTMLElement> => {
    await user.clear(search);
    await user.type(search, text);
    return screen.findByRole('rowheader', { name: new RegExp(`^${id}`) });
  };
  expect(await find('report', 'report.run')).toHaveTextContent('not known to Portal');
  expect(await find('ticketDelete', 'do.ticketDelete')).toHaveTextContent('ticketDelete');
  const cacheRow = await find('cacheUpdate', 'do.cacheUpdate');
  expect(cacheRow).toHaveTextContent('cacheUpdate: Have the CMS read a list again');
  await user.click(
    await screen.findByRole('gridcell', { name: 'Employees, Support: do.cacheUpdate: nothing' }),
  );

  await user.click(await screen.findByRole('button', { name: 'Review' }));
  await user.click(within(await findDialog('Review the changes')).getByRole('button', { name: 'Apply' }));
  await expectNotice(/^1 change applied/);
  const serviceMethods = [
    { methodId: 'report.run', since: null },
    { methodId: 'do.ticketDelete' },
    { methodId: 'do.cacheUpdate' },
  ];
  const row = { realm: 'MAKER', role: 'SUPPORT', origin: { row: 7 }, serviceMethods };
  expect(written).toEqual([{ accessMap: [row] }]);
});
