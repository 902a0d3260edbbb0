import { describe, expect, test } from 'vitest';
import {
  getCellValue,
  getColumnKey,
  buildAccessMatrices,
  toObjectBody,
  toRealmBody,
  listMatrixRows,
  toServiceBody,
  type AccessLists,
} from './matrix.ts';
import {
  addMatrixEdit,
  applyMatrixEdits,
  diffMatrices,
  findConcurrentCellChanges,
  filterEffectiveEdits,
  reverseMatrixEdits,
  planWriteSteps,
  type MatrixEdit,
} from './matrixEdits.ts';
import { formatMatrixFile, parseMatrixFile } from './matrixFile.ts';
import {
  formatMatrixColumn,
  buildColumnReviews,
  hasOwnAccessLoss,
  getConfirmationPhrase,
} from './matrixReview.ts';

const lists: AccessLists = {
  services: [
    { realm: 'CUSTOMER', role: 'BASIC', serviceMethods: [{ methodId: 'supportMailSend' }] },
    { realm: 'MOON', role: 'PILOT', serviceMethods: [{ methodId: 'fly' }] },
    { realm: 'MAKER', role: 'ADMIN', serviceMethods: [{ methodId: 'cacheUpdate' }, { methodId: 'fly' }] },
  ],
  objects: [{ realm: 'MAKER', role: 'ADMIN', objectAccess: { PART: 'BOTH', ACCOUNT: 'SECRET' } }],
  realmRoles: [
    { realm: 'CUSTOMER', roles: ['BASIC', 'GRANTER'] },
    { realm: 'MAKER', roles: ['ADMIN', 'PILOT'] },
  ],
};
const now = buildAccessMatrices(lists, 'MAKER');
const maker = { productCode: 'MAKER', names: { SERVICES: ['landed'], SERVLETS: [], ROLES: [] } };
const admin = { realm: 'MAKER', role: 'ADMIN' };
const basic = { realm: 'CUSTOMER', role: 'BASIC' };
const edit = (change: Partial<MatrixEdit>): MatrixEdit => ({
  kind: 'SERVICES',
  ...basic,
  row: 'fly',
  value: 'HELD',
  ...change,
});

describe('the tables', () => {
  test('columns stand in the order of realms and roles, those nobody defined behind them', () =>
    expect([...now.SERVICES.values()].map((column) => formatMatrixColumn(column, 'MAKER'))).toEqual([
      'Employees, Administrator',
      'Employees, PILOT',
      'Customer, Basic',
      'Customer, Granter',
      'MOON, PILOT',
    ]));
  test('rows are everything that somebody holds, and all roles', () => {
    expect(listMatrixRows('SERVICES', now.SERVICES, ['extra'])).toEqual([
      'cacheUpdate',
      'extra',
      'fly',
      'supportMailSend',
    ]);
    expect(listMatrixRows('ROLES', now.ROLES).slice(-2)).toEqual(['KB_MAX', 'PILOT']);
  });
  test('an access nobody defined is shown as it came', () =>
    expect(getCellValue(now.SERVLETS, getColumnKey(admin), 'ACCOUNT')).toBe('SECRET'));
  test('bodies name whole rows of the columns asked for, and no others', () => {
    expect(toServiceBody(now.SERVICES, [getColumnKey(admin)]).accessMap).toEqual([lists.services[2]]);
    expect(toObjectBody(now.SERVLETS, [getColumnKey(admin)]).accessMap).toEqual(lists.objects);
    expect(toRealmBody(now.ROLES, getColumnKey({ realm: 'MAKER', role: '' }))).toEqual(lists.realmRoles[1]);
  });
});

test('a row goes back with the fields that nobody knows, in the order it came', () => {
  const more = { note: null, since: { year: 2020 } };
  const services = [
    {
      ...basic,
      ...more,
      serviceMethods: [
        { methodId: 'fly', limit: 3 },
        { methodId: 'dive', limit: null },
      ],
    },
  ];
  const objects = [{ ...basic, ...more, objectAccess: { PART: 'READ', KITE: 'ALL' } }];
  const realmRoles = [{ realm: 'CUSTOMER', ...more, roles: ['PILOT', 'BASIC'] }];
  const foreign = buildAccessMatrices({ services, objects, realmRoles }, 'MAKER');
  const after = applyMatrixEdits(foreign, [
    edit({ row: 'land' }),
    edit({ row: 'fly', value: '' }),
    edit({ kind: 'SERVLETS', row: 'PART', value: 'BOTH' }),
    edit({ kind: 'ROLES', role: '', row: 'GRANTER' }),
  ]);
  const methods = [{ methodId: 'dive', limit: null }, { methodId: 'land' }];
  expect(toServiceBody(after.SERVICES, [getColumnKey(basic)]).accessMap).toEqual([
    { ...services[0], serviceMethods: methods },
  ]);
  expect(toObjectBody(after.SERVLETS, [getColumnKey(basic)]).accessMap).toEqual([
    { ...objects[0], objectAccess: { PART: 'BOTH', KITE: 'ALL' } },
  ]);
  const roles = ['PILOT', 'BASIC', 'GRANTER'];
  expect(toRealmBody(after.ROLES, getColumnKey({ realm: 'CUSTOMER', role: '' }))).toEqual({
    ...realmRoles[0],
    roles,
  });
});

describe('edits', () => {
  test('are collected one a cell, and one that changes nothing goes', () => {
    const one = addMatrixEdit([], edit({}), now);
    expect(one).toHaveLength(1);
    expect(addMatrixEdit(one, edit({ row: 'walk' }), now)).toHaveLength(2);
    expect(addMatrixEdit(one, edit({ value: '' }), now)).toEqual([]);
  });
  test('are made in the tables, which stay as they were', () => {
    const after = applyMatrixEdits(now, [edit({}), edit({ row: 'supportMailSend', value: '' })]);
    expect([...(after.SERVICES.get(getColumnKey(basic))?.cells.keys() ?? [])]).toEqual(['fly']);
    expect(getCellValue(now.SERVICES, getColumnKey(basic), 'fly')).toBe('');
    expect(after.SERVLETS).toBe(now.SERVLETS);
  });
  test('between two tables lead from one to the other', () => {
    const edits = [edit({}), edit({ kind: 'SERVLETS', ...admin, row: 'PART', value: 'READ' })];
    expect(diffMatrices(now, applyMatrixEdits(now, edits))).toEqual(edits);
  });
  test('that are reversed lead back', () => {
    const edits = [edit({}), edit({ kind: 'SERVLETS', ...admin, row: 'PART', value: '' })];
    const after = applyMatrixEdits(now, edits);
    expect(diffMatrices(now, applyMatrixEdits(after, reverseMatrixEdits(edits, now)))).toEqual([]);
  });
  test('that somebody else has made meanwhile are open no more', () =>
    expect(filterEffectiveEdits([edit({})], applyMatrixEdits(now, [edit({})]))).toEqual([]));
  test('what moved is told for the columns that are written', () => {
    const later = applyMatrixEdits(now, [
      edit({ row: 'walk' }),
      edit({ ...admin, row: 'cacheUpdate', value: '' }),
    ]);
    expect(findConcurrentCellChanges(now, later, [edit({})])).toEqual([
      { kind: 'SERVICES', ...basic, row: 'walk', before: '', after: 'HELD', isEdited: false },
    ]);
    expect(findConcurrentCellChanges(now, applyMatrixEdits(now, [edit({})]), [edit({})])[0]?.isEdited).toBe(
      true,
    );
  });
  test('end in one call for each column, administrators last', () =>
    expect(
      planWriteSteps([
        edit(admin),
        edit({}),
        edit({ row: 'walk' }),
        edit({ kind: 'ROLES', role: '', row: 'ADMIN' }),
      ]),
    ).toEqual([
      { kind: 'SERVICES', ...basic },
      { kind: 'ROLES', realm: 'CUSTOMER', role: '' },
      { kind: 'SERVICES', ...admin },
    ]));
});

describe('the review', () => {
  test('says what each realm and role gains and loses, and who is affected', () => {
    const edits = [
      edit({}),
      edit({ row: 'supportMailSend', value: '' }),
      edit({ kind: 'SERVLETS', ...admin, row: 'PART', value: 'READ' }),
      edit({ kind: 'SERVLETS', ...basic, row: 'PRODUCT', value: 'BOTH' }),
      edit({ kind: 'ROLES', role: '', row: 'GRANTER', value: '' }),
    ];
    expect(
      buildColumnReviews(edits, now, planWriteSteps(edits), 'MAKER').map(({ title, gains, loses }) => [
        title,
        gains,
        loses,
      ]),
    ).toEqual([
      ['Services: Customer, Basic', ['call fly'], ['call supportMailSend']],
      ['Servlets: Customer, Basic', ['read and write PRODUCT'], []],
      ['Roles: Customer', [], ['role Granter']],
      ['Servlets: Employees, Administrator', [], ['write PART']],
    ]);
    expect(buildColumnReviews(edits, now, planWriteSteps(edits), 'MAKER')[0]?.affected).toBe(
      'Everybody who is Basic in “Customer”, from their next call on.',
    );
  });
  test.each([
    [{}, undefined],
    [{ role: 'GRANTER' }, 'GRANTER'],
    [{ role: 'ADMIN' }, 'ADMIN'],
    [{ kind: 'ROLES', role: '', row: 'GRANTER' }, 'GRANTER'],
    [{ row: 'ADMIN' }, undefined],
  ] as const)('%j wants the typed word %s', (change, word) =>
    expect(getConfirmationPhrase([edit(change)])).toBe(word),
  );
  test('each of those that are touched is typed', () => {
    const granter = edit({ kind: 'ROLES', role: '', row: 'GRANTER' });
    expect(getConfirmationPhrase([granter, edit(admin)])).toBe('ADMIN and GRANTER');
  });
});

describe('what is taken from the person themselves', () => {
  const units = [{ realm: 'CUSTOMER', accountNumber: '4000001', roles: ['BASIC'] }] as const;
  test.each([
    ['a call of their role', { row: 'supportMailSend', value: '' }, true],
    ['a call of another role', { ...admin, row: 'supportMailSend', value: '' }, false],
    ['a call that is gained', { row: 'fly' }, false],
    ['a role that can be given', { kind: 'ROLES', role: '', row: 'BASIC', value: '' }, false],
  ] as const)('%s', (_, change, expected) =>
    expect(hasOwnAccessLoss(units, [edit(change)], now, 'MAKER')).toBe(expected),
  );
});

describe('the file', () => {
  const file = (change: object) =>
    JSON.stringify({ portalRoles: 1, services: [], objects: [], realmRoles: [], ...change });
  test('of known accesses is read again as it was written', () => {
    const known = buildAccessMatrices({ ...lists, objects: [] }, 'MAKER');
    expect(parseMatrixFile(formatMatrixFile(known), known, maker)).toEqual({ edits: [] });
  });
  test('changes the columns it names, and no others', () =>
    expect(
      parseMatrixFile(file({ services: [{ ...basic, serviceMethods: [{ methodId: 'fly' }] }] }), now, maker),
    ).toEqual({
      edits: [edit({ row: 'supportMailSend', value: '' }), edit({})],
    }));
  test.each([
    ['no JSON', '{', /JSON/],
    ['an array', '[]', 'The file: should be an object'],
    ['another version', file({ portalRoles: 2 }), 'portalRoles: only 1 is known'],
    [
      'an access nobody defined',
      file({ objects: [{ ...admin, objectAccess: { PART: 'ALL' } }] }),
      'objects.0.objectAccess.PART: only READ, WRITE, and BOTH are known',
    ],
    [
      'a role nobody knows',
      file({ services: [{ ...basic, role: 'EMPEROR', serviceMethods: [] }] }),
      /^services\.0\.role: “EMPEROR” is no role/,
    ],
    [
      'a realm nobody knows',
      file({ realmRoles: [{ realm: '__proto__', roles: [] }] }),
      /^realmRoles\.0\.realm: “__proto__” is no realm/,
    ],
    [
      'a column twice',
      file({ services: [basic, basic].map((each) => ({ ...each, serviceMethods: [] })) }),
      /^services\.1: stands there twice/,
    ],
    [
      'no realm',
      file({ services: [{ role: 'ADMIN', serviceMethods: [] }] }),
      'services.0.realm: should be a text',
    ],
    [
      'an operation nobody knows',
      file({ services: [{ ...basic, serviceMethods: [{ methodId: 'fly' }, { methodId: 'flee' }] }] }),
      'services.0.serviceMethods.1: “flee” is no operation',
    ],
    [
      'a type of objects nobody knows',
      file({ objects: [{ ...admin, objectAccess: { PART: 'READ', PARTS: 'READ' } }] }),
      'objects.0.objectAccess: “PARTS” is no type of objects',
    ],
    [
      'a role of a realm nobody knows',
      file({ realmRoles: [{ realm: 'CUSTOMER', roles: ['PILOT', 'KB_MAX', 'EMPEROR'] }] }),
      'realmRoles.0.roles.2: “EMPEROR” is no role',
    ],
    ['an empty realm', file({ realmRoles: [{ realm: '', roles: [] }] }), 'realmRoles.0.realm: is empty'],
    ['no table', JSON.stringify({ portalRoles: 1 }), 'services: should be a list'],
  ])('with %s is refused with its place', (_, text, error) => {
    const { errors = [] } = parseMatrixFile(text, now, maker);
    expect(errors[0]).toMatch(error);
  });
  test('with a name that may be known to the back end is left to it', () => {
    const unread = { ...maker, names: { ...maker.names, SERVICES: undefined } };
    const text = file({ services: [{ ...basic, serviceMethods: [{ methodId: 'flee' }] }] });
    expect(parseMatrixFile(text, now, unread).edits).toContainEqual(edit({ row: 'flee' }));
  });
  test('of a name that nobody holds is taken', () => {
    const text = file({ services: [{ ...basic, serviceMethods: [{ methodId: 'landed' }] }] });
    expect(parseMatrixFile(text, now, maker).edits).toContainEqual(edit({ row: 'landed' }));
  });
});
