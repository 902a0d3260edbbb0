import { describe, expect, test } from 'vitest';
import {
  cellOf,
  columnKey,
  matricesOf,
  objectBody,
  realmBody,
  rowsOf,
  serviceBody,
  type AccessLists,
} from './matrix.ts';
import {
  collect,
  edited,
  editsBetween,
  movedCells,
  openEdits,
  reversed,
  writeSteps,
  type Edit,
} from './matrixEdits.ts';
import { matrixFile, readMatrixFile } from './matrixFile.ts';
import { columnText, reviewOf, takesFrom, wordToType } from './matrixReview.ts';

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
const now = matricesOf(lists, 'MAKER');
const maker = { productCode: 'MAKER', names: { SERVICES: ['landed'], SERVLETS: [], ROLES: [] } };
const admin = { realm: 'MAKER', role: 'ADMIN' };
const basic = { realm: 'CUSTOMER', role: 'BASIC' };
const edit = (change: Partial<Edit>): Edit => ({
  kind: 'SERVICES',
  ...basic,
  row: 'fly',
  value: 'HELD',
  ...change,
});

describe('the tables', () => {
  test('columns stand in the order of realms and roles, those nobody defined behind them', () =>
    expect([...now.SERVICES.values()].map((column) => columnText(column, 'MAKER'))).toEqual([
      'Employees, Administrator',
      'Employees, PILOT',
      'Customer, Basic',
      'Customer, Granter',
      'MOON, PILOT',
    ]));
  test('rows are everything that somebody holds, and all roles', () => {
    expect(rowsOf('SERVICES', now.SERVICES, ['extra'])).toEqual([
      'cacheUpdate',
      'extra',
      'fly',
      'supportMailSend',
    ]);
    expect(rowsOf('ROLES', now.ROLES).slice(-2)).toEqual(['KB_MAX', 'PILOT']);
  });
  test('an access nobody defined is shown as it came', () =>
    expect(cellOf(now.SERVLETS, columnKey(admin), 'ACCOUNT')).toBe('SECRET'));
  test('bodies name whole rows of the columns asked for, and no others', () => {
    expect(serviceBody(now.SERVICES, [columnKey(admin)]).accessMap).toEqual([lists.services[2]]);
    expect(objectBody(now.SERVLETS, [columnKey(admin)]).accessMap).toEqual(lists.objects);
    expect(realmBody(now.ROLES, columnKey({ realm: 'MAKER', role: '' }))).toEqual(lists.realmRoles[1]);
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
  const foreign = matricesOf({ services, objects, realmRoles }, 'MAKER');
  const after = edited(foreign, [
    edit({ row: 'land' }),
    edit({ row: 'fly', value: '' }),
    edit({ kind: 'SERVLETS', row: 'PART', value: 'BOTH' }),
    edit({ kind: 'ROLES', role: '', row: 'GRANTER' }),
  ]);
  const methods = [{ methodId: 'dive', limit: null }, { methodId: 'land' }];
  expect(serviceBody(after.SERVICES, [columnKey(basic)]).accessMap).toEqual([
    { ...services[0], serviceMethods: methods },
  ]);
  expect(objectBody(after.SERVLETS, [columnKey(basic)]).accessMap).toEqual([
    { ...objects[0], objectAccess: { PART: 'BOTH', KITE: 'ALL' } },
  ]);
  const roles = ['PILOT', 'BASIC', 'GRANTER'];
  expect(realmBody(after.ROLES, columnKey({ realm: 'CUSTOMER', role: '' }))).toEqual({
    ...realmRoles[0],
    roles,
  });
});

describe('edits', () => {
  test('are collected one a cell, and one that changes nothing goes', () => {
    const one = collect([], edit({}), now);
    expect(one).toHaveLength(1);
    expect(collect(one, edit({ row: 'walk' }), now)).toHaveLength(2);
    expect(collect(one, edit({ value: '' }), now)).toEqual([]);
  });
  test('are made in the tables, which stay as they were', () => {
    const after = edited(now, [edit({}), edit({ row: 'supportMailSend', value: '' })]);
    expect([...(after.SERVICES.get(columnKey(basic))?.cells.keys() ?? [])]).toEqual(['fly']);
    expect(cellOf(now.SERVICES, columnKey(basic), 'fly')).toBe('');
    expect(after.SERVLETS).toBe(now.SERVLETS);
  });
  test('between two tables lead from one to the other', () => {
    const edits = [edit({}), edit({ kind: 'SERVLETS', ...admin, row: 'PART', value: 'READ' })];
    expect(editsBetween(now, edited(now, edits))).toEqual(edits);
  });
  test('that are reversed lead back', () => {
    const edits = [edit({}), edit({ kind: 'SERVLETS', ...admin, row: 'PART', value: '' })];
    const after = edited(now, edits);
    expect(editsBetween(now, edited(after, reversed(edits, now)))).toEqual([]);
  });
  test('that somebody else has made meanwhile are open no more', () =>
    expect(openEdits([edit({})], edited(now, [edit({})]))).toEqual([]));
  test('what moved is told for the columns that are written', () => {
    const later = edited(now, [edit({ row: 'walk' }), edit({ ...admin, row: 'cacheUpdate', value: '' })]);
    expect(movedCells(now, later, [edit({})])).toEqual([
      { kind: 'SERVICES', ...basic, row: 'walk', before: '', after: 'HELD', isEdited: false },
    ]);
    expect(movedCells(now, edited(now, [edit({})]), [edit({})])[0]?.isEdited).toBe(true);
  });
  test('end in one call for each column, administrators last', () =>
    expect(
      writeSteps([
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
      reviewOf(edits, now, writeSteps(edits), 'MAKER').map(({ title, gains, loses }) => [
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
    expect(reviewOf(edits, now, writeSteps(edits), 'MAKER')[0]?.affected).toBe(
      'Everybody who is Basic in “Customer”, from their next call on.',
    );
  });
  test.each([
    [{}, undefined],
    [{ role: 'GRANTER' }, 'GRANTER'],
    [{ role: 'ADMIN' }, 'ADMIN'],
    [{ kind: 'ROLES', role: '', row: 'GRANTER' }, 'GRANTER'],
    [{ row: 'ADMIN' }, undefined],
  ] as const)('%j wants the typed word %s', (change, word) => expect(wordToType([edit(change)])).toBe(word));
  test('each of those that are touched is typed', () => {
    const granter = edit({ kind: 'ROLES', role: '', row: 'GRANTER' });
    expect(wordToType([granter, edit(admin)])).toBe('ADMIN and GRANTER');
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
    expect(takesFrom(units, [edit(change)], now, 'MAKER')).toBe(expected),
  );
});

describe('the file', () => {
  const file = (change: object) =>
    JSON.stringify({ portalRoles: 1, services: [], objects: [], realmRoles: [], ...change });
  test('of known accesses is read again as it was written', () => {
    const known = matricesOf({ ...lists, objects: [] }, 'MAKER');
    expect(readMatrixFile(matrixFile(known), known, maker)).toEqual({ edits: [] });
  });
  test('changes the columns it names, and no others', () =>
    expect(
      readMatrixFile(file({ services: [{ ...basic, serviceMethods: [{ methodId: 'fly' }] }] }), now, maker),
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
    const { errors = [] } = readMatrixFile(text, now, maker);
    expect(errors[0]).toMatch(error);
  });
  test('with a name that may be known to the back end is left to it', () => {
    const unread = { ...maker, names: { ...maker.names, SERVICES: undefined } };
    const text = file({ services: [{ ...basic, serviceMethods: [{ methodId: 'flee' }] }] });
    expect(readMatrixFile(text, now, unread).edits).toContainEqual(edit({ row: 'flee' }));
  });
  test('of a name that nobody holds is taken', () => {
    const text = file({ services: [{ ...basic, serviceMethods: [{ methodId: 'landed' }] }] });
    expect(readMatrixFile(text, now, maker).edits).toContainEqual(edit({ row: 'landed' }));
  });
});
