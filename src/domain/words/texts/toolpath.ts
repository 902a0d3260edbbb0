import { formatWholeNumber, formatCount } from '../numbers.ts';
import { formatDuration } from '../dates.ts';

type Size = {
  readonly lines: number;
  readonly moves: number;
  readonly tools: number;
  readonly seconds: number;
};

export const toolpathTexts = {
  program: 'Milling program',
  noProgram: 'No program',
  onlyProductConfigurations: 'Only product configurations are milled.',
  nothingToMill: 'There is nothing to mill',
  offer: 'See what will be milled',
  offerAbout: 'The CMS makes a program of the stored file, for your milling machine.',
  show: 'Show the tool path',

  checks: 'Before it is run',
  size: ({ lines, moves, tools, seconds }: Size) =>
    `${formatCount(lines, 'line')}, ${formatCount(moves, 'move')}, ${formatCount(tools, 'tool')}, about ${formatDuration(seconds)}`,
  outcomes: { PASSED: 'Passed', WARNING: 'Warning', FAILED: 'Failed', NOT_CHECKED: 'Not checked' },
  outcome: (outcome: string) => `${outcome}: `,
  more: (count: number) => `and ${formatWholeNumber(count)} more`,
  goToLine: (line: number) => `Go to line ${line}`,
  travel: 'Travel of the machine, mm',

  colourBy: 'Colour by',
  colours: { TOOL: 'tool', FEED: 'feed', DEPTH: 'depth' },
  zero: 'Zero',
  stored: 'the stored program',
  against: (name: string, added: number, removed: number) =>
    `Against ${name}: ${formatCount(added, 'move')} added, ${formatWholeNumber(removed)} removed`,

  path: (moves: number) => `Tool path of ${formatCount(moves, 'move')}`,
  larger: 'Larger',
  smaller: 'Smaller',
  fit: 'Fit',
  inSpace: 'Turn in space',
  fromAbove: 'From above',

  play: 'Play',
  pause: 'Pause',
  moment: 'Moment of the program',
  momentText: (seconds: number, total: number) => `${formatDuration(seconds)} of ${formatDuration(total)}`,
  momentShort: (seconds: number, total: number) => `${formatDuration(seconds)} / ${formatDuration(total)}`,
  speed: 'Speed',
  times: (factor: number) => `${factor} ×`,
} as const;
