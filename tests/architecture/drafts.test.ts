import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const texts = new Map(
  globSync('src/{features,widgets}/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** The calls of a form whose typed values are kept under a name. */
const keepsDraft = /useServerForm(?:<\w+>)?\(|useZodForm(?:<\w+>)?\([^;]*\{ draft\b/;
/** What says that a draft was brought back; the forms of modals and of pages always do. */
const saysDraft = /RestoredDraftNotice\b|<(?:ModalForm|PageForm)\b/;
/** A form that is told the name is a step of whatever tells it. */
const isToldDraft = /readonly draft: string;/;

/** The files that have to say that a draft was brought back: those of the form, or those that it is a step of. */
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
