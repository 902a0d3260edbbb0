// Import rules of src: one table for the lint rule and the test of the module graph.

/** Layers of src, lowest first. A file may import from its own layer and those before it. */
export const layers = ['domain', 'platform', 'api', 'ui', 'queries', 'session', 'widgets', 'features', 'app'];

/** Importable from every layer; domain may only import pages.ts. */
const freeFiles = ['src/config.ts', 'src/pages.ts', 'src/paths.ts'];

/** Entry points, which may import from every layer. */
const entryFiles = ['src/main.tsx', 'src/redirect.ts'];

/**
 * Folders of domain by layer, lowest first. A file may import from its own folder and from lower layers, but
 * not from other folders of its layer.
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

/** Reference to the documentation in lint messages. */
const explained = '(docs/architecture.md, Layers)';

function isBelow(from, to) {
  const [own, other] = [segments(from)[2], segments(to)[2]];
  return own === other || (findDomainLayer(other) >= 0 && findDomainLayer(other) < findDomainLayer(own));
}

/**
 * Message if a file of src must not import another file of the project; undefined if it may. Paths are
 * relative to the root.
 */
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

/** Packages the domain may import: pure functions only. */
export const purePackages = [
  'zod',
  'libphonenumber-js',
  'fast-xml-parser',
  'diff',
  'jsonc-parser',
  'svg-pathdata',
  'saxes',
];

/** Message if a file must not import a package; undefined if it may. */
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
 * Message if a specifier has the wrong form: `./` is for the same folder, `~/` for others. The domain, which
 * the stand-ins run without a bundler, and feature folders use `../` instead of `~/`.
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

/** Lint message for a forbidden import of a file of src; undefined if it is allowed. */
export function explainViolation(from, specifier) {
  if (!/^(\.|~\/)/.test(specifier)) return explainPackageViolation(from, specifier);
  return explainImportViolation(from, resolve(from, specifier)) ?? explainSpecifierViolation(from, specifier);
}
