/** Folders and files the configurator is built from. The build fails on imports from elsewhere. */
export const configuratorSourcePaths = [
  'mocks/configurator3d',
  'mocks/factory',
  'src/domain/product',
  'src/domain/quote',
  'src/domain/words',
  'package-lock.json',
] as const;
