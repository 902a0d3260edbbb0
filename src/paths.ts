/** Every address of the portal. A segment is encoded; a query that is empty is left out. */
const segment = encodeURIComponent;

type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

/** The address that those of the milling area begin with. */
export const millingArea = '/administration/gcode';

export const paths = {
  index: () => '/',
  login: () => '/login',
  logout: () => '/logout',
  modulate: () => '/modulate',
  scan: () => '/scan',
  configurations: (query: Query = {}) => withQuery('/configurations', query),
  configuration: (id: string, revision?: string, query: Query = {}) =>
    withQuery(`/configurations/${segment(id)}${revision ? `/${segment(revision)}` : ''}`, query),
  part: (partNumber: string) => `/administration/parts/${segment(partNumber)}`,
  milling: {
    machines: () => `${millingArea}/machines`,
    machineForm: () => `${millingArea}/machineForm`,
    machine: (id: string) => `${millingArea}/machines/${segment(id)}`,
    macros: (query: Query = {}) => withQuery(`${millingArea}/macros`, query),
    macroForm: () => `${millingArea}/macroForm`,
    macro: (id: string) => `${millingArea}/macros/${segment(id)}`,
    macroVersion: (macroId: string, id?: string) =>
      `${millingArea}/macros/${segment(macroId)}/version${id === undefined ? '' : `/${segment(id)}`}`,
    macroVersionForm: (macroId: string) => withQuery(`${millingArea}/macroVersionForm`, { macroId }),
    parts: (query: Query = {}) => withQuery(`${millingArea}/parts`, query),
    part: (partNumber: string) => withQuery(`${millingArea}/parts/part`, { partNumber }),
    settings: () => `${millingArea}/settings`,
  },
} as const;
