import type { Unit } from '../access/roles.ts';
import { isStaff } from '../access/unitFlags.ts';
import { workflowSteps, type WorkflowStep } from '../configuration/state.ts';
import { configurationEvents, type ConfigurationEvent } from '../workflow/event.ts';
import { eventRecords } from '../workflow/eventRecords.ts';
import { isEventPermitted } from '../workflow/permission.ts';
import { isEventAccepted, getTargetState } from '../workflow/transitions.ts';

export type WorkflowDecision = { readonly event: ConfigurationEvent; readonly state: WorkflowStep };

const waysOn: readonly WorkflowDecision[] = workflowSteps.flatMap((state) =>
  configurationEvents
    .filter(
      (event) =>
        eventRecords[event].tone === 'primary' &&
        isEventAccepted(state, event) &&
        getTargetState(event, state) !== undefined,
    )
    .map((event) => ({ event, state })),
);

/** A step that customers may take is listed for customers; employees see it as work of the assignee. */
export const listWorkflowDecisions = (units: readonly Unit[]): readonly WorkflowDecision[] =>
  waysOn.filter(
    ({ event, state }) =>
      isEventPermitted(units, event, state) && eventRecords[event].isForCustomers !== isStaff(units),
  );
