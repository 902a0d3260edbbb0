import { expect, test } from 'vitest';
import { filterAccounts } from '~/domain/account/accountFilter.ts';
import { searchAccounts, findTypedAccount } from '~/domain/account/accounts.ts';
import { filterEmailRows } from '~/domain/access/emailLists.ts';
import { parseCommandFilter, filterCommands } from '~/domain/command/listFilter.ts';
import { toConfigurationFilterBody, defaultConfigurationFilter } from '~/domain/configuration/filter.ts';
import { filterCutFiles, listPartsWithoutCutFile } from '~/domain/cutFile/cutFileFilter.ts';
import { filterFirmware } from '~/domain/firmware/listFilter.ts';
import { isMatchingMillingPart } from '~/domain/milling/milling.ts';
import { rankMatches } from '~/domain/palette/rankMatches.ts';
import { anyFilterValue, filterParts } from '~/domain/part/listFilter.ts';
import { findTypedPart } from '~/domain/part/parts.ts';
import { filterDeviceEvents, toEventListEntry } from '~/domain/product/eventList.ts';
import { buildQuoteEntry } from '~/domain/quote/entry.ts';
import { defaultQuoteFilter } from '~/domain/quote/filter.ts';
import { createQuoteSearch } from '~/domain/quote/quoteSearch.ts';
import { searchRequests } from '~/domain/request/filter.ts';
import { filterDeviceErrors } from '~/domain/resource/deviceErrorFilter.ts';
import { filterResources } from '~/domain/resource/list.ts';
import { defaultOrderFilter, filterServiceOrders } from '~/domain/serviceOrder/listFilter.ts';
import { filterSymbols } from '~/domain/symbol/list.ts';
import { filterOptions } from '~/ui/theme.ts';
import { buildQuote } from '../factories/quote.ts';
import { buildAccessRequest } from '../factories/accessRequest.ts';

const account = (accountName: string) => ({ accountNumber: '3010001', accountName });
const part = (label: string) => ({
  partNumber: 'P00001',
  label,
  partType: 'BUTTON',
  partState: 'READY',
  familyCompatibility: [],
});
const command = (description: string) => ({
  catalogue: 'SYS',
  name: 'STATUS',
  commandClass: 'BASIC',
  commandState: 'ACTIVE',
  argumentTypes: [],
  description,
  firmwareInfos: [],
});
const firmware = (note: string) => ({
  firmwareSignature: { firmwareType: 'APP', productFamily: 'G6', deviceType: 'CU', name: 'CU' },
  fileExtension: 's28',
  firmwareFiles: [],
  note,
});
const order = (note: string) => ({
  id: 'S-00001',
  serviceOrderType: 'FIRMWARE_UPDATE',
  note,
  serialNumbers: [],
  serialNumbersToAdd: [],
  serialNumbersToRemove: [],
  configurationIds: [],
  serviceOrderState: 'PENDING',
  lastStateChange: '2026-03-01T10:00:00Z',
  createdBy: 'support.engineer@maker.example',
});
const deviceError = (title: string) => ({
  productFamily: 'G6',
  errorId: 'E0206',
  title,
  text: '',
  remedy: '',
  severity: 'ERROR',
});
const event = (note: string) => ({
  eventId: '1',
  created: '2026-03-01T10:00:00Z',
  serialNumber: '0100001',
  deviceType: 'PCU',
  type: 'SESSION',
  note,
});
const eventFilter = { type: 'ALL', span: undefined, errorsOnly: false } as const;
const cutFile = (note: string) => ({ name: 'SLOT', note, versions: [], partNumbers: [] });

/** For each search of Portal, whether it finds a row that contains a text. */
const searches: Record<string, (text: string, search: string) => boolean> = {
  accounts: (text, search) =>
    filterAccounts([account(text)], { search, subsidiary: 'ALL', state: 'ALL' }).length === 1,
  'customer picker': (text, search) => searchAccounts([account(text)], search).choices.length === 2,
  'customer picker, left by Tab': (text, search) => findTypedAccount([account(text)], search) !== undefined,
  'access lists': (text, search) =>
    filterEmailRows([{ address: 'a@b.example' }], { search, domain: '' }, () => [text]).length === 1,
  'cut files': (text, search) => filterCutFiles([cutFile(text)], search, 'ALL').length === 1,
  'parts without a cut file': (text, search) =>
    listPartsWithoutCutFile([part(text)], [], search).length === 1,
  'milling parts': (text, search) => isMatchingMillingPart(part(text), new Map(), { search, filter: 'ALL' }),
  palette: (text, search) => rankMatches([text], search, (name) => [name]).length === 1,
  parts: (text, search) =>
    filterParts([part(text)], {
      search,
      state: anyFilterValue,
      type: anyFilterValue,
      family: anyFilterValue,
      model: anyFilterValue,
      tag: anyFilterValue,
    }).length === 1,
  'part picker, left by Tab': (text, search) => findTypedPart([part(text)], search) !== undefined,
  commands: (text, search) =>
    filterCommands([command(text)], { ...parseCommandFilter(new URLSearchParams()), search }).length === 1,
  'device errors': (text, search) =>
    filterDeviceErrors([deviceError(text)], { search, severity: '', family: '' }).length === 1,
  'device events': (text, search) =>
    filterDeviceEvents([toEventListEntry(event(text))], { ...eventFilter, search }).length === 1,
  firmware: (text, search) =>
    filterFirmware([firmware(text)], { firmwareType: '', productFamily: '', deviceType: '', search })
      .length === 1,
  quotes: (text, search) =>
    createQuoteSearch([buildQuoteEntry(buildQuote({ customer: { name: text } }))]).find({
      ...defaultQuoteFilter,
      search,
    }).length === 1,
  requests: (text, search) =>
    searchRequests([buildAccessRequest({ description: text })], search).length === 1,
  'service orders': (text, search) =>
    filterServiceOrders([order(text)], { ...defaultOrderFilter, search }).length === 1,
  resources: (text, search) => filterResources([{ name: 'TEXTS', data: text }], search).length === 1,
  symbols: (text, search) => filterSymbols([{ name: text, file: 'symbol.svg' }], search).length === 1,
  'pickers of Mantine': (text, search) =>
    filterOptions({ options: [{ value: '1', label: text }], search, limit: 5 }).length === 1,
};

/** Text of a row, and a search that should find it. */
const spellings: readonly (readonly [string, string])[] = [
  ['Kran G\u00F6teborg', 'Go\u0308teborg'],
  ['Kran Go\u0308teborg', 'g\u00F6teborg'],
  ['Lift P00022', 'P00022\u200B'],
  ['Kran AB', 'Kran\u00A0AB'],
  ['Kran\u00A0AB', 'kran ab'],
  ['Kran  AB', 'kran ab'],
  ['Allg\u00E4u Lift', 'ALLGA\u0308U'],
];

test.each(Object.entries(searches))('finds a row in every spelling of a search: %s', (_, isFound) => {
  const lost = spellings.filter(([text, search]) => !isFound(text, search));
  expect(lost).toEqual([]);
  expect(isFound('Kran AB', 'Gantry')).toBe(false);
});

test('what the CMS searches for is sent in the plain spelling', () => {
  const sent = spellings.map(
    ([, search]) =>
      toConfigurationFilterBody({ ...defaultConfigurationFilter, search }, 'engineer@maker.example')
        .fuzzyField,
  );
  expect(sent).toEqual([
    'G\u00F6teborg',
    'g\u00F6teborg',
    'P00022',
    'Kran AB',
    'kran ab',
    'kran ab',
    'ALLG\u00C4U',
  ]);
});
