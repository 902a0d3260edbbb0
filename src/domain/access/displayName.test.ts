import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getDisplayName, getEmailDomain, isProviderEmail } from './displayName.ts';

const provider = { name: 'Maker', domain: 'maker.example' };

describe('staff read names', () => {
  test.each([
    ['application.engineer@maker.example', 'Application Engineer'],
    ['Customer.Basic@acme.example', 'Customer Basic'],
    ['one_two@acme.example', 'One Two'],
    ['first-second.of-the.company@acme.example', 'First-Second Of-The Company'],
    ['a.b.c.d.e.f@acme.example', 'A B C D E F'],
    ['first.last+portal@acme.example', 'First Last'],
    [' single@acme.example ', 'Single'],
    ['Ärende.Åtta@acme.example', 'Ärende Åtta'],
    ['a@b', 'A'],
    ['system', 'System'],
    ['..@acme.example', 'Unknown'],
    ['@acme.example', 'Unknown'],
    ['', 'Unknown'],
  ])('%s → %s', (email, name) => expect(getDisplayName(email, { isStaff: true }, provider)).toBe(name));
});

describe('others read companies', () => {
  test.each([
    ['application.engineer@maker.example', 'Maker'],
    ['Application.Engineer@MAKER.EXAMPLE', 'Maker'],
    ['somebody@mail.maker.example', 'Maker'],
    ['somebody@notmaker.example', 'Notmaker'],
    ['somebody@acme.example', 'Acme'],
    ['somebody@mail.acme.example', 'Acme'],
    ['somebody@acme.co.uk', 'Acme'],
    ['somebody@acme-cranes.example', 'Acme-Cranes'],
    ['somebody@co.uk', 'Co'],
    ['somebody@maker.example ', 'Maker'],
    ['somebody@portal.acme.com.au', 'Acme'],
    ['a@b', 'B'],
    ['somebody', 'Unknown'],
    ['somebody@', 'Unknown'],
    ['somebody@..', 'Unknown'],
  ])('%s → %s', (email, name) => expect(getDisplayName(email, { isStaff: false }, provider)).toBe(name));
});

test('the provider may write its domain in any case', () => {
  const shouting = { name: 'Maker', domain: 'MAKER.Example' };
  expect(getDisplayName('a@maker.example', { isStaff: false }, shouting)).toBe('Maker');
});

test('any text gives a name, and others never read the local part of an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, isStaff) => {
      expect(getDisplayName(text, { isStaff }, provider)).not.toBe('');
    }),
  );
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const [, domain = ''] = email.split('@');
      const shown = getDisplayName(email, { isStaff: false }, provider).toLowerCase();
      expect(domain.toLowerCase()).toContain(shown);
    }),
  );
});

const domain = 'maker.example';

test.each(['new.person@maker.example', 'New.Person@MAKER.example '])(
  '%j is an address of the provider, however the domain is written',
  (address) => {
    expect(isProviderEmail(address, domain)).toBe(true);
    expect(isProviderEmail(address, domain.toUpperCase())).toBe(true);
  },
);

test.each(['a@sub.maker.example', 'a@notmaker.example', 'maker.example@visitor.example', domain, ''])(
  '%j is none of the provider',
  (address) => expect(isProviderEmail(address, domain)).toBe(false),
);

test('the domain of an address is in small letters, and empty where there is none', () => {
  expect(getEmailDomain('Somebody@ACME.example ')).toBe('acme.example');
  expect([getEmailDomain('acme.example'), getEmailDomain('somebody@')]).toEqual(['', '']);
});
