import { describe, expect, test } from 'vitest';
import { bulkActions, configurationEvents, type ConfigurationEvent, type EventFacts } from './event.ts';
import { eventRecords } from './eventRecords.ts';
import { stateEvents } from './stateEvents.ts';
import { getTargetState } from './transitions.ts';

const recordOf = (event: ConfigurationEvent): EventFacts => eventRecords[event];

const confirmed = [
  'ACCEPT_QUOTE',
  'REQUEST_REVIEW',
  'REQUEST_APPROVAL',
  'APPROVE_CONFIGURATION',
  'UNAPPROVE',
  'RELEASE_FOR_PRODUCTION',
  'DUPLICATE',
  'ARCHIVE',
  'DELETE',
  'REVERSE_STATE',
] as const;

test('every event has a label of its own', () => {
  const labels = configurationEvents.map((event) => eventRecords[event].label);
  expect(new Set(labels).size).toBe(configurationEvents.length);
});

describe.each(confirmed)('%s', (event) => {
  const { confirmation } = eventRecords[event];
  test('asks about the configuration by name and says when it is done', () => {
    expect(confirmation.question('OU1234')).toMatch(/OU1234.*[?.]$/);
    expect(confirmation.success('OU1234')).toContain('OU1234');
    expect(confirmation.action).not.toBe('');
  });
});

test('events that change the state are confirmed', () => {
  const changing = configurationEvents.filter((event) => getTargetState(event, 'APPROVED') !== undefined);
  expect(changing.length).toBeGreaterThan(5);
  expect(changing.filter((event) => recordOf(event).begins !== 'CONFIRMATION')).toEqual([]);
});

test.each([
  ['ACCEPT_QUOTE', /has the client accepted the quote and the terms/i],
  ['REQUEST_REVIEW', /reviewed and resubmitted/],
  ['RELEASE_FOR_PRODUCTION', /output files go to the ERP system, pending production/],
  ['DELETE', /permanent/],
  ['ARCHIVE', /only be duplicated/],
  ['DUPLICATE', /copy/],
] as const)('%s tells what it means', (event, words) => {
  expect(eventRecords[event].confirmation.question('OU1234')).toMatch(words);
});

test('what cannot be taken back is marked', () => {
  const dangerous = configurationEvents.filter((event) => eventRecords[event].tone === 'danger');
  expect(dangerous).toEqual(['ARCHIVE', 'DELETE', 'REVERSE_STATE']);
});

test.each([
  ['ACCEPT_QUOTE', 'WITHIN'],
  ['APPROVE_CONFIGURATION', 'WITHIN'],
  ['RELEASE_FOR_PRODUCTION', 'BEYOND'],
  ['ARCHIVE', 'WITHIN'],
  ['UNAPPROVE', 'NOTHING'],
  ['DELETE', 'NOTHING'],
] as const)('%s decides %s', (event, decides) => expect(eventRecords[event].decides).toBe(decides));

test.each([
  ['isNextStep', Object.values(stateEvents).flatMap(({ next }): readonly ConfigurationEvent[] => next)],
  [
    'isForCustomers',
    Object.values(stateEvents).flatMap(({ customers }): readonly ConfigurationEvent[] => customers),
  ],
  ['isBulk', bulkActions as readonly ConfigurationEvent[]],
] as const)('%s is what the tables say', (flag, named) => {
  expect(configurationEvents.filter((event) => eventRecords[event][flag])).toEqual(
    configurationEvents.filter((event) => named.includes(event)),
  );
});
