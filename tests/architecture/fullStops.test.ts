import { expect, test } from 'vitest';

type Build = (...parts: readonly unknown[]) => unknown;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/domain/words/texts/*.ts', {
  eager: true,
});

/** Parameters of texts that are names given by users, which may end in a full stop. */
const named = /\b(account|customer|group|names?|owner|person|place|subject|wanted|who)\b/;

type Text = { readonly path: string; readonly build: Build; readonly parameters: readonly string[] };

/** Texts of a table that are built from names, with their path. */
function* builtTexts(table: unknown, path: string): Generator<Text> {
  if (typeof table === 'function') {
    const [, parameters = ''] = /^\(?([^)=]*)/.exec(table.toString()) ?? [];
    if (named.test(parameters)) yield { path, build: table as Build, parameters: parameters.split(',') };
  } else if (typeof table === 'object' && table !== null) {
    for (const [key, inner] of Object.entries(table)) yield* builtTexts(inner, `${path}.${key}`);
  }
}

const texts = Object.entries(modules).flatMap(([file, exported]) => [
  ...builtTexts(exported, file.replace(/^.*\//, '')),
]);

/** The text built with names that end in a full stop, or with lists of them. */
function said({ build, parameters }: Text): string {
  const parts = parameters.map((each) => (named.test(each) ? 'Great Lakes Inc.' : '2'));
  try {
    return String(build(...parts));
  } catch {
    return String(build(...parts.map((part) => [part])));
  }
}

test('there are texts with names', () => expect(texts.length).toBeGreaterThan(50));

test.each(texts)('$path has one full stop behind a name that ends in one', (text) =>
  expect(said(text)).not.toMatch(/[^.]\.\.(?:[^.]|$)/),
);
