import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiError, createHttpError, createTimeoutError } from '~/api/ApiError.ts';
import { describeError, describeReadError } from '~/api/describeError.ts';
import { notifyError } from '~/queries/notifyError.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { dismissErrorNotice, notify, useNotices } from '~/platform/notices.ts';
import { tryWriteDraft, writeDraft } from '~/platform/drafts.ts';
import { backEnds, findConfigurationList, expectNotice, openPortal, seededEmails } from './portal.tsx';

const shown = () => useNotices.getState().shown;

describe('a list and its count of which only one is refused', () => {
  test.each(['productFilter', 'productFilterCount'])(
    '%s: neither “No products” nor a number stands there',
    async (operation) => {
      backEnds.faults.add({ operation, effect: 'STATUS', status: 403 });
      openPortal({ as: seededEmails.support, at: '/products' });
      expect(await screen.findByText(/You are not permitted to do this/)).toBeInTheDocument();
      expect(screen.queryByText(/^[\d,]+ products?$/)).not.toBeInTheDocument();
      expect(screen.queryByText('No products')).not.toBeInTheDocument();
      expect(screen.queryByText(/connection may be broken/)).not.toBeInTheDocument();
    },
  );

  test.each(['configurationFilter', 'configurationFilterCount'])(
    '%s: neither a list nor a number stands there',
    async (operation) => {
      backEnds.faults.add({ operation, effect: 'STATUS', status: 404 });
      openPortal({ at: '/configurations' });
      expect(await screen.findByText(/does not exist or you do not have access/)).toBeInTheDocument();
      expect(screen.queryByText(/^[\d,]+ configurations?$/)).not.toBeInTheDocument();
    },
  );

  test('refused both, there is nothing for the person', async () => {
    for (const operation of ['productFilter', 'productFilterCount'])
      backEnds.faults.add({ operation, effect: 'STATUS', status: 403 });
    openPortal({ as: seededEmails.support, at: '/products' });
    expect(await screen.findByText('0 products')).toBeInTheDocument();
  });
});

describe('the reason of a failure', () => {
  test.each([
    [createHttpError('partGet', 403, undefined), /not permitted/],
    [createHttpError('partGet', 500, undefined), /ran into a problem/],
    [createHttpError('partGet', 409, { humanReadableError: 'P00042 is locked' }), /^P00042 is locked\.$/],
    [createTimeoutError('partGet', 60_000, '/cms/parts/P00042'), /took too long/],
    [new ApiError({ operationId: 'partGet', code: 'NETWORK', message: 'x' }), /connection may be broken/],
  ])('%#: of a read is by its status', (error, text) => expect(describeReadError(error)).toMatch(text));

  test('a time-out names no address of a back end to a person', () => {
    expect(describeError(createTimeoutError('partUpdate', 100_000, '/cms/parts'))).not.toMatch(/ms|\/cms/);
  });

  test('the notice of a time-out keeps the specified text, one for all that took too long', async () => {
    openPortal({ at: '/configurations' });
    await findConfigurationList();
    act(() => notifyError(createTimeoutError('partGet', 60_000, '/cms/parts/P00042')));
    act(() => notifyError(createTimeoutError('appGet', 60_000, '/cms/apps')));
    await expectNotice('Request timed out after 60000 ms: /cms/apps');
    expect(shown().filter(({ title }) => title === 'Failed to fetch')).toHaveLength(1);
  });
});

describe('notices', () => {
  test('of one cause are one, of another cause another', () => {
    for (const body of ['First', 'Second', 'Third'])
      notify(createNotice('ERROR', { body }), { cause: 'a form' });
    notify(createNotice('ERROR', { body: 'Other' }), { cause: 'another form' });
    expect(shown().map(({ body }) => body)).toEqual(['Third', 'Other']);
    expect(useNotices.getState().past).toHaveLength(4);
  });

  test('of a failure go when it is told where the person looks', () => {
    const [told, other] = [new Error('told'), new Error('other')];
    notify(createNotice('ERROR', { body: 'Told' }), { error: told });
    notify(createNotice('ERROR', { body: 'Other' }), { error: other });
    dismissErrorNotice(told);
    expect(shown().map(({ body }) => body)).toEqual(['Other']);
  });

  test.each([
    [
      ['A name is missing', 'P00042 is locked'],
      ['- A name is missing', '- P00042 is locked'],
    ],
    [[{ message: 'Too long' }], ['- Too long']],
  ])('of an input that is refused with a list show it line by line: %j', (list, lines) => {
    notifyError(createHttpError('partUpdate', 400, { humanReadableError: list }));
    expect(shown()).toMatchObject([{ title: 'Please correct the following', lines }]);
  });

  test('of a failure that is no refused input show a list as sentences', () => {
    notifyError(createHttpError('partUpdate', 409, { humanReadableError: ['It is locked', 'Ask them'] }));
    expect(shown()).toMatchObject([{ body: expect.stringMatching(/It is locked\. Ask them\./) }]);
  });
});

test('that a browser keeps no drafts is said once, whatever is typed', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  for (const name of ['one', 'two', 'three']) writeDraft(name, { text: 'typed' });
  await waitFor(() => expect(shown()).toMatchObject([{ title: 'What you type is not kept' }]));
  expect(tryWriteDraft('four', { text: 'typed' })).toBe(false);
  expect(shown()).toHaveLength(1);
});

test.each([
  '/administration/gcode/machines/1',
  '/administration/gcode/macros/1',
  '/administration/gcode/macros/1/version/1',
  '/administration/gcode/parts/part?partNumber=P00003',
])('behind its wall %s asks for nothing that it refuses', async (at) => {
  openPortal({ as: seededEmails.support, at });
  await screen.findByText(/Only production and administrators can see the milling area/);
  expect(backEnds.sent.filter(({ path }) => /millingMachine|macro|\/parts/i.test(path))).toEqual([]);
});
