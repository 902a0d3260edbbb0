import { formatMillimetres, formatDimensions, formatWholeNumber, formatCount } from '../numbers.ts';
import { joinSentences } from '../sentences.ts';

export const cutFileTexts = {
  title: 'Cut files',
  itself: 'The cut file',
  themselves: 'The cut files',
  create: 'Create cut file',
  createTitle: 'New cut file',
  search: 'Search names, notes and parts',
  show: 'Show',
  selections: {
    ALL: 'All cut files',
    WITHOUT_PART: 'Without a part',
    PARTS_WITHOUT: 'Parts without a cut file',
  },
  partsWithout: (count: number) =>
    count === 1 ? '1 part without a cut file' : `${formatWholeNumber(count)} parts without a cut file`,
  none: 'No cut files',
  noneAbout: 'A cut file is the outline that a part is milled by.',
  noneFits: 'No cut file fits this search.',
  noPartFits: 'No part in use is without a cut file here.',
  showAll: 'Show all cut files',
  count: (found: number, all: number) =>
    found === all
      ? formatCount(all, 'cut file')
      : `${formatWholeNumber(found)} of ${formatCount(all, 'cut file')}`,
  versions: (count: number) => (count === 0 ? 'No version' : formatCount(count, 'version')),
  parts: (count: number) => (count === 0 ? 'No part' : formatCount(count, 'part')),
  missing: 'There is no such cut file',
  missingAbout: 'It may have been deleted.',
  toCutFiles: 'Go to the cut files',
} as const;

export const cutFilePageTexts = {
  name: 'Name',
  nameAbout: 'Letters, digits, underscores, dots and hyphens. It cannot be changed later.',
  note: 'Note',
  heading: 'Cut file',
  notYours: 'You cannot create cut files',
  all: 'All cut files',
  firstVersion: 'First version',
  version: 'Version',
  versionNote: 'Note of the version',
  file: 'Outline (SVG)',
  lost: (name: string) => joinSentences([`There was no room to keep ${name}`, 'Choose it again.']),
  width: 'Width in mm',
  height: 'Height in mm',
  versions: 'Versions',
  versionName: (version: string) => `Version ${version}`,
  newest: 'Newest',
  noVersions: 'No version yet',
  noVersionsAbout: 'A version is an outline with its size. The newest one is milled.',
  addVersion: 'Add version',
  addTitle: (name: string) => `Add version · ${name}`,
  size: (width: number | null, height: number | null) => formatDimensions(width, height),
  show: (version: string) => `Show version ${version}`,
  downloadVersion: (version: string) => `Download version ${version}`,
  deleteVersion: (version: string) => `Delete version ${version}`,
  deleteVersionTitle: (name: string, version: string) => `Delete · ${name} version ${version}`,
  deleteVersionQuestion: (name: string, version: string) => `Delete version ${version} of ${name} for good?`,
  deleteNewest: 'It is the newest: parts will be milled by the version before it.',
  deleteTitle: (name: string) => `Delete · ${name}`,
  deleteQuestion: (name: string, versions: number) =>
    versions === 0
      ? `Delete the cut file ${name} for good?`
      : `Delete the cut file ${name} with ${formatCount(versions, 'version')} for good?`,
  deleteLinked: (parts: number) => `${formatCount(parts, 'part')} will have no outline any more.`,
  moved: 'It has been changed by somebody else meanwhile. Look at it again.',
  gone: 'It has been deleted by somebody else.',
  parts: 'Parts',
  noParts: 'No part',
  noPartsAbout: 'Link the parts that are milled by this outline.',
  linkParts: 'Link to parts',
  searchParts: 'Search parts',
  loadingParts: 'Loading parts',
  noPartFits: 'No part fits',
  linkCutFile: 'Link to a cut file',
  chooseCutFile: 'Choose a cut file',
  link: 'Link',
  unlink: 'Unlink',
  unlinkTitle: (name: string) => `Unlink · ${name}`,
  unlinkQuestion: (name: string, partNumber: string) =>
    `Unlink part ${partNumber} from ${name}? Its milling programs are made without this outline then.`,
  unlinkOf: (partNumber: string) => `Unlink ${partNumber}`,
  alsoIn: (names: string) => `Also in ${names}`,
  usage: (configurations: number) =>
    configurations === 0 ? 'Not in use' : `In ${formatCount(configurations, 'configuration')}`,
  ofPart: 'Cut file',
  openOf: (name: string) => `Open cut file ${name}`,
  noneOfPart: 'No cut file is linked to it.',
  createSteps: { CREATE: 'Create the cut file', VERSION: 'Store its first version' },
  begun: 'The cut file has been created. Only its first version is still to be stored.',
} as const;

export const outlineTexts = {
  title: 'Outline',
  ofVersion: (version: string) => `Outline of version ${version}`,
  drawing: (lines: number, width: number, height: number) =>
    `${formatCount(lines, 'line')}, ${formatDimensions(width, height)}. Arrow keys move it, plus and minus zoom, 0 shows all of it, M measures.`,
  inspecting: 'The outline is being inspected.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all of it',
  measure: 'Measure',
  measureFirst:
    'Press on two places, or move the cross by the arrow keys and press Enter. Ends and corners attract it.',
  measureSecond: 'Now the second place.',
  measured: (length: number, dx: number, dy: number) =>
    `${formatMillimetres(length)} mm · ${formatMillimetres(Math.abs(dx))} across, ${formatMillimetres(Math.abs(dy))} down`,
  real: 'Real extent',
  sheet: 'Sheet of the drawing',
  stored: 'Stored size',
  cutLength: 'Length of the cut',
  lines: 'Lines',
  mm: (length: number) => `${formatMillimetres(length)} mm`,
  size: (width: number | null, height: number | null) => formatDimensions(width, height),
  differs: (width: number, height: number) => `Not the real extent, ${formatDimensions(width, height)}`,
  same: 'The same as the real extent',
  takeReal: 'Use the real extent',
  problems: 'Findings',
  noProblems: 'Nothing stands in the way of milling it.',
  weights: { FAULT: 'Spoils the cut', LEFT_OUT: 'Not cut', NOTE: 'Note' },
  summary: (faults: number, leftOut: number) => {
    const parts = [
      faults > 0 ? formatCount(faults, 'fault') : '',
      leftOut > 0 ? `${formatWholeNumber(leftOut)} not cut` : '',
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : 'No faults';
  },
  about: (labels: readonly string[], more: number) =>
    more > 0 ? `${labels.join(', ')} and ${formatWholeNumber(more)} more` : labels.join(', '),
  at: (x: number, y: number) => `at ${formatMillimetres(x)}, ${formatMillimetres(y)} mm`,
  against: 'Compare with',
  againstNone: 'No other version',
  picture: 'Lay over',
  pictureNone: 'No picture',
  pictureOf: (partNumber: string, kind: string) => `${partNumber} · ${kind}`,
  pictureAbout: 'The picture has no scale of its own: it is fitted to the outline.',
  legend: { own: 'This version', other: (version: string) => `Version ${version}` },
} as const;

export const cutFileSuccessTexts = {
  created: (name: string) => `Cut file ${name} has been created`,
  deleted: (name: string) => `Cut file ${name} has been deleted`,
  versionAdded: (name: string, version: string) => `Version ${version} of ${name} has been stored`,
  versionDeleted: (name: string, version: string) => `Version ${version} of ${name} has been deleted`,
  linked: (name: string, parts: number) => `${name} has been linked to ${formatCount(parts, 'part')}`,
  unlinked: (name: string, partNumber: string) => `${partNumber} has been unlinked from ${name}`,
} as const;
