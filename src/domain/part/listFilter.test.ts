import { expect, test } from 'vitest';
import {
  listUsedFilterChoices,
  filterParts,
  isPartFilterActive,
  parsePartFilter,
  listPartTags,
} from './listFilter.ts';

const button = {
  partNumber: 'P00117',
  label: 'Push button, black',
  partType: 'BUTTON',
  partState: 'READY',
  familyCompatibility: ['G5', 'G6'],
  modelCompatibility: ['MAXI'],
  tagCloud: 'CONTROL, configuration',
};
const relay = {
  ...button,
  partNumber: 'P00012',
  label: 'Receiver Relay',
  partType: 'HYPER_RELAY',
  partState: 'FROZEN',
  familyCompatibility: ['G2', 'H7'],
  modelCompatibility: ['N_A'],
  tagCloud: '',
};

test.each([
  ['', 'both'],
  ['search=button black', 'button'],
  ['search=p00012', 'relay'],
  ['search=control', 'button'],
  ['search=hyper_relay', 'relay'],
  ['search=black relay', 'none'],
  ['state=READY', 'button'],
  ['state=FROZEN', 'relay'],
  ['type=HYPER_RELAY', 'relay'],
  ['family=G2', 'relay'],
  ['family=G6', 'button'],
  ['family=H7', 'relay'],
  ['family=G9', 'none'],
  ['model=MAXI', 'button'],
  ['tag=CONFIGURATION', 'button'],
  ['tag=CONFIGURATION&state=FROZEN', 'none'],
])('%s finds %s', (address, found) => {
  const filter = parsePartFilter(new URLSearchParams(address));
  const expected = { both: [button, relay], button: [button], relay: [relay], none: [] }[found];
  expect(filterParts([button, relay], filter)).toEqual(expected);
  expect(isPartFilterActive(filter)).toBe(address !== '');
});

test('choices are what is known first, and then what is used', () => {
  expect(listUsedFilterChoices(['DECORATING', 'READY'], ['READY', 'FROZEN', '', 'READY'])).toEqual([
    'ALL',
    'READY',
    'FROZEN',
  ]);
});

test('tags', () => expect(listPartTags({ tagCloud: ' a,,B ' })).toEqual(['A', 'B']));
