import {
  anyStates,
  earlierSteps,
  previousState,
  type AnyState,
  type ConfigurationState,
  type StateLog,
} from '../configuration/state.ts';
import { configurationEvents, type ConfigurationEvent } from './event.ts';
import { eventRecord } from './eventRecord.ts';
import { stateEvents } from './stateEvents.ts';

export const accepts = (state: AnyState, event: ConfigurationEvent): boolean =>
  stateEvents[state].accepts.some((accepted) => accepted === event);

export const statesAccepting = (event: ConfigurationEvent): readonly AnyState[] =>
  anyStates.filter((state) => accepts(state, event));

/** The state `event` leads to from `state`; undefined when it changes none, or a person chooses it. */
export function targetState(event: ConfigurationEvent, state: AnyState): ConfigurationState | undefined {
  const { target } = eventRecord[event];
  if (target === 'PREVIOUS_STEP') return previousState(state);
  return target === 'NONE' || target === 'CHOSEN' ? undefined : target;
}

/**
 * Undefined when none leads there. An earlier step that no other event reaches is a reversal, which of LOCKED depends
 * on its log.
 */
export function eventBetween(
  from: AnyState,
  to: ConfigurationState,
  logs: readonly StateLog[] = [],
): ConfigurationEvent | undefined {
  return configurationEvents.find(
    (event) =>
      accepts(from, event) &&
      (eventRecord[event].target === 'CHOSEN'
        ? earlierSteps(from, logs).some((step) => step === to)
        : targetState(event, from) === to),
  );
}
