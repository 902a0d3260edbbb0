// Which literals of a component or query are texts for a person: those belong into a typed table of the domain.

/** Attributes and properties whose words a person reads, however short they are. */
const readNames = new Set([
  'label',
  'title',
  'aria-label',
  'placeholder',
  'description',
  'alt',
  'text',
  'heading',
  'caption',
  'action',
  'question',
  'hint',
  'help',
  'summary',
  'reason',
  'error',
  'aria-description',
  'aria-roledescription',
]);

const sentence = /\p{L}{2}[,:;.]? \p{L}/u;
const word = /^\p{Lu}\p{Ll}+/u;

/** Names of classes, selectors, media queries, fonts, keys of a keyboard and the like: code, though it has blanks. */
const code =
  /^[a-z-]+\/|[{}[\]<>=]|^[a-z0-9 _-]+$|:focus|\bvar\(|^\(.*\)$|^[\d.]+m?s |\b(sans-serif|monospace)\b/u;

/** Messages of errors and of the console, which are read by developers. */
const isForDevelopers = ({ type, object }) => type === 'Super' || object?.name === 'console';

/** Methods whose text is a selector. */
const selecting = /^(querySelector|querySelectorAll|closest|matches)$/;

const nameOf = (node) => node?.name?.name ?? node?.key?.name ?? node?.key?.value;

/** Nodes a literal is written into, from the nearest attribute, property or call outwards. */
function* aboveOf(node) {
  for (let parent = node.parent; parent; parent = parent.parent) {
    yield parent;
    if (/Function|Statement|^Program$|^JSXElement$/.test(parent.type)) return;
  }
}

/** Whether what stands below names modules or types. A type beside a value leaves the value a text, and so does its export. */
function namesModulesOrTypes({ type, source }) {
  if (/^TS(As|Satisfies)Expression$/.test(type)) return false;
  return /^(Import|TS)/.test(type) || (type.startsWith('Export') && Boolean(source));
}

/** Whether a literal is a text that a person reads, and not code. */
export function isUserFacingText(node, text) {
  if (!/\p{L}{2}/u.test(text)) return false;
  let named = false;
  for (const above of aboveOf(node)) {
    if (namesModulesOrTypes(above)) return false;
    if (above.type === 'NewExpression' && above.callee.name?.endsWith('Error')) return false;
    if (above.type === 'CallExpression' && isForDevelopers(above.callee)) return false;
    if (above.type === 'CallExpression' && selecting.test(above.callee.property?.name ?? '')) return false;
    if (above.type === 'BinaryExpression' || above.type === 'SwitchCase') return false;
    const name = /^(JSXAttribute|Property|PropertyDefinition)$/.test(above.type) ? nameOf(above) : undefined;
    if (
      name &&
      /^(className|style|d|path|viewBox|sizes|media|rel|accept|transform|points|key|id|about)$/.test(name)
    )
      return false;
    if (name && readNames.has(name)) named = true;
    if (above.type === 'JSXExpressionContainer') named = true;
  }
  if (code.test(text)) return false;
  return sentence.test(text) || (named && word.test(text));
}

/** The layers whose texts stand in tables. */
export const layersWithTexts = /^src\/(platform|ui|queries|session|widgets|features|app)\//;
