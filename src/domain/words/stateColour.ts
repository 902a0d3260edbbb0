export type BadgeColour = 'amber' | 'green' | 'blue' | 'red' | 'grey';

const states: Record<Exclude<BadgeColour, 'grey'>, readonly string[]> = {
  amber: [
    'CONFIGURING',
    'WAITING_FOR_APPROVAL',
    'GENERATING_ARTEFACTS',
    'DECORATING',
    'DRAFT',
    'IN_PRODUCTION',
    'OPEN',
    'Opened',
    'PENDING',
    'PROSPECT',
    'Passed',
    'SPARE',
    'UNDER_DEVELOPMENT',
    'Pending File Upload',
  ],
  green: ['APPROVED', 'Approved', 'PRODUCED', 'READY', 'RELEASED'],
  blue: ['ACTIVE', 'CUSTOMER', 'EXECUTED', 'Escalated', 'READY_FOR_PRODUCTION'],
  red: ['LOCKED', 'NOT_AVAILABLE', 'REJECTED', 'Rejected'],
};

/** The colour a state has everywhere; grey for states that have ended and for those nobody listed. */
export function stateColour(state: string): BadgeColour {
  if (states.amber.includes(state)) return 'amber';
  if (states.green.includes(state)) return 'green';
  if (states.blue.includes(state)) return 'blue';
  return states.red.includes(state) ? 'red' : 'grey';
}
