import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { isPinned } from '~/api/endpoints.ts';
import { describe as describeCms } from '../mocks/cms/description.ts';
import { backEnds, openPortal, who } from './portal.tsx';

type Described = { paths: Record<string, Record<string, { operationId?: string }>> };

/** The description of the stand-in without these operations. */
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
  const { goTo } = openPortal({ as: who.admin, at: '/' });
  await waitFor(() => expect(isPinned('partUsageGet')).toBe(false), {
    timeout: 20_000,
  });
  await act(() => goTo(path));
  expect((await screen.findAllByText(new RegExp(`The CMS does not offer ${operation}\\b`)))[0]).toBeVisible();
  expect(screen.queryByText(untrue)).not.toBeInTheDocument();
});

test('what deviates in answers is told once, on the page of the API, without its value', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  backEnds.answer(
    http.get('*/cms/accounts/all', () =>
      HttpResponse.json([{ accountNumber: '3010001', accountName: 7, accountState: 'SLEEPING' }]),
    ),
  );
  const { goTo } = openPortal({ as: who.admin, at: '/administration/accounts' });
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
