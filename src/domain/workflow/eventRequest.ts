import type { Role, Unit } from '../access/roles.ts';
import { isStaff } from '../access/unitFlags.ts';
import type { RequestPrefill } from '../request/draft.ts';
import { accessRequestTexts } from '../words/texts/accessRequests.ts';
import { anyStates } from '../configuration/state.ts';
import { type ConfigurationEvent, decidingRoles } from './event.ts';
import { eventRecords } from './eventRecords.ts';
import { stateEvents } from './stateEvents.ts';

/** Role that holds the event, for employees or for customers; undefined where none does. */
function roleWith(event: ConfigurationEvent, units: readonly Unit[]): Role | undefined {
  if (isStaff(units)) return decidingRoles.find((role) => eventRecords[event].holders[role]) ?? 'ADMIN';
  const isForCustomers = anyStates.some((state) =>
    stateEvents[state].customers.some((held) => held === event),
  );
  return isForCustomers ? 'APPLICATION_ENGINEER' : undefined;
}

/**
 * Requests the role that holds the event; where the user has it, or nobody of their kind can, access to the
 * configuration.
 */
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
