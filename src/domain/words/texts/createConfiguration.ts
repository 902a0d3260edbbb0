export const createConfigurationTexts = {
  title: 'Create configuration',
  resumeTitle: (id: string) => `Configure · ${id}`,
  stages: 'Steps',
  family: 'Product family',
  customer: 'Customer',
  create3D: 'Create 3D configuration',
  about3D: 'Configure it in three dimensions, with a quote.',
  uploadExisting: 'Upload existing',
  aboutUpload: 'Enter a configuration that has been made elsewhere.',
  chooseCustomer: 'Choose a customer from the list first.',
  id: 'Configuration ID',
  description: 'Description',
  part: 'Part',
  noPart: 'Only a configuration whose ID starts with a letter has a part.',
  previous: 'Previous',
  cachedPart: (partNumber: string) =>
    `${partNumber} is in the list of parts: the CMS may still work with its cache of parts from before it was made or changed. Have the cache reset on the page of the part, and try again.`,
} as const;

export const duplicateTexts = {
  title: (id: string) => `Duplicate · ${id}`,
  intro: (question: string) =>
    `${question} The copy has its product configurations, but none of its files and comments.`,
  waiting: (id: string, copy: string) => `${id} is being duplicated as ${copy}.`,
  done: (id: string, copy: string) => `${id} is now also ${copy}.`,
  note: 'Note',
  aboutNote: (withoutOne: string) => `Of its first revision; without one it is “${withoutOne}”.`,
  action: 'Duplicate',
  idComes: 'The copy gets the next free ID of 3D configurations, and a copy of the quote.',
  next: 'a new 3D configuration',
  notNamed: (quote: number) => `Quote ${quote} could not be named after its configuration`,
} as const;

export const creationSuccessTexts = {
  open: (id: string) => `Open configuration ${id}`,
} as const;

export const creationStepTexts = [
  'Create the design',
  'Create its revision',
  'Create the configuration',
] as const;

export const duplicationStepTexts = ['Copy the quote', ...creationStepTexts, 'Name the quote'] as const;

export const createProductTexts = {
  title: (id: string) => `Create product · ${id}`,
  noneTitle: 'No product configuration',
  none: 'A product is a transmitter or a receiver of this configuration, and it has none in this revision.',
  productConfiguration: 'Product configuration',
  choice: (id: string, type: string) => `${id} · ${type}`,
  serialNumber: 'Serial number',
  aboutSerialNumber: 'Seven digits, the first 0 or 1.',
  repeat: 'Repeat serial number',
  account: 'Account',
} as const;

export const createProductConfigurationTexts = {
  title: (id: string, revision: string) => `Create product configuration ${revision} · ${id}`,
  intro: (revision: string) => `It is added to revision ${revision}.`,
  deviceType: 'Device type',
  part: 'Part',
  transmitterModel: 'Transmitter model',
  receiverModel: 'Receiver model',
  chooseModel: 'Choose a model',
  id: 'Product configuration ID',
  aboutId: 'The part number, and the customer or configuration it is made for.',
  description: 'Description',
  done: (id: string) => `Product configuration ${id} has been created`,
} as const;
