import type { ResponseFault } from './parseResponse.ts';

export type Deviation = {
  readonly operationId: string;
  readonly place: string;
  readonly fault: ResponseFault;
  readonly since: number;
};

/** @session nothing of a person: it says how the back ends answer */
let deviations: readonly Deviation[] = [];
const told = new Set<string>();
const listeners = new Set<() => void>();

export function recordDeviation(operationId: string, place: string, fault: ResponseFault): void {
  const key = `${operationId}: ${place} ${fault}`;
  if (told.has(key)) return;
  told.add(key);
  console.warn(key);
  deviations = [...deviations, { operationId, place, fault, since: Date.now() }];
  for (const listener of listeners) listener();
}

/** Deviations since the page was loaded, oldest first. The array changes only with a new deviation. */
export const listDeviations = (): readonly Deviation[] => deviations;

export function onDeviation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
