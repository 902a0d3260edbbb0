import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findActiveIncident,
  findActiveMaintenance,
  filterRelevantIncidents,
  filterRelevantMaintenances,
  getLatestUpdate,
  createStatusAnnouncement,
  toHttpUrl,
  type StatusRecord,
  canBypassMaintenance,
} from './statusPage.ts';

const incident = (status: string, rest: StatusRecord = {}): StatusRecord => ({
  id: status,
  name: 'Slow sign-in',
  status,
  components: [{ name: 'Customer Portal' }],
  incident_updates: [{ body: 'We are looking into it.', created_at: '2026-11-21T08:40:00Z' }],
  shortlink: 'https://stspg.example/abc',
  ...rest,
});
const maintenance = (status: string): StatusRecord => ({
  id: status,
  name: 'Database upgrade',
  status,
  scheduled_for: '2026-03-05T14:30:00Z',
  scheduled_until: '2026-03-05T16:00:00Z',
  incident_updates: [{ body: 'Portal will be away.' }],
});

describe('incidents', () => {
  test.each([
    ['investigating', true, true],
    ['identified', true, true],
    ['monitoring', true, false],
    ['resolved', false, false],
    ['postmortem', false, false],
    ['', false, false],
  ])('%s counts %s, is active %s', (status, counts, active) => {
    const record = incident(status);
    expect(filterRelevantIncidents([record])).toEqual(counts ? [record] : []);
    expect(findActiveIncident([record])).toBe(active ? record : undefined);
  });
  test.each([
    [[{ name: 'PORTAL' }], true],
    [[{ name: 'Shop' }, { name: 'the portal api' }], true],
    [[{ name: 'Shop' }], false],
    [[{ name: null }], false],
    [[], false],
    [null, false],
    [undefined, false],
  ])('of components %j count: %s', (components, counts) => {
    expect(filterRelevantIncidents([incident('identified', { components })])).toHaveLength(counts ? 1 : 0);
  });
});

test.each([
  ['scheduled', true, false],
  ['in_progress', true, true],
  ['verifying', true, false],
  ['completed', false, false],
])('maintenance %s counts %s, is active %s', (status, counts, active) => {
  const record = maintenance(status);
  expect(filterRelevantMaintenances([record])).toEqual(counts ? [record] : []);
  expect(findActiveMaintenance([record])).toBe(active ? record : undefined);
});

describe('the latest update', () => {
  test('is the one displayed last, in whatever order they come', () => {
    const updates = [
      { body: 'Second', created_at: '2026-11-21T09:00:00Z' },
      { body: ' Third ', created_at: '2026-11-21T07:00:00Z', display_at: '2026-11-21T10:00:00Z' },
      { body: 'First', created_at: '2026-11-21T08:00:00Z', display_at: null },
    ];
    expect(getLatestUpdate({ incident_updates: updates })).toBe('Third');
    expect(getLatestUpdate({ incident_updates: updates.toReversed() })).toBe('Third');
  });
  test('updates without a time keep their order, behind those with one', () => {
    const dated = { body: 'Dated', created_at: '1970-01-01T00:00:00.001Z' };
    expect(getLatestUpdate({ incident_updates: [{ body: 'First' }, { body: 'Second' }] })).toBe('First');
    expect(getLatestUpdate({ incident_updates: [{ body: 'First', created_at: 'soon' }, dated] })).toBe(
      'Dated',
    );
  });
  test.each([
    [{}],
    [{ incident_updates: null }],
    [{ incident_updates: [] }],
    [{ incident_updates: [{ body: null }] }],
  ])('may be missing: %j', (record) => expect(getLatestUpdate(record)).toBe(''));
});

describe('createStatusAnnouncement', () => {
  const nothing = { incidents: [], maintenances: [] };

  test('there is nothing to say when nothing counts', () => {
    expect(createStatusAnnouncement(nothing)).toBeUndefined();
    expect(
      createStatusAnnouncement({
        incidents: [incident('resolved')],
        maintenances: [maintenance('completed')],
      }),
    ).toBeUndefined();
  });

  test('an incident, with a link to more', () => {
    expect(createStatusAnnouncement({ ...nothing, incidents: [incident('monitoring')] })).toMatchObject({
      id: 'monitoring',
      notice: {
        kind: 'WARNING',
        title: 'Slow sign-in',
        body: 'We are looking into it.',
        link: { label: 'See more', href: 'https://stspg.example/abc' },
      },
    });
  });

  test('a maintenance, with its start and end', () => {
    const said = createStatusAnnouncement({ ...nothing, maintenances: [maintenance('scheduled')] }, 'UTC');
    expect(said?.notice).toMatchObject({
      title: 'Database upgrade',
      lines: ['Start: March 05 at 14:30', 'End: March 05 at 16:00'],
    });
    expect(said?.notice.link).toBeUndefined();
  });

  test('the first one, and incidents before maintenances', () => {
    const incidents = [incident('resolved'), incident('monitoring'), incident('identified')];
    const maintenances = [maintenance('in_progress')];
    expect(createStatusAnnouncement({ incidents, maintenances })?.id).toBe('monitoring');
    expect(createStatusAnnouncement({ incidents: [], maintenances })?.id).toBe('in_progress');
  });

  test('the first 15 words of 20', () => {
    const words = Array.from({ length: 20 }, (_, index) => `word${index + 1}`);
    const update = (count: number) => [{ body: words.slice(0, count).join('\n ') }];
    const body = (count: number): string | undefined =>
      createStatusAnnouncement({
        ...nothing,
        incidents: [incident('identified', { incident_updates: update(count) })],
      })?.notice.body;
    expect(body(20)).toBe(`${words.slice(0, 15).join(' ')}…`);
    expect(body(15)).toBe(words.slice(0, 15).join(' '));
    expect(body(0)).toBeUndefined();
  });

  test('a record that says little is still announced', () => {
    const bare = { status: 'scheduled' };
    expect(createStatusAnnouncement({ ...nothing, maintenances: [bare] })).toEqual({
      id: 'Maintenance',
      notice: expect.objectContaining({ title: 'Maintenance', lines: [] }),
    });
  });
});

test.each([
  ['https://stspg.example/abc', 'https://stspg.example/abc'],
  ['http://stspg.example', 'http://stspg.example/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['/relative', undefined],
  ['', undefined],
  [null, undefined],
])('%s may be linked as %s', (text, href) => expect(toHttpUrl(text)).toBe(href));

test('no link ever leads to anything but a page', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
      expect(toHttpUrl(text) ?? 'https:').toMatch(/^https?:/);
    }),
  );
});

test.each([
  ['STAFF', 'ADMIN', true],
  ['CUSTOMER', 'ADMIN', false],
  ['STAFF', 'APPLICATION_ENGINEER', false],
  ['STAFF', 'PRODUCTION_ADMIN', false],
] as const)('canBypassMaintenance: %s %s: %s', (realm, role, expected) => {
  expect(canBypassMaintenance([{ realm, accountNumber: '1', roles: [role] }])).toBe(expected);
});
