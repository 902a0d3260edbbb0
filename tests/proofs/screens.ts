import type { BackEnds } from '../backEnds.ts';
import type { Store } from '../../mocks/store/store.ts';
import type { ConfigurationState } from '~/domain/configuration/state.ts';
import { getPassword } from '../../mocks/cpq/sessions.ts';
import { seededEmails } from '../factories/testCms.ts';
import type { PageAction } from './provedPage.tsx';

/** A URL, and the actions that make the response visible there. */
export type ProofScreen = {
  readonly at: string | ((store: Store) => string);
  /** Person who opens the screen; an administrator of the provider by default. */
  readonly as?: keyof typeof seededEmails;
  readonly deeds?: readonly PageAction[];
  /** Whether each response needs a new session, which requests it only once. */
  readonly isOfSession?: true;
  /** Prepares the back ends. */
  readonly begin?: (backEnds: BackEnds) => void;
  /** Whether the person is signed in to the quoting system. */
  readonly isQuoting?: true;
};

const longest = <Thing>(things: readonly Thing[]): Thing => {
  const [first, ...rest] = things.map((thing) => ({ thing, size: JSON.stringify(thing).length }));
  if (!first) throw new Error('Nothing like that is seeded');
  return rest.reduce((most, each) => (each.size > most.size ? each : most), first).thing;
};

const seededConfigurations = ({ configurations }: Store) =>
  configurations.find({}, { sort: 'created', offset: 0, limit: 10_000 });

/** The largest configuration, with an optional tab or revision. */
const fullest =
  (below = '') =>
  (store: Store): string =>
    `/configurations/${longest(seededConfigurations(store)).configurationId}${below}`;

/** The largest configuration in a state, without a quote. */
const inState =
  (state: ConfigurationState, below = '') =>
  (store: Store): string => {
    const found = seededConfigurations(store).filter(
      (each) => each.state === state && (each.kbMaxQuoteId ?? -1) === -1,
    );
    return `/configurations/${longest(found).configurationId}${below}`;
  };

/** A configuration with a grant of its own. */
const granted =
  (below = '') =>
  (store: Store): string => {
    const grants = store.collection<{ item: { configurationId?: string } | null }>('grants').all();
    const found = grants.find(({ item }) => item?.configurationId);
    return `/configurations/${found?.item?.configurationId ?? ''}${below}`;
  };

/** A configuration in production with products. */
const produced =
  (below = '') =>
  ({ products }: Store): string => {
    const [product] = products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 });
    return `/configurations/${product?.configurationId ?? ''}${below}`;
  };

/** The product that last reported an error, or an event of a type. */
const reporting =
  (below = '', type?: string) =>
  ({ productEvents }: Store): string => {
    const [found] = productEvents.find(type ? { type } : { errorsOnly: true }, { offset: 0, limit: 1 });
    if (!found) throw new Error('No product has reported that');
    const { productFamily, deviceType, serialNumber } = found.product;
    return `/products/${productFamily}/${deviceType}/${serialNumber}${below}`;
  };

/** Label of a produced device. */
const madeDevice = ({ products }: Store): string =>
  products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 })[0]?.productConfigurationId ?? '';

/** The largest request. */
const fullestRequest = (store: Store): string =>
  `/requests/${longest(store.collection<{ readonly ticketId: string }>('tickets').all()).ticketId}`;

/** A 3D configuration in this area. */
const designed =
  (area: 'configurations' | 'configurator', state = 'CONFIGURING') =>
  (store: Store): string => {
    const found = seededConfigurations(store).find(
      (each) => (each.kbMaxQuoteId ?? -1) > -1 && each.state === state,
    );
    return `/${area}/${found?.configurationId ?? ''}`;
  };

const quoteOfDesign = (store: Store): number => {
  const ids = seededConfigurations(store).flatMap(({ kbMaxQuoteId }) => kbMaxQuoteId ?? -1);
  return longest(ids.flatMap((id) => store.quotes.get(id) ?? [])).id;
};

const compared = (store: Store): string => {
  const found = seededConfigurations(store).filter(({ revisions }) => revisions.length > 1);
  const { configurationId, revisions } = longest(found);
  const [before, after] = revisions.slice(-2).map(({ revisionName }) => revisionName);
  return `/configurations/${configurationId}?compare=${before}..${after}`;
};

const comparedQuotes = (store: Store): string => {
  const ids = seededConfigurations(store).flatMap(({ kbMaxQuoteId }) =>
    (kbMaxQuoteId ?? -1) > 0 ? [kbMaxQuoteId] : [],
  );
  return `/quotes?compare=${ids.slice(0, 3).join(',')}&view=compare&fields=all`;
};

const lookUp: readonly PageAction[] = [{ fill: /^Type a label/, text: madeDevice }, { press: /^Look up/ }];

/** The scan page with a label, for a production worker who has selected a machine. */
const milled = (...deeds: readonly PageAction[]): readonly ProofScreen[] => [
  {
    at: '/scan',
    as: 'production',
    deeds: [...lookUp, ...deeds],
    begin: ({ store }) =>
      store.collection<{ machineId: string }>('preferences').put(seededEmails.production, { machineId: '1' }),
  },
];

const declareNews = ({ board }: BackEnds): void => {
  board.declareIncident({
    name: 'Lists are slow',
    body: 'We look into it.',
    component: 'Customer Portal',
    status: 'investigating',
    impact: 'major',
  });
  board.scheduleMaintenance({
    name: 'New disks',
    body: 'Portal is away meanwhile.',
    component: 'Customer Portal',
    status: 'scheduled',
    startsIn: 60,
    lasts: 120,
  });
};

/** Typing into the global search. */
const typed = (text: string): readonly PageAction[] => [
  { fill: /^Search or run a command/, text },
  { wait: 3000 },
];

const session = (...addresses: readonly ProofScreen['at'][]): readonly ProofScreen[] =>
  addresses.map((at) => ({ at, isOfSession: true }));

const quoting = (at: ProofScreen['at']): ProofScreen => ({ at, as: 'quoteEngineer', isQuoting: true });

const pages = (...addresses: readonly ProofScreen['at'][]): readonly ProofScreen[] =>
  addresses.map((at) => ({ at }));

const news: readonly ProofScreen[] = [
  { at: '/', begin: declareNews },
  { at: '/nowhere', begin: declareNews },
];

const administration = '/administration';
const milling = `${administration}/gcode`;
const permissions = `${administration}/permissions`;
const address = 'customer.engineer@customer.example';
const access = `${permissions}/access/${address}`;

/**
 * Screens that display the response of each read operation. An empty list means that Portal does not call it.
 * An architecture test checks that all operations are listed.
 */
export const proofScreens = {
  // Session and access.
  authTokenGet: [...session('/', fullest()), { at: '/', as: 'partner', isOfSession: true }],
  accessLookupGet: [...session('/', fullest()), ...pages(access)],
  objectAccessGet: session('/', fullest()),
  serviceAccessGet: session('/', fullest()),
  objectAccessGetAll: pages(
    `${permissions}/roles`,
    `${permissions}/roles?tab=servlets`,
    access,
    fullest('?tab=PERMISSIONS'),
    `${administration}/api/partGet`,
  ),
  serviceAccessGetAll: pages(`${permissions}/roles`, access, `${administration}/api/partGet`),
  realmRolesGet: [
    ...pages(`${permissions}/roles`, `${permissions}/roles?tab=roles`, '/requests', '/permissions/3010001'),
    { at: '/permissions/3010001', deeds: [{ press: /^Create permission/ }] },
  ],
  blacklistGetAll: pages(`${permissions}/blacklist`, `${permissions}/whitelist`, access),
  whitelistGetAll: pages(`${permissions}/whitelist`, `${permissions}/blacklist`),
  whitelistGet: pages(
    `${permissions}/whitelist/fleet.manager@nordiclift.example`,
    `${permissions}/access/fleet.manager@nordiclift.example`,
  ),
  // Accounts, permissions and requests.
  accountGet: pages(`${administration}/accounts/3010001`),
  accountGetAll: [
    ...pages(
      `${administration}/accounts`,
      '/permissions',
      '/permissions/3010001',
      '/requests',
      `${administration}/toolbox/kbmax`,
    ),
  ],
  accountGroupGet: [],
  accountGroupGetAll: pages(`${administration}/groups`),
  distributorGetAll: pages(`${administration}/accounts?tab=distributors`),
  affiliationFilter: pages(
    '/permissions',
    '/permissions?view=people',
    '/permissions/3010001',
    '/permissions/3010001?review=1',
    access,
    granted('?tab=PERMISSIONS'),
    '/requests/T-00001',
  ),
  affiliationGet: [
    ...pages('/permissions/3010001', `/permissions/3010001/${address}`),
    { at: `/permissions/3010001/${address}`, deeds: [{ press: /roles/i }] },
  ],
  ticketFilter: pages(
    '/',
    '/requests',
    '/requests/T-00001',
    fullest('?tab=REQUESTS'),
    `${administration}/accounts/3010001`,
  ),
  ticketGet: [
    ...pages('/requests/T-00001', fullestRequest),
    { at: '/requests/T-00001', deeds: [{ press: /^(Grant|Approve)/ }] },
    { at: '/requests/T-00001', deeds: [{ press: /^(Deny|Reject|Decline)/ }] },
  ],
  ticketGetMine: [{ at: '/modulate', as: 'guest' }, { at: '/configurator' }],
  // Configurations.
  configurationAssign: [
    {
      at: inState('CONFIGURING'),
      as: 'engineer',
      deeds: [{ press: /^Actions/ }, { press: /^Assign to me/ }, { press: /^Assign to me/ }],
    },
  ],
  configurationBuildArtefacts: [
    {
      at: inState('CONFIGURING', '?tab=FILES'),
      as: 'engineer',
      deeds: [{ press: /^Generate files of/ }, { press: /^Generate/ }],
    },
  ],
  configurationFilter: [
    ...pages('/', '/configurations', '/configurations?view=GRID', '/configurations?view=BOARD'),
    { at: '/configurations?review=1', as: 'approver' },
    { at: '/scan', deeds: typed('1') },
  ],
  configurationFilterCount: pages('/configurations', `${administration}/accounts/3010001`),
  configurationGet: [
    ...pages(
      fullest(),
      fullest('?tab=FILES'),
      fullest('?tab=REVISIONS'),
      fullest('?tab=ACTIVITY'),
      compared,
      produced('?tab=PRODUCTS'),
      produced('?tab=EVENTS'),
      inState('CONFIGURING'),
      inState('CONFIGURING', '?tab=FILES'),
    ),
    { at: inState('WAITING_FOR_APPROVAL'), as: 'approver', deeds: [{ press: /^Approve/ }] },
    {
      at: inState('CONFIGURING'),
      as: 'engineer',
      deeds: [{ press: /^Actions/ }, { press: /^Change account/ }],
    },
    { at: inState('CONFIGURING'), as: 'engineer', deeds: [{ press: /^Actions/ }, { press: /^Duplicate/ }] },
  ],
  configurationSetRevisionLog: pages(inState('APPROVED', '?tab=REVISIONS')),
  configurationStateGet: [{ at: inState('GENERATING_ARTEFACTS'), deeds: [{ wait: 10_000 }] }],
  productConfigurationGet: [...pages(reporting()), ...milled()],
  // Parts and production.
  partGet: [
    ...pages(`${administration}/parts/P00101`),
    { at: `${administration}/parts/P00101`, deeds: [{ press: /^Edit/ }] },
  ],
  partGetAll: pages(
    `${administration}/parts`,
    `${administration}/parts/P00101`,
    `${administration}/cutFiles`,
    `${administration}/cutFiles/GUARD_BAR_SLOT`,
    `${milling}/parts`,
    `${milling}/parts/part?partNumber=P00101`,
  ),
  partUsageGet: [
    ...pages(`${administration}/parts/P00003`, `${administration}/parts/P00101`),
    ...milled({ press: /^Usage of part/ }),
  ],
  cutFileGet: pages(`${administration}/cutFiles/GUARD_BAR_SLOT`),
  cutFileGetAll: pages(
    `${administration}/cutFiles`,
    `${administration}/cutFiles/GUARD_BAR_SLOT`,
    `${administration}/parts/P00101`,
  ),
  macroGetAll: pages(
    `${milling}/macros`,
    `${milling}/macros/1`,
    `${milling}/macros/1/version/1`,
    `${milling}/macroVersionForm?macroId=1`,
    `${milling}/parts`,
    `${milling}/machines/1`,
  ),
  millingMachineGetAll: pages(
    `${milling}/machines`,
    `${milling}/machines/1`,
    `${milling}/settings`,
    `${milling}/macros/1/version/1`,
    '/scan',
  ),
  millingPreferencesGet: pages(`${milling}/settings`, `${milling}/machines`, '/scan'),
  millingGcodeGet: milled(),
  millingGcodeDryRun: milled({ press: /^Dry run/ }),
  // Products and updates.
  productFilter: pages(
    '/products',
    produced('?tab=PRODUCTS'),
    `${administration}/updates/products`,
    `${administration}/firmwares/APP/G6/CU/G6_CU`,
    `${administration}/accounts/3010001`,
  ),
  productFilterCount: pages('/products', produced('?tab=PRODUCTS'), `${administration}/updates/products`),
  productGet: pages(reporting(), '/requests/T-00001'),
  productGetMine: [
    { at: '/', as: 'customerBasic' },
    { at: '/products', as: 'customerBasic' },
  ],
  productCacheClear: [{ at: `${administration}/toolbox/kbmax`, deeds: [{ press: /^Clear kept trees/ }] }],
  productEventFilter: pages(
    reporting('?tab=EVENTS'),
    reporting('?tab=ERRORS'),
    reporting('?tab=EVENTS', 'FIRMWARE_UPDATE'),
    reporting('?tab=EVENTS', 'PARAMETER_CHANGE'),
    produced('?tab=EVENTS'),
    `${administration}/errors/G6/E0206`,
  ),
  productEventFilterCount: pages(reporting(), reporting('?tab=ACTIVITY')),
  serviceOrderGet: pages('/updates/S-00001', `${administration}/updates/S-00001`),
  serviceOrderGetAll: pages('/updates', `${administration}/updates`, produced('?tab=SERVICE_ORDERS')),
  firmwareGet: [
    {
      at: `${administration}/firmwares/APP/G6/CU/G6_CU`,
      deeds: [
        { press: /^Actions of G6_CU/ },
        { press: /note/ },
        { fill: /note/i, text: 'Seen' },
        { press: /^Save|^Update/ },
      ],
    },
  ],
  firmwareGetAll: pages(
    `${administration}/firmwares`,
    `${administration}/firmwares/APP`,
    `${administration}/firmwares/APP/G6/CU/G6_CU`,
    `${administration}/firmwares/APP/G6/files`,
    `${administration}/updates/CreateServiceOrderModal`,
    `${administration}/updates/FirmwareUpdateForm`,
    '/updates/S-00001',
  ),
  // The platform.
  barGetAll: pages(
    `${administration}/apps`,
    `${administration}/apps/MODULATE_WINDOWS`,
    `${administration}/apps/MODULATE_WINDOWS/2.10`,
  ),
  barGetLatest: [{ at: '/modulate', as: 'guest' }],
  commandGetAll: pages(
    `${administration}/commands`,
    `${administration}/commands/SYS`,
    `${administration}/commands/SYS/SLEEP`,
  ),
  resourceGet: pages(
    `${administration}/toolbox/resources/RADIO_REGIONS`,
    `${administration}/errors`,
    `${administration}/errors/G6`,
    `${administration}/errors/G6/E0206`,
  ),
  resourceGetAll: pages(`${administration}/toolbox/resources`),
  overlaySymbolGetAll: pages(`${administration}/symbols`),
  quoteTreeBuild: [
    {
      at: `${administration}/toolbox/kbmax`,
      deeds: [
        { fill: /^Number of the quote/, text: (store) => String(quoteOfDesign(store)) },
        { press: /^Build tree/ },
      ],
    },
  ],
  quoteWiringTest: [
    {
      at: designed('configurations'),
      as: 'quoteEngineer',
      isQuoting: true,
      deeds: [{ press: /^Actions/ }, { press: /^Validate/ }],
    },
  ],
  // The quoting system.
  cpqCurrentUser: [
    {
      at: '/quotes',
      as: 'quoteEngineer',
      isOfSession: true,
      deeds: [{ fill: /^Password/, text: getPassword(seededEmails.quoteEngineer) }, { press: /^Sign in/ }],
    },
  ],
  cpqUserSearch: [{ at: '/quotes', as: 'quoteEngineer', isQuoting: true }],
  quoteSearch: ['/quotes', '/quotes?sort=name&search=e'].map(quoting),
  quoteGet: [
    (store: Store) => `/quotes?quote=${quoteOfDesign(store)}`,
    comparedQuotes,
    designed('configurations'),
    designed('configurator'),
  ].map(quoting),
  // The status page.
  incidentGetUnresolved: news,
  maintenanceGetScheduled: news,
} satisfies Readonly<Record<string, readonly ProofScreen[]>>;

export type ProvedOperation = keyof typeof proofScreens;
