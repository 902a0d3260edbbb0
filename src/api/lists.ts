import type { OperationId, Result } from './operations.ts';

type ListOperation = {
  [K in OperationId]: [Result<K>] extends [readonly unknown[]] ? K : never;
}[OperationId];

/** The operations whose answer is a list. One that is missing here, or is none, does not compile. */
const lists: Readonly<Record<ListOperation, true>> = {
  accessLookupGet: true,
  accountGetAll: true,
  accountGroupGetAll: true,
  affiliationDelegate: true,
  affiliationFilter: true,
  affiliationGet: true,
  affiliationRevoke: true,
  barGetAll: true,
  barPlatformDelete: true,
  blacklistGetAll: true,
  commandGetAll: true,
  commandsReplace: true,
  configurationFilter: true,
  configurationSetRevisionLog: true,
  cpqUserSearch: true,
  cutFileGetAll: true,
  distributorGetAll: true,
  firmwareGetAll: true,
  macroGetAll: true,
  millingMachineGetAll: true,
  overlaySymbolGetAll: true,
  partGetAll: true,
  partUsageGet: true,
  productEventFilter: true,
  productFilter: true,
  productGetMine: true,
  quoteSearch: true,
  realmRolesGet: true,
  realmRolesUpdate: true,
  resourceGetAll: true,
  serviceOrderGetAll: true,
  ticketFilter: true,
  ticketGetMine: true,
  whitelistGet: true,
  whitelistGetAll: true,
  whitelistRemove: true,
  whitelistUpdateNote: true,
};

/** Whether the back end's description promises a list as the answer of an operation. */
export const answersList = (operationId: OperationId): boolean => Object.hasOwn(lists, operationId);
