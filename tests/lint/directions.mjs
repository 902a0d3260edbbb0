// Which file of src may import which: one table, for the linter's rule and for the test that holds it against the tree.

/** The layers of src. A file imports from its own layer and from those before it. */
export const layers = ['domain', 'platform', 'api', 'ui', 'queries', 'session', 'widgets', 'features', 'app'];

/** Free to every layer; the domain imports the address map alone. */
const freeFiles = ['src/config.ts', 'src/pages.ts', 'src/paths.ts'];

/** Where a page begins; they import from every layer. */
const entryFiles = ['src/main.tsx', 'src/redirect.ts'];

/**
 * The folders of domain, layer by layer. A file imports from its own folder and from the layers before; folders of one
 * layer do not know each other.
 */
export const domainLayers = [
  ['words', 'gcode'],
  ['access'],
  ['account', 'product', 'notice', 'session'],
  ['serviceOrder', 'firmware', 'app', 'command'],
  ['resource', 'apiDescription'],
  ['configuration'],
  ['request', 'grant'],
  ['file'],
  ['workflow', 'content', 'part', 'bom', 'milling', 'scan', 'quote'],
  ['activity', 'revision', 'symbol', 'cutFile', 'design', 'explanation'],
  ['home', 'palette'],
];

const segments = (file) => file.split('/');
const findDomainLayer = (folder) => domainLayers.findIndex((folders) => folders.includes(folder));

/** Where the rules are explained. */
const explained = '(docs/architecture.md, Layers)';

function isBelow(from, to) {
  const [own, other] = [segments(from)[2], segments(to)[2]];
  return own === other || (findDomainLayer(other) >= 0 && findDomainLayer(other) < findDomainLayer(own));
}

/** Why a file of src may not import another file of the project; undefined where it may. Paths from the root. */
export function explainImportViolation(from, to) {
  if (!to.startsWith('src/')) return `src must not import from outside of src ${explained}`;
  if (entryFiles.includes(from)) return undefined;
  const [own, other] = [segments(from)[1], segments(to)[1]];
  if (freeFiles.includes(to))
    return own === 'domain' && to !== 'src/pages.ts'
      ? `domain must not import the configuration of the installation ${explained}`
      : undefined;
  if (freeFiles.includes(from)) return `${from} must not import from other files of src ${explained}`;
  if (layers.indexOf(other) > layers.indexOf(own)) return `${own} must not import from ${other} ${explained}`;
  if (own === 'domain' && other === 'domain' && !isBelow(from, to)) {
    return `domain/${segments(from)[2]} must not import from domain/${segments(to)[2]} ${explained}`;
  }
  if (own === 'features' && other === 'features' && segments(from)[2] !== segments(to)[2]) {
    return `A feature must not import from another feature ${explained}`;
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
export function explainPackageViolation(from, specifier) {
  if (!from.startsWith('src/domain/')) return undefined;
  return purePackages.some((name) => specifier === name || specifier.startsWith(`${name}/`))
    ? undefined
    : `domain must import pure packages only: ${purePackages.join(', ')} ${explained}`;
}

function resolve(from, specifier) {
  if (specifier.startsWith('~/')) return `src/${specifier.slice(2)}`;
  const path = segments(from).slice(0, -1);
  for (const part of segments(specifier)) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}

const getFolder = (file) => segments(file).slice(0, -1).join('/');

/**
 * How a specifier is to be written: `./` inside a folder, `~/` across folders. The domain, which the stand-ins run as
 * it is, and the inside of a feature use `../` instead of `~/`.
 */
export function explainSpecifierViolation(from, specifier) {
  const to = resolve(from, specifier);
  if (!to.startsWith('src/')) return undefined;
  if (getFolder(from) === getFolder(to)) {
    return specifier.startsWith('./') ? undefined : 'An import within a folder must begin with ./';
  }
  const isInside = (layer) => [from, to].every((file) => file.startsWith(`src/${layer}/`));
  if (from.startsWith('src/domain/') || isInside('features'))
    return specifier.startsWith('~/')
      ? 'An import within domain or features must begin with ./ or ../'
      : undefined;
  return specifier.startsWith('~/') ? undefined : 'An import across folders must begin with ~/';
}

/** Everything that is wrong with an import of a file of src; undefined when nothing is. */
export function explainViolation(from, specifier) {
  if (!/^(\.|~\/)/.test(specifier)) return explainPackageViolation(from, specifier);
  return explainImportViolation(from, resolve(from, specifier)) ?? explainSpecifierViolation(from, specifier);
}
