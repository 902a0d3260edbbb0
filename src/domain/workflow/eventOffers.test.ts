import { expect, test } from 'vitest';
import type { Actor } from '../access/decision.ts';
import { configurationEvents } from './event.ts';
import { isOfferedEvent } from './eventRecords.ts';
import { formatEventSubject, listEventOffers, isActionShownAboveFiles, getEventTone } from './eventOffers.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const approver: Actor = { units: [buildUnit('STAFF', 'APPROVER')] };
const email = 'configuration.approver@maker.example';
const subject = {
  configurationId: 'OU1234',
  configurationState: 'WAITING_FOR_APPROVAL',
  kbMaxQuoteId: -1,
  assigneeEmail: null,
} as const;
const offers = (revision: string, assigneeEmail: string | null = null) =>
  new Map(
    listEventOffers({ ...subject, assigneeEmail }, { actor: approver, email, revision }).map((offer) => [
      offer.event,
      offer,
    ]),
  );

test('what has no way to begin is not offered', () => {
  expect(configurationEvents.filter((event) => !isOfferedEvent(event))).toEqual([
    'GENERATE_CMS',
    'GENERATE_3D',
  ]);
});

test('a decision about content names the working revision, anything else does not', () => {
  const labels = [...offers('0C').values()].map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Approve 0C', 'Request review 0C', 'Archive', 'Duplicate']));
  expect(offers('').get('APPROVE_CONFIGURATION')?.label).toBe('Approve');
  expect(formatEventSubject('APPROVE_CONFIGURATION', 'OU1234', '0C')).toBe('revision 0C of OU1234');
  expect(formatEventSubject('DELETE', 'OU1234', '0C')).toBe('OU1234');
});

test('what may not be begun is offered with its reason', () => {
  expect(offers('0C').get('APPROVE_CONFIGURATION')?.decision).toEqual({ allowed: true });
  expect(offers('0C').get('CREATE_REVISION')?.decision).toMatchObject({ allowed: false, rule: 'STATE' });
});

test('assigning says which way it goes', () => {
  expect(offers('0C').get('ASSIGN')?.label).toBe('Assign to me');
  expect(offers('0C', email).get('ASSIGN')?.label).toBe('Unassign');
});

test('what works on all files stands over them, and nothing else', () => {
  expect(configurationEvents.filter(isActionShownAboveFiles)).toEqual(['GENERATE', 'EXPORT']);
  expect(isActionShownAboveFiles('PRINT')).toBe(false);
});

test('a placeholder has a main event, and configuring is it nowhere else', () => {
  expect(getEventTone('CONFIGURE', 'PLACEHOLDER')).toBe('primary');
  expect(getEventTone('CONFIGURE', 'CONFIGURING')).toBe('plain');
  expect(getEventTone('ACCEPT_QUOTE', 'CONFIGURING')).toBe('primary');
});
