import type { Role, Unit } from '../access/roles.ts';
import { isStaff } from '../access/unitFlags.ts';
import type { RequestPrefill } from '../request/draft.ts';
import { accessRequestTexts } from '../words/texts/accessRequests.ts';
import { anyStates } from '../configuration/state.ts';
import { type ConfigurationEvent, decidingRoles } from './event.ts';
import { eventRecords } from './eventRecords.ts';
import { stateEvents } from './stateEvents.ts';

/** The role that holds an event for employees or for a customer's people; undefined where those never hold it. */
function roleWith(event: ConfigurationEvent, units: readonly Unit[]): Role | undefined {
  if (isStaff(units)) return decidingRoles.find((role) => eventRecords[event].holders[role]) ?? 'ADMIN';
  const isForCustomers = anyStates.some((state) =>
    stateEvents[state].customers.some((held) => held === event),
  );
  return isForCustomers ? 'APPLICATION_ENGINEER' : undefined;
}

/** For the role that holds it; where one has that role or nobody of the kind can, for access to the configuration. */
export function createEventRequest(
  event: ConfigurationEvent,
  configurationId: string,
  units: readonly Unit[],
): RequestPrefill {
  const description = accessRequestTexts.event(configurationId, eventRecords[event].verb);
  const role = roleWith(event, units);
  const isHeld = role !== undefined && units.some(({ roles }) => roles.includes(role));
  return role && !isHeld
    ? { requestType: 'ELEVATED_PERMISSIONS', roles: [role], configurationId, description }
    : { requestType: 'CONFIGURATION_ACCESS', configurationId, description };
}
