import type { Unit } from '../access/roles.ts';
import { isStaff } from '../access/unitFlags.ts';
import { workflowSteps, type WorkflowStep } from '../configuration/state.ts';
import { configurationEvents, type ConfigurationEvent } from '../workflow/event.ts';
import { eventRecord } from '../workflow/eventRecord.ts';
import { permits } from '../workflow/permission.ts';
import { accepts, targetState } from '../workflow/transitions.ts';

export type WayOn = { readonly event: ConfigurationEvent; readonly state: WorkflowStep };

const waysOn: readonly WayOn[] = workflowSteps.flatMap((state) =>
  configurationEvents
    .filter(
      (event) =>
        eventRecord[event].tone === 'primary' &&
        accepts(state, event) &&
        targetState(event, state) !== undefined,
    )
    .map((event) => ({ event, state })),
);

/** A step that customers may take waits for the customer; employees see it as work of whoever is assigned. */
export const decisionsOf = (units: readonly Unit[]): readonly WayOn[] =>
  waysOn.filter(
    ({ event, state }) =>
      permits(units, event, state) && eventRecord[event].isForCustomers !== isStaff(units),
  );
