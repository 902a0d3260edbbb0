import { formatCount, formatWholeNumber } from '../numbers.ts';
import { toSentenceCase } from '../stateAppearances.ts';

export const deviceErrorTexts = {
  errors: 'Device errors',
  themselves: 'The device errors',
  search: 'Search id and text',
  families: 'Families',
  allFamilies: 'All families',
  severity: 'Severity',
  allSeverities: 'All severities',
  severityText: (severity: string) => toSentenceCase(severity) || 'Unknown',
  none: 'No device errors',
  noneFits: 'No device error fits this filter.',
  noneAbout: 'The resource DEVICE_ERRORS holds none.',
  showAll: 'Show all device errors',
  count: (found: number, all: number) =>
    found === all
      ? formatCount(all, 'device error')
      : `${formatWholeNumber(found)} of ${formatCount(all, 'device error')}`,
  problems: (count: number) =>
    count === 1
      ? 'One part of the resource DEVICE_ERRORS cannot be read:'
      : `${formatWholeNumber(count)} parts of the resource DEVICE_ERRORS cannot be read:`,
  entry: (place: number, text: string) => `Entry ${formatWholeNumber(place + 1)}: ${text}`,
  line: (line: number, text: string) => `Line ${formatWholeNumber(line)}: ${text}`,
  toResource: 'Open the resource',
  noTitle: 'No title',
  ofFamily: (errorId: string, family: string) => `${errorId} of ${family}`,

  missing: (errorId: string, family: string) => `There is no device error ${errorId} of ${family}`,
  missingAbout: 'Devices may report errors that nobody has described yet.',
  meaning: 'Meaning',
  title: 'Title',
  text: 'What it means',
  remedy: 'What to do',
  describe: 'Describe it',
  saved: (errorId: string, family: string) => `${errorId} of ${family} has been saved`,
  changed: 'Somebody else has changed this device error since you opened it:',
  saveOver: 'Save again to replace that as well.',
  unreadable: 'The resource DEVICE_ERRORS is no list now. Open the resource and mend it first.',
  was: (field: string, value: string) => `${field}: ${value || 'empty'}`,

  recent: 'Who had it lately',
  recentItself: 'The latest errors',
  recentAbout: (events: number, family: string) =>
    `Among the newest ${formatCount(events, 'error event')} of ${family}.`,
  noRecent: 'No product has reported it lately',
  device: (deviceType: string, serialNumber: string) => `${deviceType} ${serialNumber}`,
  times: (count: number) => (count === 1 ? 'once' : `${formatWholeNumber(count)} times`),
  lastTime: 'last',
  sameId: 'In other families',
  openEntry: (errorId: string) => `Open the device error ${errorId}`,
} as const;
