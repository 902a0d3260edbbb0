import type { Unit } from '../access/roles.ts';
import { isAnonymous, isStaff, isStaffProduction } from '../access/unitFlags.ts';
import { mayCall, type Actor } from '../access/verdict.ts';
import { defaultFilter, type ConfigurationFilter } from '../configuration/filter.ts';
import { anyStates } from '../configuration/state.ts';
import { decidesRequests } from '../request/permission.ts';
import { permits } from '../workflow/permission.ts';
import { decisionsOf, type WayOn } from './decisions.ts';

/** The cards there are, in the order they stand on the first page. */
export const homeCards = [
  'SCAN',
  'REMOTE_CONTROLS',
  'REQUESTS_TO_DECIDE',
  'WAITING_FOR_ME',
  'MY_OPEN_WORK',
  'OLDEST_WAITING',
  'RECENT',
  'JOBS',
] as const;
export type HomeCard = (typeof homeCards)[number];

type CardRule = {
  /** The operations whose answer the card shows. */
  readonly asks: readonly string[];
  /** Whether it is a card for somebody with these units. */
  readonly isFor: (units: readonly Unit[]) => boolean;
};

const decides = (units: readonly Unit[]): boolean => decisionsOf(units).length > 0;
const canBeAssigned = (units: readonly Unit[]): boolean =>
  anyStates.some((state) => permits(units, 'ASSIGN', state));

const rules: Record<HomeCard, CardRule> = {
  SCAN: { asks: [], isFor: isStaffProduction },
  REMOTE_CONTROLS: { asks: ['productGetMine'], isFor: (units) => !isStaff(units) },
  REQUESTS_TO_DECIDE: { asks: ['ticketFilter', 'ticketRegisterAction'], isFor: decidesRequests },
  WAITING_FOR_ME: { asks: ['configurationFilter'], isFor: decides },
  MY_OPEN_WORK: { asks: ['configurationFilter'], isFor: canBeAssigned },
  OLDEST_WAITING: { asks: ['configurationFilter'], isFor: (units) => isStaff(units) && decides(units) },
  RECENT: { asks: ['configurationGet'], isFor: () => true },
  JOBS: { asks: [], isFor: isStaff },
};

/**
 * The cards of a person's first page, in their order: those that are for somebody with these units and ask nothing that
 * the person may not call. None for people without a role, who have a page of their own.
 */
export const homeCardsOf = (actor: Actor): readonly HomeCard[] =>
  isAnonymous(actor.units)
    ? []
    : homeCards.filter(
        (card) => rules[card].isFor(actor.units) && mayCall(actor, ...rules[card].asks).allowed,
      );

/** The greatest number of configurations that a card looks through. */
export const cardLimit = 300;

/** The list of configurations that wait at a decision, whoever is assigned. */
export const waitingFilter = ({ state }: WayOn): ConfigurationFilter => ({ ...defaultFilter, state });

/** The list of configurations that are assigned to the person. */
export const ownFilter: ConfigurationFilter = { ...defaultFilter, assignee: 'EQUAL' };
