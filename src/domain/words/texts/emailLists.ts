import { escapeInvisibleText } from '../escapeInvisibleText.ts';
import { formatWholeNumber } from '../numbers.ts';
import { joinSentences } from '../sentences.ts';

export const emailListTexts = {
  blacklist: 'Blacklist',
  whitelist: 'Whitelist',
  aboutBlacklist: 'Addresses that are kept out, whatever they were granted.',
  aboutWhitelist: 'Addresses that belong to an account without a grant.',
  refused: 'The list could not be read',
  theBlacklist: 'The blacklist',
  theWhitelist: 'The whitelist',
  search: 'Search addresses',
  domain: 'Domain',
  allDomains: 'All domains',
  domainChoice: (domain: string, count: number) => `${domain} (${formatWholeNumber(count)})`,
  count: (count: number) => (count === 1 ? '1 address' : `${formatWholeNumber(count)} addresses`),
  none: 'No addresses',
  noneYet: 'Nobody stands on this list.',
  noneFits: 'No address fits this search.',
  showAll: 'Show all',
  csv: 'CSV',
  blacklistFile: 'blacklist.csv',
  whitelistFile: 'whitelist.csv',

  onBothBadge: 'On both lists',
  conflicts: (count: number) =>
    count === 1
      ? '1 address stands on both lists. The blacklist wins: whoever it is gets nothing of the whitelist.'
      : `${formatWholeNumber(count)} addresses stand on both lists. The blacklist wins: they get nothing of the whitelist.`,
  alsoWhite: (count: number) =>
    count === 1
      ? '1 of them stands on the whitelist too. The blacklist wins.'
      : `${formatWholeNumber(count)} of them stand on the whitelist too. The blacklist wins.`,
  ownAddress:
    'Your own address is among them. You are out at your next call, and only another administrator can let you in again.',
  typeWord: (word: string) => `Type ${word} to confirm`,
  wrongWord: (word: string) => `Type ${word} first`,
  isBlacklisted: 'This address is on the blacklist: nothing of this holds until it is removed from there.',

  addAddresses: 'Add addresses',
  addresses: 'Addresses',
  addressesAbout: 'One or many, as they were pasted: on lines, or with commas between.',
  pasted: 'Pasted addresses',
  verdictsOf: 'Each pasted address and what becomes of it',
  steps: 'Steps',
  morePasted: (count: number) => `and ${formatWholeNumber(count)} more`,
  verdicts: {
    NEW: 'will be added',
    LISTED: 'is on the list already',
    TWICE: 'stands here twice',
    INVALID: 'is no e-mail address',
  },
  addCount: (count: number) => (count === 1 ? 'Add 1 address' : `Add ${formatWholeNumber(count)} addresses`),
  noneToAdd: 'No new address yet',
  addStep: (address: string) => `Add ${escapeInvisibleText(address)}`,
  removeStep: (address: string) => `Remove ${escapeInvisibleText(address)}`,
  resetStep: 'Have the list read again, so that it is obeyed',
  stepFailed: 'A step has failed. The steps before it are done; Continue goes on with this one.',
  stopped: (done: number, all: number) =>
    `${formatWholeNumber(done)} of ${formatWholeNumber(all)} done before it was closed. The others are left as they were.`,
  continue: 'Continue',
  added: (count: number) =>
    count === 1 ? 'The address has been added' : `${formatWholeNumber(count)} addresses have been added`,
  removed: (address: string) => `${escapeInvisibleText(address)} has been removed`,
  remove: 'Remove',
  removeOne: (address: string) => `Remove ${escapeInvisibleText(address)}`,
  removeTitle: 'Remove from the blacklist',
  removeQuestion: (address: string) =>
    `Remove ${escapeInvisibleText(address)} from the blacklist? It is let in again as granted.`,

  addEntry: 'Add entry',
  entryTitle: 'Add to the whitelist',
  fanOutTitle: (count: number) => (count === 1 ? 'Add 1 entry' : `Add ${formatWholeNumber(count)} entries`),
  fanOutAbout: (retired: number) =>
    retired === 0
      ? 'A customer group is written as an entry for each account of its group in these subsidiaries:'
      : `A customer group is written as an entry for each account of its group in these subsidiaries, without ${formatWholeNumber(retired)} archived:`,
  fanOutNone: 'This account has no group with an account in these subsidiaries. Nothing would be written.',
  entryStep: (account: string) => `Add at ${account}`,
  replaceStep: (account: string, before: string) => `Replace at ${account}, before: ${before}`,
  replaces: (count: number) =>
    count === 1
      ? 'It takes the place of an entry that stands there.'
      : `${formatWholeNumber(count)} of them take the place of entries that stand there.`,
  entriesMoved:
    'Somebody has changed the entries of this address since you saw them. The steps show how they stand now; Continue writes yours.',
  entriesAdded: (count: number) =>
    count === 1 ? 'The entry has been added' : `${formatWholeNumber(count)} entries have been added`,
  address: 'E-mail address',
  realm: 'Realm',
  chooseRealm: 'Choose a realm',
  account: 'Account',
  roles: 'Roles',
  asRealm: 'The roles that can be held in this realm',
  noFamilies: 'None means all families.',
  families: 'Product families',
  areas: 'Subsidiaries',
  note: 'Note',
  preview: 'Next',
  previous: 'Previous',

  entries: 'Entries',
  entryCount: (count: number) => (count === 1 ? '1 entry' : `${formatWholeNumber(count)} entries`),
  summary: (parts: readonly string[]) => parts.filter(Boolean).join(' · '),
  noEntries: 'This address is not on the whitelist',
  toWhitelist: 'Go to the whitelist',
  toAccess: 'What it may do',
  removeEntry: (account: string) => `Remove the entry at ${account}`,
  removeEntryTitle: 'Remove an entry',
  removeEntryQuestion: (address: string, account: string) =>
    `Remove the entry of ${escapeInvisibleText(address)} at ${account}?`,
  removeAll: 'Remove all entries',
  removeAllQuestion: (address: string, count: number) =>
    count === 1
      ? `Remove the entry of ${escapeInvisibleText(address)}?`
      : `Remove all ${formatWholeNumber(count)} entries of ${escapeInvisibleText(address)}?`,
  removalMoved: (entries: readonly string[]) =>
    joinSentences([
      'Somebody has changed this since you saw it.',
      `It stands there now: ${entries.join('; ')}`,
      'Continue removes it all the same.',
    ]),
  saveNote: 'Save note',
  noteAbout: 'It is written to every entry of the address.',
  noteStep: 'Write the note',
  noteSaved: 'The note has been saved',
  notesDiffer: (count: number) =>
    `Its entries have ${formatWholeNumber(count)} different notes, of which this is one. It is written to every entry of the address.`,
  noteMoved: (notes: readonly string[]) =>
    `Somebody has written another note since you began: “${notes.join('”, “')}”. Continue replaces it by yours.`,

  resetCache: 'Reset cache',
  resetAbout:
    'A list is obeyed as it was when its cache was last reset. Every change resets it; this does it again where that has failed.',
  resetDone: 'The list is obeyed as it stands',
} as const;
