import { formatWholeNumber, formatCount } from '../numbers.ts';

export const reviewQueueTexts = {
  title: 'Review',
  configurations: 'Configurations',
  tally: (text: string): string => `This session: ${text}`,
  queue: 'Waiting for you',
  /** `goesOn`: only `count` configurations were read of a list that may be longer. */
  waiting: (label: string, count: number, goesOn: boolean): string =>
    `${label} · ${formatWholeNumber(count)}${goesOn ? ' or more' : ''}`,
  elsewhere: (count: number): string =>
    `${formatCount(count, 'configuration')} ${count === 1 ? 'is' : 'are'} decided in the quoting system.`,
  standing: { DECIDED: 'Decided', OVERTAKEN: 'Decided by somebody else' },
  allDecided: 'Everything has been decided',
  allDecidedText: 'What comes to wait for you is added here.',
  none: 'Nothing waits for you',
  noneText: 'Configurations that you can approve or release are listed here as soon as they wait.',
  forbiddenText: 'Only Approvers and Administrators can approve and release configurations.',
  toList: 'Go to the configurations',
  chooseNext: 'Choose one from the queue.',
  changes: 'Changes',
  file: 'File',
  fileChoice: 'File to show',
  fileIn: (name: string, place: string): string => `${name} · ${place}`,
  noFiles: 'There are no files yet',
  what: (id: string): string => id,
  gone: (id: string): string => `${id} is no longer there, or you no longer have access to it.`,
  /** For a user who had gone on before the decision failed. */
  notDecided: (id: string): string => `${id} has not been decided. It waits for you in the queue.`,
  about: (id: string, revision: string): string => `${id} · revision ${revision}`,
  now: (id: string, revision: string, place: number, count: number): string =>
    `${id}, revision ${revision}: ${formatWholeNumber(place)} of ${formatWholeNumber(count)}`,
  sendBack: 'Send back',
  decides: 'decides',
  sendsBack: 'sends back',
  open: 'Open page',
  previous: 'Previous',
  next: 'Next',
  reading: 'Reading what has changed',
  actions: 'Decision',
} as const;
