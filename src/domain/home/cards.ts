import type { Unit } from '../access/roles.ts';
import { isAnonymous, isStaff, isStaffProduction } from '../access/unitFlags.ts';
import { checkOperations, type Actor } from '../access/decision.ts';
import { defaultConfigurationFilter, type ConfigurationFilter } from '../configuration/filter.ts';
import { anyStates, type AnyState } from '../configuration/state.ts';
import { canDecideRequests } from '../request/permission.ts';
import { isEventPermitted } from '../workflow/permission.ts';
import { listWorkflowDecisions, type WorkflowDecision } from './workflowDecisions.ts';
import type { OperationName } from '../access/generated/operationName.ts';

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
  readonly asks: readonly OperationName[];
  readonly isFor: (units: readonly Unit[]) => boolean;
};

const decides = (units: readonly Unit[]): boolean => listWorkflowDecisions(units).length > 0;
const canBeAssigned = (units: readonly Unit[]): boolean =>
  anyStates.some((state) => isEventPermitted(units, 'ASSIGN', state));

const rules: Record<HomeCard, CardRule> = {
  SCAN: { asks: [], isFor: isStaffProduction },
  REMOTE_CONTROLS: { asks: ['productGetMine'], isFor: (units) => !isStaff(units) },
  REQUESTS_TO_DECIDE: { asks: ['ticketFilter', 'ticketRegisterAction'], isFor: canDecideRequests },
  WAITING_FOR_ME: { asks: ['configurationFilter'], isFor: decides },
  MY_OPEN_WORK: { asks: ['configurationFilter'], isFor: canBeAssigned },
  OLDEST_WAITING: { asks: ['configurationFilter'], isFor: (units) => isStaff(units) && decides(units) },
  RECENT: { asks: ['configurationGet'], isFor: () => true },
  JOBS: { asks: [], isFor: isStaff },
};

/** Cards for these units whose operations the user may call; none for users without a role. */
export const listHomeCards = (actor: Actor): readonly HomeCard[] =>
  isAnonymous(actor.units)
    ? []
    : homeCards.filter(
        (card) => rules[card].isFor(actor.units) && checkOperations(actor, ...rules[card].asks).allowed,
      );

export const maxCardRows = 300;

export const buildWaitingFilter = ({ state }: WorkflowDecision): ConfigurationFilter => ({
  ...defaultConfigurationFilter,
  state,
});

export const assignedToMeFilter: ConfigurationFilter = { ...defaultConfigurationFilter, assignee: 'EQUAL' };

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

export const filterOpenWork = <Row extends Work>(rows: readonly Row[]): readonly Row[] =>
  rows
    .filter((row) => isOpen[row.configurationState])
    .toSorted((one, other) => Date.parse(one.created) - Date.parse(other.created));

export const sortByWaitingTime = <Row extends Work>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => Date.parse(one.modified) - Date.parse(other.modified));

type Product = {
  readonly configurationId: string;
  readonly productConfigurationId: string;
  readonly productFamily: string;
  readonly deviceType: string;
  readonly serialNumber: string;
  readonly revision: string;
  readonly created: string;
};

export type RemoteControl<Made extends Product = Product> = {
  readonly configurationId: string;
  readonly productFamily: Made['productFamily'];
  readonly pictured: string;
  readonly revision: string;
  /** Serial numbers of the newest products first. */
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

export function groupRemoteControls<Made extends Product>(
  products: readonly Made[],
): readonly RemoteControl<Made>[] {
  const newestFirst = products.toSorted(byDate);
  const byConfiguration = Map.groupBy(newestFirst, ({ configurationId }) => configurationId);
  return [...byConfiguration.values()].flatMap((made) => (made[0] ? [remoteControlOf(made[0], made)] : []));
}
