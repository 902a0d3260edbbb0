import type { Role } from '../access/roles.ts';
import { toConfigurationId } from '../configuration/id.ts';
import type { RequestPrefill } from './draft.ts';
import type { AccessRequest } from './request.ts';
import { isUndecided } from './status.ts';

/** Whether a request asks for the thing that is wanted: the same configuration, product, or all of the same roles. */
export function asksFor(
  { requestType, requestedRoles, item }: Pick<AccessRequest, 'requestType' | 'requestedRoles' | 'item'>,
  { configurationId, product, roles = [] }: RequestPrefill,
): boolean {
  if (requestType === 'ELEVATED_PERMISSIONS') {
    return roles.length > 0 && roles.every((role: Role) => requestedRoles.includes(role));
  }
  if (requestType === 'CONFIGURATION_ACCESS') {
    return (
      configurationId !== undefined &&
      roles.length === 0 &&
      toConfigurationId(item?.configurationId ?? '') === toConfigurationId(configurationId)
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

/** One's own request for something that nobody has decided yet; undefined without one. */
export const ownOpenRequest = <Row extends AccessRequest>(
  own: readonly Row[],
  wanted: RequestPrefill,
): Row | undefined => own.find((request) => isUndecided(request.ticketStatus) && asksFor(request, wanted));
