import { describe, expect, test } from 'vitest';
import { configurationEvents, targetState } from './event.ts';
import { eventText } from './eventText.ts';

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
  const labels = configurationEvents.map((event) => eventText[event].label);
  expect(new Set(labels).size).toBe(configurationEvents.length);
});

describe.each(confirmed)('%s', (event) => {
  const { confirmation } = eventText[event];
  test('asks about the configuration by name and says when it is done', () => {
    expect(confirmation?.question('OU1234')).toMatch(/OU1234.*[?.]$/);
    expect(confirmation?.success('OU1234')).toContain('OU1234');
    expect(confirmation?.action).not.toBe('');
  });
});

test('events that change the state are confirmed', () => {
  const changing = configurationEvents.filter((event) => targetState(event, 'APPROVED') !== undefined);
  expect(changing.filter((event) => !eventText[event].confirmation)).toEqual([]);
});

test.each([
  ['ACCEPT_QUOTE', /has the client accepted the quote and the terms/i],
  ['REQUEST_REVIEW', /reviewed and resubmitted/],
  ['RELEASE_FOR_PRODUCTION', /output files go to the ERP system, pending production/],
  ['DELETE', /permanent/],
  ['ARCHIVE', /only be duplicated/],
  ['DUPLICATE', /copy/],
] as const)('%s tells what it means', (event, words) => {
  expect(eventText[event].confirmation?.question('OU1234')).toMatch(words);
});

test('what cannot be taken back is marked', () => {
  const dangerous = configurationEvents.filter((event) => eventText[event].tone === 'danger');
  expect(dangerous).toEqual(['ARCHIVE', 'DELETE', 'REVERSE_STATE']);
});
