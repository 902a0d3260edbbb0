/** The events a person can ask of a configuration, in the order menus show them. */
export const configurationEvents = [
  'CONFIGURE',
  'CREATE_PRODUCT_CONFIGURATION',
  'ASSIGN',
  'ACCEPT_QUOTE',
  'REQUEST_REVIEW',
  'REQUEST_APPROVAL',
  'APPROVE_CONFIGURATION',
  'UNAPPROVE',
  'RELEASE_FOR_PRODUCTION',
  'CREATE_REVISION',
  'CREATE_PRODUCT',
  'GENERATE',
  'GENERATE_CMS',
  'GENERATE_3D',
  'VALIDATE',
  'DUPLICATE',
  'EXPORT',
  'ARCHIVE',
  'DELETE',
  'REVERSE_STATE',
] as const;
export type ConfigurationEvent = (typeof configurationEvents)[number];

/** The events that can be done to many configurations at once. */
export const bulkActions = ['ASSIGN', 'ARCHIVE', 'EXPORT'] as const satisfies readonly ConfigurationEvent[];
export type BulkAction = (typeof bulkActions)[number];
