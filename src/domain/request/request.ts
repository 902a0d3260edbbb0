import { permissionTypeLabel, type PermissionType } from '../access/permissionType.ts';
import { isStaffRealm, roleLabel, type Role } from '../access/roles.ts';
import { deviceTypeLabel, type DeviceType } from '../product/families.ts';
import { requestSubjectTexts, requestConflictTexts } from '../words/texts/requests.ts';
import { formatRequestAction, parseRequestStatus } from './status.ts';

export type RequestItem = {
  readonly configurationId: string | null;
  readonly accessLevel: 'OPEN' | null;
  readonly requestForConfiguration: boolean;
  readonly productItem: {
    readonly productFamily: string;
    readonly deviceType: DeviceType;
    readonly serialNumber: string;
  } | null;
};

export type RequestAction = {
  readonly action: string;
  readonly note: string;
  readonly created: string;
  readonly createdBy: string;
};

export type AccessRequest = {
  readonly ticketId: string;
  readonly reporterEmail: string;
  readonly reporterMobile: string | null;
  readonly description: string;
  readonly requestType: PermissionType;
  readonly requestedRoles: readonly Role[];
  readonly affiliation: string | null;
  readonly realm: string;
  readonly item: RequestItem | null;
  readonly ticketStatus: string;
  readonly created: string;
  readonly createdBy: string;
  readonly actions: readonly RequestAction[];
};

export type RequestTarget = Pick<AccessRequest, 'requestType' | 'requestedRoles' | 'realm' | 'item'>;

/**
 * Subject of a request: "Configuration OU1234", "Product 0123456 · G6 Transmitter", "Approver · Employees";
 * the kind alone where it names nothing.
 */
export function formatRequestTarget(
  { requestType, requestedRoles, realm, item }: RequestTarget,
  productCode: string,
): string {
  if (requestType === 'ELEVATED_PERMISSIONS') {
    const named = requestedRoles.map((role) => roleLabel[role]).join(', ');
    return requestSubjectTexts.roles(
      named || permissionTypeLabel[requestType],
      isStaffRealm(realm, productCode),
    );
  }
  if (item?.configurationId) return requestSubjectTexts.configuration(item.configurationId);
  if (item?.productItem) {
    const { productFamily, deviceType, serialNumber } = item.productItem;
    return requestSubjectTexts.product(serialNumber, productFamily, deviceTypeLabel[deviceType]);
  }
  return permissionTypeLabel[requestType];
}

export type RequestSnapshot = Pick<AccessRequest, 'ticketStatus' | 'actions'>;

/** One line for each action, with who did it, and one for a status that changed without an action. */
export function describeRequestChanges(
  seen: RequestSnapshot,
  now: RequestSnapshot,
  person: (email: string) => string,
): readonly string[] {
  const lines = now.actions
    .slice(seen.actions.length)
    .map(({ action, createdBy, note }) =>
      requestConflictTexts.action(formatRequestAction(action), person(createdBy), note),
    );
  const isSame = parseRequestStatus(seen.ticketStatus) === parseRequestStatus(now.ticketStatus);
  if (lines.length > 0 || isSame) return lines;
  return [requestConflictTexts.status(formatRequestAction(now.ticketStatus))];
}
