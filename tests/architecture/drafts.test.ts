import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const texts = new Map(
  globSync('src/{features,widgets}/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** Calls of a form that stores its values as a named draft. */
const keepsDraft = /useServerForm(?:<\w+>)?\(|useZodForm(?:<\w+>)?\([^;]*\{ draft\b/;
/** The notice of a restored draft; the forms of modals and pages always include it. */
const saysDraft = /RestoredDraftNotice\b|<(?:ModalForm|PageForm)\b/;
/** A form that receives the name of its draft is a step of another form. */
const isToldDraft = /readonly draft: string;/;

/** The files that must show the notice: the form's own, or those of which it is a step. */
function saying(file: string, text: string): readonly string[] {
  if (saysDraft.test(text) || !isToldDraft.test(text)) return [file];
  const name = basename(file, '.tsx');
  const users = [...texts].filter(([, each]) => each.includes(`<${name}`)).map(([user]) => user);
  return users.length > 0 ? users : [file];
}

test('every form that begins with what was typed earlier says so', () => {
  const forms = [...texts].filter(([, text]) => keepsDraft.test(text));
  expect(forms.length).toBeGreaterThan(20);
  const wanted = new Set(forms.flatMap(([file, text]) => saying(file, text)));
  expect([...wanted].filter((file) => !saysDraft.test(texts.get(file) ?? ''))).toEqual([]);
});
