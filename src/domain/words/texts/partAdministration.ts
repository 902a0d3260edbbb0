import { formatConjunction } from '../lists.ts';
import { formatBytes, formatWholeNumber, formatCount } from '../numbers.ts';

export const partSuccessTexts = {
  saved: (partNumber: string) => `Part ${partNumber} has been saved`,
  stateSaved: (partNumber: string, state: string) => `Part ${partNumber} is ${state} now`,
  stateSavedAlone: (facts: readonly string[]) =>
    `Nothing but its state has been saved. What you changed in ${formatConjunction(facts)} still stands in the form.`,
  deleted: (partNumber: string) => `Part ${partNumber} has been deleted`,
  reset: 'The cache of parts has been reset',
  imageDeleted: (kind: string) => `${kind} has been deleted`,
  uploading: (partNumber: string, kind: string) => `${partNumber} · ${kind}`,
  downloading: (partNumber: string, kind: string) => `${partNumber} · ${kind}`,
} as const;

export const partListTexts = {
  title: 'Parts',
  themselves: 'The parts',
  search: 'Search parts',
  create: 'Create part',
  resetCache: 'Reset cache',
  resetAbout:
    'Configurations are made of the parts as the CMS last read them. Resetting has it read them again.',
  state: 'State',
  type: 'Type',
  family: 'Family',
  model: 'Model',
  tag: 'Tag',
  any: {
    state: 'All states',
    type: 'All types',
    family: 'All families',
    model: 'All models',
    tag: 'All tags',
  },
  count: (found: number, all: number) =>
    found === all ? formatCount(all, 'part') : `${formatWholeNumber(found)} of ${formatCount(all, 'part')}`,
  none: 'No parts',
  noneAbout: 'There are no parts yet.',
  noneFits: 'No part fits this search and these filters.',
  showAll: 'Show all parts',
  families: (families: readonly string[]) => families.join(' '),
  select: (partNumber: string) => `Select ${partNumber}`,
  selectAll: (count: number) => `Select all ${formatWholeNumber(count)} found`,
  selected: (count: number) => `${formatWholeNumber(count)} selected`,
  clear: 'Clear selection',
  change: 'Change selected',
  compare: 'Compare',
  compareLimit: 'Select two to six parts to compare them',
} as const;

export const createPartTexts = {
  title: 'Create part',
  number: 'Part number',
  action: 'Continue',
  taken: (partNumber: string) => `${partNumber} exists already. Open it from the list to change it.`,
} as const;

export const partPageTexts = {
  one: 'The part',
  missing: (partNumber: string) => `There is no part ${partNumber}`,
  missingAbout: 'It may have been deleted, or its number is another.',
  createIt: (partNumber: string) => `Create ${partNumber}`,
  toParts: 'All parts',
  heading: (partNumber: string) => `Part ${partNumber}`,
  newHeading: (partNumber: string) => `New part ${partNumber}`,
  usage: 'Usage',
  milling: 'Milling',
  changeState: 'Change state',
  deleteTitle: (partNumber: string) => `Delete · ${partNumber}`,
  deleteQuestion: (partNumber: string) =>
    `Delete part ${partNumber} with its outputs and pictures? This cannot be undone.`,
  facts: 'Facts',
  outputs: 'Outputs',
  outputsTable: 'Table of outputs',
  noOutputs: 'No outputs',
  noOutputsAbout: 'This part puts nothing out.',
  subParts: 'Sub-parts',
  noSubParts: 'No sub-parts',
  noSubPartsAbout: 'This part consists of nothing else.',
  pictures: 'Pictures',
  complete: 'Completeness',
  completeOf: (done: number, all: number) => `${done} of ${all}`,
  selectable: 'Can it be chosen?',
  purposes: {
    CONFIGURATION: 'For a configuration',
    PRODUCT_CONFIGURATION: 'For a transmitter or receiver',
  },
  cached:
    'Configurations take a part as the CMS last read it: one that was made or changed since once the cache has been reset.',
  families: (families: readonly string[]) => `Yes, for ${formatConjunction(families)}`,
  rules: { STATE: 'State', TAG: 'Tag', FAMILY: 'Family' },
  impact: 'Where it is used',
  usageItself: 'The usage of this part',
  exportCsv: 'Export CSV',
  inState: (state: string, count: number) => `${state}: ${count}`,
  more: (count: number) => `and ${count} more`,
  none: '–',
} as const;

export const partFormTexts = {
  data: 'Data',
  outputs: 'Outputs',
  subParts: 'Sub-parts',
  label: 'Label',
  type: 'Type',
  meta: 'Meta type',
  state: 'State',
  families: 'Families',
  models: 'Models',
  tags: 'Tags',
  tagsAbout: 'Separated by commas. CONFIGURATION and PRODUCT_CONFIGURATION make it a choice in the pickers.',
  millingFile: 'Milling file',
  keepsData: (state: string) =>
    `Only the state is saved: no data are sent for a part that is ${state}. Choose another state to change the rest.`,
  unsent: (facts: readonly string[]) => `Not saved with it: ${formatConjunction(facts)}.`,
  moved: (partNumber: string) => `${partNumber} has been changed since you opened it.`,
  movedLine: (name: string, before: string, after: string) => `${name}: ${before || '–'} → ${after || '–'}`,
  goOn: 'Save again to save your version over it.',
  gone: (partNumber: string) => `${partNumber} has been deleted since you opened it.`,
  cells: (count: number) => `${formatCount(count, 'cell')} of the outputs cannot be saved`,
  resume: 'Continue saving',
  startOver: 'Change and start over',
  unread: 'The part could not be read again before saving. Nothing was saved.',
} as const;

export const outputGridTexts = {
  label: 'Outputs',
  about:
    'Arrow keys move, with Ctrl to the ends, Enter or typing edits, Ctrl+A selects all, Ctrl+C copies, Ctrl+X cuts, Ctrl+V pastes from a spreadsheet, Delete clears, Ctrl+Z takes back.',
  add: 'Add output',
  remove: 'Remove row',
  undo: 'Undo',
  redo: 'Redo',
  count: (count: number) => formatCount(count, 'output'),
  edit: (column: string, row: number) => `${column} of output ${row}`,
  errors: (count: number) => `${formatCount(count, 'cell')} to mend`,
  tooMany: (count: number) =>
    `A part has at most 2,000 outputs. ${formatCount(count, 'copied line')} could not be pasted.`,
} as const;

export const subPartEditorTexts = {
  label: 'Sub-parts',
  number: 'Part number to add',
  add: 'Add',
  addBelow: (partNumber: string) => `Add below ${partNumber}`,
  addBelowShort: 'Add below',
  removeShort: 'Remove',
  below: (partNumber: string) => `Adding below ${partNumber}`,
  top: 'Add at the top',
  quantity: (partNumber: string) => `Quantity of ${partNumber}`,
  quantityRefusal: 'A whole number from 1 to 999,999',
  sibling: (partNumber: string) => `${partNumber} beside the part above`,
  siblingShort: 'Beside',
  remove: (partNumber: string) => `Remove ${partNumber}`,
  /** Number and label of the one part that the typed text means, or the number of matches. */
  found: (part: readonly [number: string, label: string] | undefined, count: number) =>
    part ? part.join(' · ') : `${formatCount(count, 'part')} found`,
  unknown: (partNumber: string) => `There is no part ${partNumber}`,
  unread: (partNumber: string) => `What ${partNumber} consists of could not be read. Try again.`,
} as const;

export const partImageTexts = {
  none: 'No picture',
  drop: 'Drop or paste a picture here',
  choose: (kind: string) => `Upload ${kind}`,
  download: (kind: string) => `Download ${kind}`,
  remove: (kind: string) => `Delete ${kind}`,
  slot: (kind: string) => `${kind}: drop or paste a picture`,
  title: (kind: string, partNumber: string) => `${kind} · ${partNumber}`,
  before: 'Before',
  after: 'After',
  replace: 'Replace',
  looking: 'Looking into the picture',
  notPicture: 'Pictures of parts are PNG, JPEG or SVG files.',
  notShown: 'This picture cannot be shown here. Download it to look at it.',
  unread: 'The file could not be read. It may have been moved or deleted.',
  removeQuestion: (kind: string, partNumber: string) => `Delete ${kind} of ${partNumber}?`,
  fileText: (name: string, size: string) => `${name} · ${size}`,
  cropAbout: 'Drag over the picture to crop it, or move its edges.',
  crop: 'Crop',
  edges: { left: 'Left edge', top: 'Top edge', right: 'Right edge', bottom: 'Bottom edge' },
  edge: (percent: number) => `${formatWholeNumber(percent)} %`,
  whole: 'Whole picture',
  notCropped: 'The picture could not be cropped. It may be damaged.',
  alt: (kind: string, partNumber: string) => `${kind} of ${partNumber}`,
  moved: (kind: string) => `${kind} has been changed by somebody else since you saw it.`,
  now: (kind: string) => `${kind} now`,
  lost: (kind: string) =>
    `${kind} is not there any more, or cannot be read. Press again to go on all the same.`,
  goOn: 'Press again to go on all the same.',
} as const;

export const partPictureRefusalTexts = {
  type: partImageTexts.notPicture,
  large: (limit: number) => `The picture is larger than ${formatBytes(limit)}, too large to be shown.`,
  pixels: (width: number, height: number) =>
    `The picture has ${width} × ${height} pixels, too many to be shown.`,
} as const;

export const changePartTexts = {
  stateTitle: (partNumber: string) => `Change state · ${partNumber}`,
  newState: 'New state',
  action: 'Change state',
  manyTitle: (count: number) => `Change ${formatCount(count, 'part')}`,
  unchanged: 'Unchanged',
  addTag: 'Tag to add',
  removeTag: 'Tag to take away',
  addFamily: 'Family to add',
  preview: 'Preview',
  progress: 'Progress',
  progressOf: (done: number, all: number) => `${formatWholeNumber(done)} of ${formatCount(all, 'part')}`,
  notShown: (count: number) => `and ${formatCount(count, 'more part')}`,
  unaffected: (count: number) => `${formatCount(count, 'part')} stay as they are`,
  apply: (count: number) => `Change ${formatCount(count, 'part')}`,
  again: (count: number) => `Try ${formatCount(count, 'failed part')} again`,
  done: 'Changed',
  leftOut: 'Left out',
  running: 'Changing',
  waiting: 'To do',
  line: (name: string, before: string, after: string) => `${name}: ${before || '–'} → ${after || '–'}`,
  unsent: (state: string, facts: readonly string[]) =>
    `${formatConjunction(facts)}: not changed, since no data are sent for a part that is ${state}.`,
  readFailed: 'It could not be read',
  saveFailed: (step: string, why: string) => `${step}: ${why}`,
  nothing: 'Choose what to change',
  moved: 'It has been changed meanwhile. Preview again.',
} as const;

export const comparePartTexts = {
  title: (count: number) => `${formatCount(count, 'part')} side by side`,
  fact: 'Fact',
  differs: 'differs',
  onlyDifferences: 'Only differences',
} as const;
