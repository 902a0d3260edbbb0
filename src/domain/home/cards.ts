import type { Unit } from '../access/roles.ts';
import { isAnonymous, isStaff, isStaffProduction } from '../access/unitFlags.ts';
import { mayCall, type Actor } from '../access/verdict.ts';
import { defaultFilter, type ConfigurationFilter } from '../configuration/filter.ts';
import { anyStates, type AnyState } from '../configuration/state.ts';
import { decidesRequests } from '../request/permission.ts';
import { permits } from '../workflow/permission.ts';
import { decisionsOf, type WayOn } from './decisions.ts';
import type { OperationName } from '../access/generated/operationName.ts';

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
  readonly asks: readonly OperationName[];
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

/** Whether there is still work to do on a configuration in a state. */
const isOpen: Record<AnyState, boolean> = {
  CONFIGURING: true,
  WAITING_FOR_APPROVAL: true,
  GENERATING_ARTEFACTS: true,
  APPROVED: true,
  READY_FOR_PRODUCTION: false,
  ARCHIVED: false,
  PLACEHOLDER: true,
  LOCKED: true,
  IN_PRODUCTION: false,
  PRODUCED: false,
};

type Work = {
  readonly configurationId: string;
  readonly configurationState: AnyState;
  readonly created: string;
  readonly modified: string;
};

/** Those of the configurations that there is still work to do on, the one begun first in front. */
export const openWork = <Row extends Work>(rows: readonly Row[]): readonly Row[] =>
  rows
    .filter((row) => isOpen[row.configurationState])
    .toSorted((one, other) => Date.parse(one.created) - Date.parse(other.created));

/** The configurations by how long nothing has happened to them, the longest first. */
export const longestWaiting = <Row extends Work>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => Date.parse(one.modified) - Date.parse(other.modified));

/** A product of a customer, as far as their remote controls are told by it. */
type Product = {
  readonly configurationId: string;
  readonly productConfigurationId: string;
  readonly productFamily: string;
  readonly deviceType: string;
  readonly serialNumber: string;
  readonly revision: string;
  readonly created: string;
};

/** The products made after one configuration: a remote control, as many times as it was made. */
export type RemoteControl<Made extends Product = Product> = {
  readonly configurationId: string;
  readonly productFamily: Made['productFamily'];
  /** The product configuration whose picture shows it: its transmitter, where it has one. */
  readonly pictured: string;
  /** The newest revision that a product was made after. */
  readonly revision: string;
  /** Newest first. */
  readonly serialNumbers: readonly string[];
};

const byDate = (one: Product, other: Product): number => Date.parse(other.created) - Date.parse(one.created);

function remoteControlOf<Made extends Product>(newest: Made, made: readonly Made[]): RemoteControl<Made> {
  const revisions = made.map(({ revision }) => revision).toSorted();
  return {
    configurationId: newest.configurationId,
    productFamily: newest.productFamily,
    pictured: (made.find(({ deviceType }) => deviceType === 'PCU') ?? newest).productConfigurationId,
    revision: revisions.at(-1) ?? newest.revision,
    serialNumbers: [...new Set(made.map(({ serialNumber }) => serialNumber))],
  };
}

/** The remote controls that a customer's products are, the one made last in front. */
export function remoteControls<Made extends Product>(
  products: readonly Made[],
): readonly RemoteControl<Made>[] {
  const newestFirst = products.toSorted(byDate);
  const byConfiguration = Map.groupBy(newestFirst, ({ configurationId }) => configurationId);
  return [...byConfiguration.values()].flatMap((made) => (made[0] ? [remoteControlOf(made[0], made)] : []));
}
