import { formatLongDate, formatTimeOfDay } from '../dates.ts';
import { formatCount } from '../numbers.ts';

type Failure = 'SLOW' | 'UNREACHABLE' | 'BLOCKED' | 'BROKEN' | 'NOT_AN_EMBED' | 'SILENT' | 'NO_ANSWER';

export const configuratorFailureTexts: Readonly<Record<Failure, { title: string; text: string }>> = {
  SLOW: {
    title: 'The configurator did not come within 30 seconds',
    text: 'Its site may be slow or out of reach. Check your connection and try again.',
  },
  UNREACHABLE: {
    title: 'The configurator could not be loaded',
    text: 'Its site may be out of reach, or something in this browser keeps it away, such as an ad blocker.',
  },
  BLOCKED: {
    title: 'This browser refused the configurator',
    text: 'The address of the configurator is not among those this portal may load from. Tell your administrator.',
  },
  BROKEN: {
    title: 'The configurator failed while it was starting',
    text: 'Try again in a moment.',
  },
  NOT_AN_EMBED: {
    title: 'Something else came in place of the configurator',
    text: 'Its site may be under maintenance. Try again in a moment.',
  },
  SILENT: {
    title: 'The configurator does not start',
    text: 'It was loaded and has not said that it is ready. A browser that blocks cookies of other sites can be the reason: allow them for the configurator, and try again.',
  },
  NO_ANSWER: {
    title: 'The configurator does not answer',
    text: 'Your last changes are kept in this browser. Try again in a moment.',
  },
};

export const designTexts = {
  newTitle: 'New 3D configuration',
  list: 'Configurations',
  itself: 'The design',
  notWhole:
    'A part of it could not be read, and would be lost with the next save. Ask an administrator to look at it in the quoting system.',
  frame: '3D configurator',
  starting: 'The configurator is starting',
  total: 'Total',
  noTotal: '–',
  totalIsFor: (devices: string) => `The total is for ${devices}.`,
  newTotalIsFor: (devices: string) => `The total is for ${devices}, with which a new design begins.`,
  generate: 'Generate files',
  exit: 'Exit',
  customer: (number: string) => `Customer ${number}`,
  saved: 'Everything is saved',
  unsaved: 'Not saved yet',
  parts: 'Parts of the page',
  scene: '3D',
  content: 'Content',
  configuration: 'The configuration',
  quote: 'The quote',
  notConnected: 'The 3D configurator is not connected',
  notConnectedText: 'This portal knows no address of a configurator. An administrator can give it one.',
  unseen: (id: string) => `There is no 3D configuration ${id} for you`,
  unseenText: 'It does not exist, or you may not see it.',
  notIn3D: (id: string) => `${id} is not configured in 3D`,
  notIn3DText: 'Its content is in its files.',
  toConfiguration: (id: string) => `Open ${id}`,
  toList: 'To the configurations',
  chooseTitle: 'For which family and customer?',
  start: 'Start',
  notAFamily: (family: string) => `${family} is not configured in 3D. Choose another family here.`,
  family: 'Product family',
  customerLabel: 'Customer',
  readOnly: (reason: string) => `Only to look at: ${reason} What you change here is not saved.`,
  nothingChanged: 'Everything is saved.',
  notReady: 'The configurator is not ready yet.',
  saveFirst: 'Save first.',
  beingSaved: 'It is being saved.',
  beingGenerated: 'Its files are being generated.',
  notKept: 'This browser keeps no drafts. Save now and then, so that nothing is lost.',
} as const;

export const configurationContentTexts = {
  systemName: 'System name',
  productFamily: 'Product family',
  cableControl: 'Cable control',
  transmitter: (index: number) => `Transmitter ${index}`,
  receiver: (index: number) => `Receiver ${index}`,
  productName: 'Product name',
  quantity: 'Quantity',
  model: 'Model',
  radioFrequency: 'Radio frequency',
  sisp: 'SISP',
  antenna: 'Antenna',
  displayFeedback: 'Display feedback',
  otherFeedback: 'Other feedback',
  sideButtons: 'Side buttons',
  others: 'Others',
  yes: 'Yes',
  no: 'No',
  none: 'Nothing has been configured yet',
  noneText: 'Transmitters and receivers stand here as soon as there are some.',
} as const;

export const systemNameTexts = {
  title: 'What is the system called?',
  label: 'System name',
  description: 'The configuration gets this name with its first save, and keeps it.',
  required: 'Enter a name.',
  save: 'Save',
  kept: (id: string, name: string) =>
    `Lists, the page of ${id} and its approval go on calling it “${name}”: a configuration keeps the name of its first save.`,
} as const;

export const designSaveStepTexts = {
  CREATE_QUOTE: 'Create the quote',
  ADD_PRODUCT: 'Put the design into the quote',
  UPDATE_PRODUCT: 'Save the design',
  CREATE_DESIGN: 'Create the configuration set',
  CHOOSE_REVISION: 'Choose its revision',
  CREATE_CONFIGURATION: 'Create the configuration',
  NAME_QUOTE: 'Name the quote',
  ADD_PICTURE: 'Keep a picture',
} as const;

export const designSaveTexts = {
  steps: 'Steps of saving',
  stopped: 'Saving has stopped. What is done stays done; your design is kept in this browser.',
  going: 'Your design is being saved.',
  quoteName: (family: string, date: string) => `New ${family} design ${date}`,
  description: (family: string) => `${family} configured in 3D`,
  updateFailed: (quoteId: number) => `The product of quote ${quoteId} could not be saved`,
  failedAt: (step: string, reason: string) => `${step}: ${reason}`,
  nameFailed: (quoteId: number) => `Quote ${quoteId} could not be renamed`,
  pictureFailed: (id: string) => `No picture of ${id} could be kept`,
} as const;

export const designConflictTexts = {
  title: 'Somebody else has saved this design',
  who: (name: string, time: string) => `${name} saved it at ${formatTimeOfDay(time)}.`,
  intro: 'Compare the two, and choose which one goes on.',
  same: 'Both designs are the same.',
  value: 'Value',
  mine: 'Mine',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  aboutMine:
    'Yours replaces theirs, and their values are kept nowhere: the history of the quote keeps only who saved it, when, and the price.',
  loadTheirs: 'Load theirs',
  aboutTheirs: 'Theirs is opened; yours stays offered at the top of this page.',
  absent: '–',
  more: (count: number) => `And ${formatCount(count, 'further difference')}`,
  stands: 'Somebody else has saved this design since you opened it, so yours is not saved yet.',
  decide: 'Compare and choose',
  waits: (what: string) =>
    `Somebody else has saved ${what} since you opened it, so yours is not saved yet. It is kept in this browser: open the design and go on with it.`,
  newDesign: 'the new design',
  designOf: (id: string) => `the design of ${id}`,
  openDesign: 'Open the design',
} as const;

const whatIsGone = {
  QUOTE: (id: string) => `Quote ${id} has been deleted, and the design with it.`,
  CONFIGURATION: (id: string) => `Configuration ${id} has been deleted, or you may not see it any more.`,
} as const;

export const missingDesignTexts = {
  ...whatIsGone,
  waits: ({ what, id }: { readonly what: keyof typeof whatIsGone; readonly id: string }) =>
    `${whatIsGone[what](id)} Yours is kept in this browser: open the design and save it as a new one.`,
  goesOn: 'Your design is still here. It can be saved as a new one, with a quote and an id of its own.',
  saveAsNew: 'Save as a new design',
} as const;

export const designDraftTexts = {
  offer: (time: number) => `A design from ${formatTimeOfDay(new Date(time))} was not saved.`,
  offerFor: (time: number, family: string, account: string) =>
    `A ${family} design for customer ${account} from ${formatTimeOfDay(new Date(time))} was not saved.`,
  offerAsNew: (time: number) =>
    `A design from ${formatTimeOfDay(new Date(time))} was not saved. What it belonged to has been deleted; it goes on as a new design.`,
  when: (time: number) => formatLongDate(new Date(time)),
  goOn: 'Go on with it',
  discard: 'Discard',
  discardTitle: 'Discard this design?',
  discardText: 'It is in this browser only, and will be gone.',
  leaveTitle: 'Leave without saving?',
  leaveText:
    'Your last changes are not saved. They are kept in this browser, and offered when you come back.',
  leave: 'Leave',
  leaveSavingTitle: 'Leave while it is being saved?',
  leaveSavingText:
    'Saving goes on when you leave. What you have changed since it began is kept in this browser, and offered when you come back.',
} as const;

export const generationTexts = {
  goesOn: 'The files are being generated. It goes on whatever page you open.',
  begun: 'The quoting system has been asked',
  state: (state: string) => `The quote is in “${state}”`,
  pollFailed: (id: string) => `The quote of ${id} could not be read; it is asked again in 20 s`,
  wiringTitle: 'The wiring is not valid',
  wiringOfBefore: 'The design has changed since. Save it and generate again to have its wiring checked anew.',
  notOrdered: (id: string) =>
    `The quoting system has not begun with the files of ${id}: the order did not arrive. Generate them again.`,
  component: (designator: string) => `Component ${designator}`,
  connector: (type: string) => `Connector ${type}`,
  whole: 'Whole tree',
  filter: 'Show in the product tree',
  tree: 'Product tree',
  readingTree: 'The product tree is being read. It can take a while.',
  treeFailed: 'The product tree could not be read.',
  noComponent: (designator: string) => `There is no component ${designator} in this product.`,
  noOffer: (type: string) => `No part of this product offers a connector of the type ${type}.`,
  offers: (type: string, count: number) => `offers ${count} × ${type}`,
  close: 'Close the wiring error',
} as const;
