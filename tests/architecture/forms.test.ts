import { expect, test } from 'vitest';
import { listLintFindings } from './lintFindings.ts';

test.each([
  ['const a = <form onSubmit={send}><p /></form>;', ['<form onSubmit={send}>']],
  ['const a = <form noValidate onSubmit={send}><p /></form>;', []],
  ['const a = <form {...rest} noValidate />;', []],
  ['const a = <form {...rest} />;', ['<form {...rest} />']],
  ['const a = <TextField type="email" />;', ['type="email"']],
  ['const a = <input type="url" />;', ['type="url"']],
  ['const a = <input type="tel" inputMode="email" />;', []],
])('%s', (code, found) => expect(listLintFindings('forms', code, 'src/app/a.tsx')).toEqual(found));
