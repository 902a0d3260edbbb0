import { conjunction, disjunction } from '../lists.ts';
import { wholeNumber } from '../numbers.ts';

export const explanationTexts = {
  why: 'Why?',
  whyOf: (act: string) => `Why? ${act}`,
  whyAll: 'Why can, or can’t, I?',
  possible: (isPossible: boolean) => (isPossible ? 'possible' : 'not possible'),
  reading: "This is Portal's own reading of the rules; the server decides.",
  rule: 'Rule',
  rules: {
    NONE: 'Role, state and operations all allow it',
    ROLE: 'The roles decide',
    STATE: 'The state decides',
    OPERATION: 'The operations that may be called decide',
    SUBJECT: 'The kind of the configuration decides',
    BLACKLIST: 'The blacklist decides',
  },
  offBlacklist: 'That the address is taken off the blacklist',
  unit: 'Unit',
  unitText: (realm: string, account: string, role: string) => `${role} in “${realm}” at ${account}`,
  memberText: (realm: string, account: string) => `Anybody in “${realm}” at ${account}`,
  units: (texts: readonly string[]) => conjunction(texts),
  noUnit: 'No unit holds it',
  noRoleAsked: 'No role is asked for',
  needed: 'What would be needed',
  roleNeeded: (roles: readonly string[]) => disjunction(roles),
  rolesIn: (roles: readonly string[], realm: string) =>
    roles.length === 0 ? `Any role in “${realm}”` : `${conjunction(roles)} in “${realm}”`,
  statesNeeded: (states: readonly string[]) =>
    `The state ${disjunction(states.map((state) => `“${state}”`))}`,
  noState: 'No state would do for these units',
  operationsNeeded: (operations: readonly string[]) => `Access to ${conjunction(operations)}`,
  nothingNeeded: 'Nothing: it is possible now',
  otherKind: 'Another kind of configuration',
  yes: (who: string, act: string) => `${who} can ${act}.`,
  no: (who: string, act: string) => `${who} cannot ${act}.`,
  you: 'You',
} as const;

/** Names of what is no event of a configuration, and each as what somebody does. */
export const actTexts = {
  ADD_FILES: { label: 'Add files', verb: 'add files' },
  ADD_ARTEFACTS: { label: 'Add artefacts', verb: 'add artefacts' },
  DELETE_FILES_OF_OTHERS: { label: 'Delete files of others', verb: 'delete what others have added' },
  OPEN_MILLING: { label: 'See the milling area', verb: 'see the milling area' },
  MAKE_PROGRAM: { label: 'Make milling programs', verb: 'have milling programs made' },
  ADMINISTER_MILLING: { label: 'Change machines and macros', verb: 'change machines and macros' },
} as const;

export const effectiveTexts = {
  title: 'Access of a person',
  about: 'Grants, whitelist and blacklist of an address together, and what follows from them.',
  address: 'E-mail address',
  show: 'Show',
  noAddress: 'Whose access?',
  noAddressAbout: 'Type the e-mail address of a person.',
  themselves: 'The access',
  blacklisted: 'This address is on the blacklist: nothing of what it was given holds.',
  toBlacklist: 'Go to the blacklist',
  units: 'Units',
  withheld: 'Units that are withheld',
  noUnits: 'No units',
  noUnitsAbout: 'Whoever has none is a guest, who may request access.',
  source: { GRANT: 'Grant', WHITELIST: 'Whitelist' },
  noRoles: 'no roles',
  group: (accounts: number, group: string) => `with all ${wholeNumber(accounts)} accounts of ${group}`,
  unknownRealms: (realms: readonly string[]) =>
    `Realms that Portal does not know were left out: ${conjunction(realms)}.`,
  items: 'Single things',
  noItems: 'No configuration or product of its own',
  configuration: (id: string) => `Configuration ${id}`,
  product: (device: string, serialNumber: string, family: string) => `${device} ${serialNumber} (${family})`,
  calls: 'Operations it may call',
  callCount: (count: number) => wholeNumber(count),

  question: 'Why can, or cannot, this person?',
  configurationId: 'Configuration ID',
  state: 'or a state',
  chooseState: 'State of a configuration',
  event: 'What for',
  noConfiguration: 'You see no such configuration',
  sight: 'Sees it',
  sights: {
    STAFF: 'As an employee',
    ACCOUNT: 'By a unit at its account',
    GROUP: 'By a unit at its customer group',
    ITEM: 'By a grant of this configuration',
    NO_ROLE: 'Not at all: no role of the unit there reads configurations',
    BLACKLIST: 'Not at all: the address is on the blacklist',
    NONE: 'Not at all: it takes a unit at its account, or a grant of this configuration',
  },
} as const;
