// Lint rules of the project: import directions, texts outside of tables, comparisons of states outside of the
// domain, busy buttons that lose the focus, reads aborted with their page that rules decide by,
// case-sensitive searches, browser validation of forms, and conditional texts without an element of their
// own.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainViolation } from './directions.mjs';
import { decisions, names } from './names.mjs';
import { explainComparisonViolation } from './states.mjs';
import { isUserFacingText, layersWithTexts } from './texts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const directions = {
  create(context) {
    const from = path.relative(root, context.filename).split(path.sep).join('/');
    if (!from.startsWith('src/') || /\.test\.tsx?$/.test(from)) return {};
    const look = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const message = explainViolation(from, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};

const texts = {
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    if (!layersWithTexts.test(file) || /\.test\.tsx?$/.test(file)) return {};
    const look = (node, text) => {
      if (!isUserFacingText(node, text)) return;
      context.report({
        node,
        message:
          'Put a text that a person reads into a typed table of the domain (docs/decisions/0010-keep-texts-in-typed-tables.md)',
      });
    };
    return {
      JSXText: (node) => {
        if (/\p{L}{2}/u.test(node.value))
          context.report({
            node,
            message:
              'Put a text that a person reads into a typed table of the domain (docs/decisions/0010-keep-texts-in-typed-tables.md)',
          });
      },
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateLiteral: (node) => look(node, node.quasis.map(({ value }) => value.cooked).join(' ')),
    };
  },
};

/** Only these files may set `loading` on Mantine's buttons, which disables them and loses the focus. */
const busyBlocks = /^src\/ui\/(BusyButton|DownloadButton)\.tsx$/;

const busy = {
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    if (busyBlocks.test(file)) return {};
    return {
      JSXAttribute: (node) => {
        if (node.name.name !== 'loading' || !/^(Button|ActionIcon)$/.test(node.parent.name?.name)) return;
        context.report({ node, message: 'A busy button must keep the focus: use BusyButton' });
      },
    };
  },
};

/** Only this file may force a fresh read past the cache. */
const readingAnew = 'src/queries/fetchFresh.ts';

const anew = {
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    if (!file.startsWith('src/') || file === readingAnew || /\.test\.tsx?$/.test(file)) return {};
    const isStale = ({ key, value }) => key?.name === 'staleTime' && value?.value === 0;
    return {
      CallExpression: (node) => {
        const [read] = node.arguments;
        if (node.callee.property?.name !== 'fetchQuery' || !read?.properties?.some(isStale)) return;
        context.report({
          node,
          message: 'A read for a decision must go on when its page is left: use fetchFresh',
        });
      },
    };
  },
};

const states = {
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    return {
      BinaryExpression: (node) => {
        if (!/^[!=]==?$/.test(node.operator)) return;
        for (const side of [node.left, node.right]) {
          const message = explainComparisonViolation(file, side.value);
          if (message) context.report({ node: side, message });
        }
      },
    };
  },
};

/** Only this file may implement text search. */
const searching = 'src/domain/words/search.ts';

const search = {
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    if (!file.startsWith('src/') || file === searching || /\.test\.tsx?$/.test(file)) return {};
    const isFolded = ({ type, callee }) =>
      type === 'CallExpression' && /^to(Locale)?(Lower|Upper)Case$/.test(callee.property?.name);
    return {
      CallExpression: (node) => {
        const { object, property } = node.callee;
        if (property?.name !== 'includes' || !object || !isFolded(object)) return;
        if (node.arguments[0]?.type === 'Literal') return;
        context.report({
          node,
          message: `Search texts by ${searching}: case alone misses composed letters and invisible characters`,
        });
      },
    };
  },
};

/** Input types that the browser validates and rewrites; it rejects e-mail addresses with an umlaut. */
const judgedTypes = /^(email|url)$/;

/** Whether an expression is a text from a table, or composed of such. */
const isTextOfTable = (node) => {
  if (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'))
    return true;
  if (node.type === 'CallExpression') return isTextOfTable(node.callee);
  if (node.type !== 'MemberExpression') return false;
  return node.object.type === 'Identifier'
    ? /(?:Texts|Words)$/.test(node.object.name)
    : isTextOfTable(node.object);
};

/** Whether an expression is a text under some condition, and something else or nothing otherwise. */
const isTextAtTimes = (node) => {
  if (node.type === 'LogicalExpression' && node.operator === '&&') return isTextOfTable(node.right);
  return (
    node.type === 'ConditionalExpression' && isTextOfTable(node.consequent) !== isTextOfTable(node.alternate)
  );
};

const isBlank = (node) => node.type === 'JSXText' && node.value.trim() === '';

/**
 * Browser translation replaces text nodes; React then fails to remove a text without an element of its own.
 */
const conditionalTexts = {
  create(context) {
    const look = ({ children }) => {
      const shown = children.filter((child) => !isBlank(child));
      if (shown.length < 2) return;
      for (const { type, expression } of shown)
        if (type === 'JSXExpressionContainer' && isTextAtTimes(expression))
          context.report({
            node: expression,
            message:
              'Put a text that comes and goes beside others into an element of its own: browsers that translate move it',
          });
    };
    return { JSXElement: look, JSXFragment: look };
  },
};

const forms = {
  create(context) {
    return {
      JSXOpeningElement: (node) => {
        if (node.name.name !== 'form') return;
        if (node.attributes.some(({ name }) => name?.name === 'noValidate')) return;
        context.report({
          node,
          message: 'Give a form noValidate: it says in the words of Portal what is wrong',
        });
      },
      JSXAttribute: (node) => {
        if (node.name.name !== 'type' || !judgedTypes.test(node.value?.value)) return;
        context.report({
          node,
          message: 'Use inputMode instead of type: the rules of the domain validate what is typed',
        });
      },
    };
  },
};

export default {
  meta: { name: 'portal' },
  rules: { anew, busy, conditionalTexts, decisions, directions, forms, names, search, states, texts },
};
