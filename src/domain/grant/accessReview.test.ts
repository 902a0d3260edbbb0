import { expect, test } from 'vitest';
import { buildConfigurationGrant, buildGrant } from '../../../tests/factories/grant.ts';
import { grantKey } from './grant.ts';
import {
  findNextUnanswered,
  formatReviewFileName,
  sortGrantsForReview,
  buildReviewRows,
  countReviewDecisions,
  type ReviewEntry,
} from './accessReview.ts';

const at = (affiliationId: string, modified: string) => buildGrant({ affiliationId, modified });
const grants = [
  at('new', '2026-05-01T00:00:00.000Z'),
  at('old', '2020-01-01T00:00:00.000Z'),
  at('middle', '2024-01-01T00:00:00.000Z'),
];
const kept: ReviewEntry = { decision: 'KEEP', by: 'me@maker.example', at: '2026-06-01T00:00:00.000Z' };

test('The oldest comes first', () =>
  expect(sortGrantsForReview(grants).map(({ affiliationId }) => affiliationId)).toEqual([
    'old',
    'middle',
    'new',
  ]));

test.each([
  ['', [], 'old'],
  ['old', ['old'], 'middle'],
  ['new', ['new'], 'old'],
  ['old', ['old', 'middle', 'new'], undefined],
  ['middle', ['new', 'old'], undefined],
])('After “%s”, with %o answered, comes %s', (after, answered, next) =>
  expect(
    findNextUnanswered(sortGrantsForReview(grants), after, new Map(answered.map((id) => [id, kept]))),
  ).toBe(next),
);

test('The answers are counted', () =>
  expect(
    countReviewDecisions(
      grants,
      new Map([
        ['old', kept],
        ['new', { ...kept, decision: 'REVOKE' as const }],
      ]),
    ),
  ).toEqual({ kept: 1, revoked: 1, open: 1 }));

test('The result has a row for each grant', () => {
  const account = { accountNumber: '3000001', accountName: 'Crane Works' };
  const [head, first, second] = buildReviewRows(
    account,
    [
      buildGrant({ roles: ['ADMIN'], delegatableRoles: ['GRANTER', 'ADMIN'] }),
      buildConfigurationGrant('OU1234'),
    ],
    new Map([['A-00001', kept]]),
  );
  expect(head).toHaveLength(10);
  expect(first).toEqual([
    '3000001',
    'Crane Works',
    'ann@customer.example',
    'The account',
    'Administrator',
    'Granter and Administrator',
    '2026-01-02T10:00:00.000Z',
    'Kept',
    'me@maker.example',
    '2026-06-01T00:00:00.000Z',
  ]);
  expect(second?.slice(3)).toEqual([
    'Configuration OU1234',
    'Basic',
    '',
    '2026-01-02T10:00:00.000Z',
    'Not reviewed',
    '',
    '',
  ]);
});

test('Its file is named after customer and day', () =>
  expect(formatReviewFileName('3000001', new Date('2026-03-05T12:00:00Z'))).toBe(
    'access-review-3000001-2026-03-05.csv',
  ));

test('Grants that the CMS names no ids of are answered one by one', () => {
  const nameless = ['a@maker.example', 'b@maker.example'].map((address) =>
    buildGrant({ affiliationId: '', address }),
  );
  const [first = ''] = nameless.map(grantKey);
  const answers = new Map([[first, { ...kept, decision: 'REVOKE' as const }]]);
  expect(countReviewDecisions(nameless, answers)).toEqual({ kept: 0, revoked: 1, open: 1 });
  expect(findNextUnanswered(nameless, first, answers)).toContain('b@maker.example');
});
