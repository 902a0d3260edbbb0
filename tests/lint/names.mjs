// Forms of exported names: a pure table for the lint rule and its test.

const irregular =
  /^(?:found|shown|kept|held|told|asked|made|taken|given|known|seen|left|begun|done|sent|chosen|met|said|drawn|laid|lost|paid|built|bound|written)$/;
const notParticiple = new Set(['embed', 'need', 'feed', 'seed', 'shared', 'speed', 'exceed', 'proceed']);

/** @param {string} word */
const isParticiple = (word) =>
  irregular.test(word) || (/^[a-z]{3,}ed$/.test(word) && !notParticiple.has(word));

const prepositionLast =
  /[a-z](?:At|By|From|In|With|For|Over|Beside|Between|Around|Behind|Beyond|After|Before|On|To|Under|Within)$/;
/** Verbs that include a preposition. */
const phrasalVerb =
  /(?:[sS]ign|[zZ]oom|[lL]og|[fF]ade)(?:In|Out)$|^(?:isBefore|isAfter|isWithin|(?:jump|move|scroll|go|navigate)To)$/;
const queryFactory = /(?:Query|Queries|Mutation)$/;
const superlative = /^(?:most|longest|largest|fewest|least|shortest)(?:[A-Z]|$)/;
const looseWords = new Set(
  (
    'at by for in of on over to under up with within without before after behind beside between beyond around always ' +
    'never once again soon now then there here this that these those it its all any none some each both either neither ' +
    'other another own only also too away together apart aside'
  ).split(' '),
);

/**
 * Why an export may not be called so; undefined where it may.
 * @param {'function' | 'value' | 'type'} kind
 * @param {string} name
 */
export function nameRefusal(kind, name) {
  const [first = ''] = /^[a-z]+/.exec(name) ?? [];
  if (kind === 'type')
    return /^[A-Z][a-z]+$/.test(name) && isParticiple(name.toLowerCase())
      ? 'A type is a noun, not a participle'
      : undefined;
  if (looseWords.has(name) || (name === first && isParticiple(name)))
    return 'A name says what it is: no adverb, preposition, pronoun or participle alone';
  if (superlative.test(name)) return 'A bound is called maxX or minX';
  if (kind === 'value' || !first || queryFactory.test(name)) return undefined;
  if (/^may[A-Z]/.test(name)) return 'A rule that answers a decision is called checkX, a predicate canX';
  if (isParticiple(first)) return 'A function begins with a verb, not with a participle';
  if (/[a-z]Of$/.test(name) || (prepositionLast.test(name) && !phrasalVerb.test(name)))
    return 'The name of a function does not end in a preposition';
  return undefined;
}

/** Reference to the documentation in lint messages. */
const explained = '(CONTRIBUTING.md, Names).';

const isFunction = ({ init }) =>
  init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';

/** Exported names of a statement, with their kinds. */
function* exportsOf({ declaration }) {
  if (declaration?.type === 'VariableDeclaration') {
    for (const each of declaration.declarations)
      if (each.id.type === 'Identifier') yield [each.id, isFunction(each) ? 'function' : 'value'];
  } else if (declaration?.type === 'FunctionDeclaration') yield [declaration.id, 'function'];
  else if (/^TS(?:TypeAlias|Interface)Declaration$/.test(declaration?.type)) yield [declaration.id, 'type'];
}

export const names = {
  create(context) {
    return {
      ExportNamedDeclaration: (statement) => {
        for (const [node, kind] of exportsOf(statement)) {
          const refusal = nameRefusal(kind, node.name);
          if (refusal) context.report({ node, message: `${refusal} ${explained}` });
        }
      },
    };
  },
};

/** A call of a rule. It returns a decision object, which as a condition is always true. */
const isDecision = (node) => node?.type === 'CallExpression' && /^check[A-Z]/.test(node.callee.name ?? '');

/** Array methods whose callback returns a condition. */
const conditionMethod = /^(?:filter|find|findLast|findIndex|some|every)$/;

export const decisions = {
  create(context) {
    const decided = new Set();
    const look = (node) => {
      // The left side of a logical expression is visited separately.
      if (node.type === 'LogicalExpression') return look(node.right);
      if (!isDecision(node) && !(node.type === 'Identifier' && decided.has(node.name))) return undefined;
      return context.report({
        node,
        message: `A decision is an object and always true: ask for \`.allowed\` ${explained}`,
      });
    };
    return {
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'Identifier' && isDecision(init)) decided.add(id.name);
      },
      IfStatement: ({ test }) => look(test),
      ConditionalExpression: ({ test }) => look(test),
      WhileStatement: ({ test }) => look(test),
      UnaryExpression: ({ operator, argument }) => (operator === '!' ? look(argument) : undefined),
      LogicalExpression: ({ left, operator }) => (operator === '??' ? undefined : look(left)),
      CallExpression: ({ callee, arguments: [callback] }) => {
        if (callee.type !== 'MemberExpression' || !conditionMethod.test(callee.property.name ?? '')) return;
        if (callback?.type === 'ArrowFunctionExpression') look(callback.body);
      },
    };
  },
};
