// The linter's plugin: it holds every import of src against the table of directions.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { refusalOf } from './directions.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const directions = {
  create(context) {
    const from = path.relative(root, context.filename).split(path.sep).join('/');
    if (!from.startsWith('src/') || /\.test\.tsx?$/.test(from)) return {};
    const look = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const message = refusalOf(from, source.value);
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

export default { meta: { name: 'portal' }, rules: { directions } };
