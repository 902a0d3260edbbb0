import { allowed, refused, type Verdict } from '../access/verdict.ts';
import { type StateOf, sentenceCase, stateText } from '../words/stateLooks.ts';

export const serviceOrderTypes = ['FIRMWARE_UPDATE', 'PARAMETER_UPDATE'] as const;
export type ServiceOrderType = (typeof serviceOrderTypes)[number];

export const defaultOrderType: ServiceOrderType = 'FIRMWARE_UPDATE';

const typeLabel: Record<ServiceOrderType, string> = {
  FIRMWARE_UPDATE: 'Firmware update',
  PARAMETER_UPDATE: 'Parameter update',
};

export const serviceOrderTypeOf = (text: string | null): ServiceOrderType | undefined =>
  serviceOrderTypes.find((type) => type === text);

export const serviceOrderTypeText = (type: string): string => {
  const known = serviceOrderTypeOf(type);
  return known ? typeLabel[known] : sentenceCase(type);
};

/** The states of a service order, in the order of its life. The back end may know others. */
export const serviceOrderStates = [
  'PENDING',
  'IN_PROGRESS',
  'FULFILLED',
  'REJECTED',
] as const satisfies readonly StateOf<'serviceOrder'>[];

const ended: Readonly<Record<StateOf<'serviceOrder'>, boolean>> = {
  PENDING: false,
  IN_PROGRESS: false,
  EXECUTED: true,
  FULFILLED: true,
  REJECTED: true,
};

type InState = { readonly serviceOrderState: string };

export const isPending = ({ serviceOrderState }: InState): boolean => serviceOrderState === 'PENDING';

export function hasEnded({ serviceOrderState }: InState): boolean {
  const known: Readonly<Record<string, boolean | undefined>> = ended;
  return known[serviceOrderState] === true;
}

export function canChange(order: InState): Verdict {
  if (isPending(order)) return allowed;
  const state = stateText(order.serviceOrderState).toLowerCase();
  return refused('STATE', `Only pending orders can be changed. This one is ${state}.`);
}
