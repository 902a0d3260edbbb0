// Which file of src may import which: one table, for the linter's rule and for the test that holds it against the tree.

/** The rooms of src. A file imports from its own room and from those before it. */
export const rooms = ['domain', 'platform', 'api', 'ui', 'queries', 'session', 'widgets', 'features', 'app'];

/** Free to every room; the domain imports the address map alone. */
export const free = ['src/config.ts', 'src/pages.ts', 'src/paths.ts'];

/** Where a page begins; they import from every room. */
export const beginnings = ['src/main.tsx', 'src/redirect.ts'];

/**
 * The folders of domain, floor by floor. A file imports from its own folder and from the floors below; folders of one
 * floor do not know each other.
 */
export const floors = [
  ['words', 'gcode'],
  ['access'],
  ['account', 'product', 'notice', 'session'],
  ['serviceOrder', 'firmware', 'app', 'command'],
  ['resource', 'apiDescription'],
  ['configuration'],
  ['request', 'grant'],
  ['file'],
  ['workflow', 'content', 'part', 'bom', 'milling', 'scan', 'quote'],
  ['activity', 'revision', 'symbol', 'cutFile', 'explanation'],
  ['home', 'palette'],
];

const segments = (file) => file.split('/');
const floorOf = (folder) => floors.findIndex((folders) => folders.includes(folder));

function isBelow(from, to) {
  const [own, other] = [segments(from)[2], segments(to)[2]];
  return own === other || (floorOf(other) >= 0 && floorOf(other) < floorOf(own));
}

/** Why a file of src may not import another file of the project; undefined where it may. Paths from the root. */
export function importRefusal(from, to) {
  if (!to.startsWith('src/'))
    return 'src imports nothing from outside of src, and the stand-ins least of all.';
  if (beginnings.includes(from)) return undefined;
  const [own, other] = [segments(from)[1], segments(to)[1]];
  if (free.includes(to))
    return own === 'domain' && to !== 'src/pages.ts'
      ? 'The domain knows nothing of the installation.'
      : undefined;
  if (free.includes(from)) return `${from} stands on its own.`;
  if (rooms.indexOf(other) > rooms.indexOf(own))
    return `${own} imports nothing from ${other}: imports go up the house.`;
  if (own === 'domain' && other === 'domain' && !isBelow(from, to)) {
    return `domain/${segments(from)[2]} imports nothing from domain/${segments(to)[2]}: its floor is not below.`;
  }
  if (own === 'features' && other === 'features' && segments(from)[2] !== segments(to)[2]) {
    return 'A feature imports no other feature; what they share goes to widgets, ui or domain.';
  }
  return undefined;
}

/** The packages of the domain: pure functions only. */
export const purePackages = [
  'zod',
  'libphonenumber-js',
  'fast-xml-parser',
  'diff',
  'jsonc-parser',
  'svg-pathdata',
  'saxes',
];

/** Why a file may not import a package; undefined where it may. */
export function packageRefusal(from, specifier) {
  if (!from.startsWith('src/domain/')) return undefined;
  return purePackages.some((name) => specifier === name || specifier.startsWith(`${name}/`))
    ? undefined
    : `The domain imports pure packages only (${purePackages.join(', ')}).`;
}

function resolved(from, specifier) {
  if (specifier.startsWith('~/')) return `src/${specifier.slice(2)}`;
  const path = segments(from).slice(0, -1);
  for (const part of segments(specifier)) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}

const folderOf = (file) => segments(file).slice(0, -1).join('/');

/**
 * How a specifier is to be written: `./` inside a folder, `~/` across folders. The domain, which the stand-ins run as
 * it is, and the inside of a feature use `../` instead of `~/`.
 */
export function spellingRefusal(from, specifier) {
  const to = resolved(from, specifier);
  if (!to.startsWith('src/')) return undefined;
  if (folderOf(from) === folderOf(to)) {
    return specifier.startsWith('./') ? undefined : 'Within a folder an import begins with ./';
  }
  const isInside = (room) => [from, to].every((file) => file.startsWith(`src/${room}/`));
  if (from.startsWith('src/domain/') || isInside('features'))
    return specifier.startsWith('~/')
      ? 'Within domain and features an import begins with ./ or ../'
      : undefined;
  return specifier.startsWith('~/') ? undefined : 'Across folders an import begins with ~/';
}

/** Everything that is wrong with an import of a file of src; undefined when nothing is. */
export function refusalOf(from, specifier) {
  if (!/^(\.|~\/)/.test(specifier)) return packageRefusal(from, specifier);
  return importRefusal(from, resolved(from, specifier)) ?? spellingRefusal(from, specifier);
}
