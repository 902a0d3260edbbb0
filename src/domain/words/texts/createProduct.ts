/** Words of registering a product. */
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

/** Words of adding a product configuration. */
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
