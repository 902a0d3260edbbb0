/** Folders and files that the configurator is built of. The build refuses to take anything from elsewhere. */
export const configuratorSourcePaths = [
  'mocks/configurator3d',
  'mocks/factory',
  'src/domain/product',
  'src/domain/quote',
  'src/domain/words',
  'package-lock.json',
] as const;
