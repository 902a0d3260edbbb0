import { allowedDecision, createRefusal, type Decision } from '../access/decision.ts';
import { type StateName, toSentenceCase, formatState } from '../words/stateAppearances.ts';

export const serviceOrderTypes = ['FIRMWARE_UPDATE', 'PARAMETER_UPDATE'] as const;
export type ServiceOrderType = (typeof serviceOrderTypes)[number];

export const defaultOrderType: ServiceOrderType = 'FIRMWARE_UPDATE';

const typeLabel: Record<ServiceOrderType, string> = {
  FIRMWARE_UPDATE: 'Firmware update',
  PARAMETER_UPDATE: 'Parameter update',
};

export const parseServiceOrderType = (text: string | null): ServiceOrderType | undefined =>
  serviceOrderTypes.find((type) => type === text);

export const formatServiceOrderType = (type: string): string => {
  const known = parseServiceOrderType(type);
  return known ? typeLabel[known] : toSentenceCase(type);
};

/** In their usual sequence. The back end may send others. */
export const serviceOrderStates = [
  'PENDING',
  'IN_PROGRESS',
  'FULFILLED',
  'REJECTED',
] as const satisfies readonly StateName<'serviceOrder'>[];

const ended: Readonly<Record<StateName<'serviceOrder'>, boolean>> = {
  PENDING: false,
  IN_PROGRESS: false,
  EXECUTED: true,
  FULFILLED: true,
  REJECTED: true,
};

type InState = { readonly serviceOrderState: string };

export const isPendingOrder = ({ serviceOrderState }: InState): boolean => serviceOrderState === 'PENDING';

export function hasOrderEnded({ serviceOrderState }: InState): boolean {
  const known: Readonly<Record<string, boolean | undefined>> = ended;
  return known[serviceOrderState] === true;
}

export function checkOrderState(order: InState): Decision {
  if (isPendingOrder(order)) return allowedDecision;
  const state = formatState(order.serviceOrderState).toLowerCase();
  return createRefusal('STATE', `Only pending orders can be changed. This one is ${state}.`);
}
