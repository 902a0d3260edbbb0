import { expect, test } from 'vitest';
import { listLintFindings } from './lintFindings.ts';

test.each([
  ['const a = <p>{name}{late && lateTexts.why}</p>;', ['late && lateTexts.why']],
  ['const a = <p>{late && lateTexts.why(4)} {name}</p>;', ['late && lateTexts.why(4)']],
  ['const a = <>{name}{late ? partWords.is[name] : null}</>;', ['late ? partWords.is[name] : null']],
  ['const a = <p>{name}{late && ` · ${name}`}</p>;', ['late && ` · ${name}`']],
  ['const a = <p>{name}{late && <span>{lateTexts.why}</span>}</p>;', []],
  ['const a = <p>{name}{late ? lateTexts.why : lateTexts.none}</p>;', []],
  ['const a = <p>{late && lateTexts.why}</p>;', []],
  ['const a = <p>{lateTexts.why} {name}</p>;', []],
  ['const a = <p title={late && lateTexts.why}><b />{name}</p>;', []],
])('%s', (code, found) => expect(listLintFindings('conditionalTexts', code, 'src/app/a.tsx')).toEqual(found));
