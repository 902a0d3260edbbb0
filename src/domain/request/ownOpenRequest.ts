import { defaultAccountNumber } from '../account/accounts.ts';
import type { Role } from '../access/roles.ts';
import { toLookupConfigurationId } from '../configuration/id.ts';
import type { RequestPrefill } from './draft.ts';
import type { AccessRequest } from './request.ts';
import { isUndecidedStatus } from './status.ts';

type Wanted = RequestPrefill & Partial<Pick<AccessRequest, 'affiliation'>>;

const accountOf = (affiliation: string | null): string => affiliation ?? defaultAccountNumber;

/** Whether a request is for the same configuration or product, or for the same roles at the same account. */
export function isMatchingRequest(
  request: Pick<AccessRequest, 'requestType' | 'requestedRoles' | 'affiliation' | 'item'>,
  { configurationId, product, roles = [], affiliation = request.affiliation }: Wanted,
): boolean {
  const { requestType, requestedRoles, item } = request;
  if (requestType === 'ELEVATED_PERMISSIONS') {
    if (accountOf(affiliation) !== accountOf(request.affiliation)) return false;
    return roles.length > 0 && roles.every((role: Role) => requestedRoles.includes(role));
  }
  if (requestType === 'CONFIGURATION_ACCESS') {
    return (
      configurationId !== undefined &&
      roles.length === 0 &&
      toLookupConfigurationId(item?.configurationId ?? '') === toLookupConfigurationId(configurationId)
    );
  }
  const asked = item?.productItem;
  return (
    product !== undefined &&
    asked?.serialNumber === product.serialNumber &&
    asked.productFamily === product.productFamily &&
    asked.deviceType === product.deviceType
  );
}

export const findOwnOpenRequest = <Row extends AccessRequest>(
  own: readonly Row[],
  wanted: Wanted,
): Row | undefined =>
  own.find((request) => isUndecidedStatus(request.ticketStatus) && isMatchingRequest(request, wanted));
