// How answers of the CMS are read where the description alone does not say it. `npm run generate` writes both tables into the
// shapes that the portal reads answers by; a test says which fields of the description have to stand here.

/** The fields that tell an item of a list from the others, by schema. An item without one of them is none. */
export const keysOfRecords: Readonly<Record<string, readonly string[]>> = {
  Account: ['accountNumber'],
  AccountGroup: ['accountGroup'],
  ActivityLog: ['activityLogId'],
  Affiliation: ['address', 'realm', 'affiliation'],
  App: ['platform', 'version'],
  Artefact: ['artefactType'],
  Attachment: ['attachmentId'],
  'AuthUser.authUnits': ['realm', 'accountNumber'],
  'AuthUser.authUnits.distributor': ['distributorId'],
  BlacklistItem: ['emailAddress'],
  'BuildReport.results': ['artefactType'],
  Command: ['catalogue', 'name'],
  Comment: ['commentId'],
  Configuration: ['configurationId'],
  ConfigurationRow: ['configurationId'],
  ConfigurationSet: ['configurationId'],
  CutFile: ['name'],
  CutFileVersion: ['version'],
  Distributor: ['distributorId'],
  FileVersion: ['versionNumber'],
  Firmware: ['firmwareSignature'],
  'Firmware.firmwareFiles': ['version'],
  FirmwareInfo: ['firmwareName'],
  FirmwareSignature: ['firmwareType', 'productFamily', 'deviceType', 'name'],
  Macro: ['id'],
  MacroVersion: ['id'],
  MillingMachine: ['id'],
  'ObjectAccessMap.accessMap': ['realm', 'role'],
  OperationLookup: ['cmsObjectType'],
  OverlaySymbol: ['name'],
  Part: ['partNumber'],
  PartOutPut: ['name'],
  PartRow: ['partNumber'],
  PartUsage: ['configurationId'],
  Product: ['serialNumber'],
  'Product.serviceOrders': ['id'],
  ProductConfiguration: ['productConfigurationId'],
  ProductConfigurationRow: ['productConfigurationId'],
  ProductEventRow: ['eventId'],
  ProductRow: ['serialNumber'],
  'ProductRow.serviceOrders': ['id'],
  ProductTree: ['designator'],
  'ProductTree.outputs': ['connectorType'],
  RealmRoles: ['realm'],
  Resource: ['name'],
  Revision: ['revisionName'],
  'ServiceAccess.serviceMethods': ['methodId'],
  'ServiceAccessMap.accessMap': ['realm', 'role'],
  'ServiceAccessMap.accessMap.serviceMethods': ['methodId'],
  ServiceOrder: ['id'],
  Ticket: ['ticketId'],
  WhitelistItem: ['address', 'realm', 'affiliation'],
  'configurationFilterCount.answer': ['count'],
  'productEventFilterCount.answer': ['count'],
  'productFilterCount.answer': ['count'],
};

/** Records whose fields come in other spellings too: none of them is missing by itself. Whoever uses one lays them together. */
export const recordsInSpellings: readonly string[] = ['SubPart'];

/** A member that nobody knows: it is equal to nothing, so that no rule allows anything by it. */
const nobodyKnows = '';

/**
 * What a field is read as where it is missing or of a wrong kind, and missing would allow or show more: flags that hide,
 * states, roles, realms, permissions and owners. By the name of the field, in whichever record.
 */
export const restrictiveFields: Readonly<Record<string, unknown>> = {
  // Flags. One that hides is set; one that allows is not.
  adminOnly: true,
  enabled: false,
  err: false,
  isTest: true,
  makerOnly: true,
  ok: false,
  pinned: false,
  presentAsSibling: false,
  requestForConfiguration: false,
  revisionOnly: true,
  valid: false,
  // A number that says there is no quote.
  kbMaxQuoteId: -1,
  // States.
  accountState: 'RETIRED',
  artefactState: nobodyKnows,
  commandState: 'INACTIVE',
  configurationState: nobodyKnows,
  partState: nobodyKnows,
  productState: nobodyKnows,
  revisionState: nobodyKnows,
  serviceOrderState: nobodyKnows,
  state: nobodyKnows,
  ticketStatus: nobodyKnows,
  // Roles and realms.
  delegatableRoles: [],
  realm: nobodyKnows,
  requestedRoles: [],
  role: nobodyKnows,
  roles: [],
  // Permissions.
  accessLevel: nobodyKnows,
  accessMap: [],
  methodId: nobodyKnows,
  objectAccess: {},
  readOperationId: null,
  requestType: nobodyKnows,
  serviceMethods: [],
  writeOperationId: null,
  // Owners, and what belongs to whom.
  accountGroup: nobodyKnows,
  accountNumber: nobodyKnows,
  affiliation: nobodyKnows,
  affiliationId: nobodyKnows,
  belongsTo: nobodyKnows,
  dataArea: nobodyKnows,
  dataAreas: [],
  distributor: null,
};
