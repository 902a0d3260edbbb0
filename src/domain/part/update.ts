/** A call of an update: the state, the data, or the outputs of a part. */
export type UpdateCall = 'STATE' | 'DATA' | 'OUTPUTS';

/** Whether a part in this state keeps its data as they are: nothing but the state is sent for it. */
export const keepsData = (partState: string): boolean =>
  partState === 'NOT_AVAILABLE' || partState === 'ARCHIVED';

/**
 * The calls of an update in their order. The state of a known part is set first; only where it is neither NOT_AVAILABLE
 * nor ARCHIVED come data, outputs and the state again. An unknown part begins with its data, and none can begin in a
 * state that sends none: the answer is empty then.
 */
export function updateCalls(isKnown: boolean, partState: string): readonly UpdateCall[] {
  const whole: readonly UpdateCall[] = keepsData(partState) ? [] : ['DATA', 'OUTPUTS', 'STATE'];
  return isKnown ? ['STATE', ...whole] : whole;
}

/** The words for each call of an update, in its place among `calls`. */
export const updateCallTexts = (calls: readonly UpdateCall[]): readonly string[] =>
  calls.map((call, index) => {
    if (call === 'DATA') return 'Save the data';
    if (call === 'OUTPUTS') return 'Save the outputs';
    return calls.indexOf('STATE') === index ? 'Set the state' : 'Set the state again';
  });
