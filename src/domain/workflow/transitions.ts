import {
  anyStates,
  listEarlierSteps,
  getPreviousState,
  type AnyState,
  type ConfigurationState,
  type StateLog,
} from '../configuration/state.ts';
import { configurationEvents, type ConfigurationEvent } from './event.ts';
import { eventRecords } from './eventRecords.ts';
import { stateEvents } from './stateEvents.ts';

export const isEventAccepted = (state: AnyState, event: ConfigurationEvent): boolean =>
  stateEvents[state].accepts.some((accepted) => accepted === event);

export const listAcceptingStates = (event: ConfigurationEvent): readonly AnyState[] =>
  anyStates.filter((state) => isEventAccepted(state, event));

/** State that `event` leads to from `state`; undefined where it changes none, or the user chooses it. */
export function getTargetState(event: ConfigurationEvent, state: AnyState): ConfigurationState | undefined {
  const { target } = eventRecords[event];
  if (target === 'PREVIOUS_STEP') return getPreviousState(state);
  return target === 'NONE' || target === 'CHOSEN' ? undefined : target;
}

/**
 * Event between two states; undefined where none leads there. An earlier step that no other event reaches is
 * a reversal, which for LOCKED depends on the log.
 */
export function findTransitionEvent(
  from: AnyState,
  to: ConfigurationState,
  logs: readonly StateLog[] = [],
): ConfigurationEvent | undefined {
  return configurationEvents.find(
    (event) =>
      isEventAccepted(from, event) &&
      (eventRecords[event].target === 'CHOSEN'
        ? listEarlierSteps(from, logs).some((step) => step === to)
        : getTargetState(event, from) === to),
  );
}
