import { expect, test } from 'vitest';
import { domainOf, isProviderAddress } from './providerAddress.ts';

const domain = 'maker.example';

test.each(['new.person@maker.example', 'New.Person@MAKER.example '])(
  '%j is an address of the provider, however the domain is written',
  (address) => {
    expect(isProviderAddress(address, domain)).toBe(true);
    expect(isProviderAddress(address, domain.toUpperCase())).toBe(true);
  },
);

test.each(['a@sub.maker.example', 'a@notmaker.example', 'maker.example@visitor.example', domain, ''])(
  '%j is none of the provider',
  (address) => expect(isProviderAddress(address, domain)).toBe(false),
);

test('the domain of an address is in small letters, and empty where there is none', () => {
  expect(domainOf('Somebody@ACME.example ')).toBe('acme.example');
  expect([domainOf('acme.example'), domainOf('somebody@')]).toEqual(['', '']);
});
