import { formatWholeNumber } from '../numbers.ts';

export const homeTexts = {
  title: 'Home',
  create: 'Create configuration',
  toList: 'Show in the list',
  count: (count: number, limit: number) =>
    count < limit ? formatWholeNumber(count) : `${formatWholeNumber(limit)} or more`,
  toDecide: (label: string, count: string) => `${label}: ${count}`,
  lately: (limit: number) => `Of the ${formatWholeNumber(limit)} that were changed last`,
  forbidden: 'You do not have access to this',
  failed: 'This could not be read',
  tryAgain: 'Try again',
  loading: 'Loading',
  scan: {
    title: 'Scan a label',
    text: 'A product configuration downloads its milling program; a configuration opens.',
    way: 'Open the scan page',
  },
  waiting: { title: 'Waiting for me', none: (verb: string) => `Nothing to ${verb}` },
  work: {
    title: 'My open work',
    none: 'Nothing is assigned to you',
    noneText: 'Take a configuration with “Assign to me” in its actions.',
    way: 'Go to the configurations',
    begun: (age: string) => (age === 'today' ? 'begun today' : `begun ${age} ago`),
  },
  oldest: {
    title: 'Oldest waiting',
    none: 'Nothing is waiting',
    since: (age: string) => (age === 'today' ? 'changed today' : `unchanged for ${age}`),
  },
  recent: {
    title: 'Recent',
    none: 'Nothing opened yet',
    noneText: 'Configurations you open are listed here.',
    opened: (age: string) => (age === 'today' ? 'today' : `${age} ago`),
  },
  jobs: { title: 'Running jobs', none: 'Nothing is running' },
  controls: {
    title: 'My remote controls',
    none: 'No remote controls yet',
    noneText: 'They are listed here once they have been made.',
    picture: (id: string) => `Remote control ${id}`,
    revision: (revision: string) => `Revision ${revision}`,
    made: (numbers: readonly string[]) =>
      numbers.length === 1
        ? `Serial number ${numbers[0] ?? ''}`
        : `${formatWholeNumber(numbers.length)} made, last ${numbers[0] ?? ''}`,
    specification: 'Specification',
    specificationOf: (id: string) => `Download the latest specification of ${id}`,
    all: (count: number) => `Show all ${formatWholeNumber(count)}`,
  },
} as const;
