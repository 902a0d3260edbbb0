/** Words of an event of a product. */
export const deviceEventTexts = {
  error: 'Error',
  facts: 'Facts of the event',
  productNumber: 'Product number',
  firmware: 'Firmware file',
  parameterFile: 'Parameter file',
  parameters: 'Parameters',
  log: 'Log',
  device: (type: string, serialNumber: string | number) => `${type} ${serialNumber}`,
} as const;
