// Decides which literals of a component or query are texts for users, which belong into a typed table of the
// domain.

/** Attributes and properties whose value users read, however short. */
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

/** Class names, selectors, media queries, fonts, keys and the like: code, although it contains blanks. */
const code =
  /^[a-z-]+\/|[{}[\]<>=]|^[a-z0-9 _-]+$|:focus|\bvar\(|^\(.*\)$|^[\d.]+m?s |\b(sans-serif|monospace)\b/u;

/** Messages of errors and the console, which only developers read. */
const isForDevelopers = ({ type, object }) => type === 'Super' || object?.name === 'console';

/** Methods whose argument is a selector. */
const selecting = /^(querySelector|querySelectorAll|closest|matches)$/;

const nameOf = (node) => node?.name?.name ?? node?.key?.name ?? node?.key?.value;

/** Ancestors of a literal, up to the enclosing function, statement or JSX element. */
function* aboveOf(node) {
  for (let parent = node.parent; parent; parent = parent.parent) {
    yield parent;
    if (/Function|Statement|^Program$|^JSXElement$/.test(parent.type)) return;
  }
}

/**
 * Whether a node contains only module names or types. Type assertions and exported values may contain texts.
 */
function namesModulesOrTypes({ type, source }) {
  if (/^TS(As|Satisfies)Expression$/.test(type)) return false;
  return /^(Import|TS)/.test(type) || (type.startsWith('Export') && Boolean(source));
}

/** Whether a literal is a text for users and not code. */
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

/** Layers whose texts must be in tables. */
export const layersWithTexts = /^src\/(platform|ui|queries|session|widgets|features|app)\//;
