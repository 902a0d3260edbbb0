import { formatWholeNumber, formatCount } from '../numbers.ts';

export const deviceEventTexts = {
  EVENTS: { title: 'Events', none: 'No events' },
  ERRORS: { title: 'Errors', none: 'No errors' },
  noneFits: 'Nothing fits this filter.',
  noneYet: 'What is reported will be listed here.',
  search: 'Search events',
  type: 'Type of event',
  allTypes: 'All types',
  clear: 'Show all',
  count: (count: number): string => formatCount(count, 'event'),
  error: 'Error',
  when: 'Time',
  about: 'About',
  from: 'Reported by',
  facts: 'Facts of the event',
  note: 'Note',
  productNumber: 'Product number',
  firmware: 'Firmware file',
  parameterFile: 'Parameter file',
  log: 'Log',
  noLog: 'There is no log.',
  logPart: (from: number, to: number, lines: number): string =>
    `Lines ${formatWholeNumber(from)} to ${formatWholeNumber(to)} of ${formatWholeNumber(lines)}`,
  earlierLines: 'Earlier lines',
  laterLines: 'Later lines',
  toError: (place: number, count: number): string =>
    count === 1 ? 'Go to the error' : `Next error (${place} of ${count})`,
  parameters: 'Parameters',
  parameter: 'Parameter',
  before: 'Before',
  after: 'After',
  unknownBefore: 'not known',
  change: (name: string, before: string | undefined, after: string): string =>
    `${name} ${before === undefined ? '' : `${before} → `}${after}`,
  gone: 'This event is not among those that have been read.',
  device: (type: string, serialNumber: string | number): string => `${type} ${serialNumber}`,
} as const;

export const eventReadingTexts = {
  title: 'Reading the events',
  reading: (read: number, expected: number | undefined): string =>
    expected === undefined
      ? `Reading, ${formatWholeNumber(read)} so far`
      : `Reading, ${formatWholeNumber(read)} of ${formatWholeNumber(expected)}`,
  stopped: (read: number, expected: number | undefined): string =>
    expected === undefined
      ? `Stopped. The newest ${formatWholeNumber(read)} are shown.`
      : `Stopped. The newest ${formatWholeNumber(read)} of ${formatWholeNumber(expected)} are shown.`,
  failed: (read: number): string =>
    `The rest could not be read. The newest ${formatWholeNumber(read)} are shown.`,
  stop: 'Stop',
  goOn: 'Read on',
} as const;

export const timelineTexts = {
  title: 'Time line',
  help: '↑ ↓ zoom, ← → earlier and later, Home shows all of the time. The wheel zooms with Ctrl.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  earlier: 'Earlier',
  later: 'Later',
  all: 'All of the time',
  span: (from: string, to: string): string => `${from} to ${to}`,
  outside: 'Events beside the picture',
  /**
   * Events outside the timeline, with the days of the first and the last, empty where they are unreadable.
   */
  outsideOf: (count: number, from: string, to: string): string => {
    if (from === '') return `${formatCount(count, 'event')} without a date that can be read`;
    return `${formatCount(count, 'event')} from ${from}${from === to ? '' : ` to ${to}`}`;
  },
  laneCount: (lane: string, count: number): string => `${lane}: ${formatWholeNumber(count)}`,
} as const;
