import { expect, test } from 'vitest';
import { loadWorkerOnPage } from '../../../../tests/factories/workerOnPage.ts';
import type { BomWorkerRequest } from './bomWorkerRequests.ts';

let answer: unknown;
const put = await loadWorkerOnPage(
  () => import('./bom.worker.ts'),
  (data) => (answer = data),
);

let lastId = 0;

function ask(input: BomWorkerRequest): unknown {
  lastId += 1;
  put({ id: lastId, input });
  expect(answer).toMatchObject({ id: lastId });
  return (answer as { output: unknown }).output;
}

const row = (item: string, parent: string, quantity: number | string): string =>
  `<BOM><Item>${item}</Item><ParentItem>${parent}</ParentItem><BOMQty>${quantity}</BOMQty></BOM>`;
const text = `<B><CustomerId>4000001</CustomerId><Configuration><ConfigurationName>OU1-0A</ConfigurationName><ProductNumber>SYS</ProductNumber><VariantDescription>A system</VariantDescription></Configuration>${row('P1', 'SYS', 2)}${row('P2', 'P1', '0,5')}${row('P3', 'GONE', 1)}</B>`;

test('a bill of materials is opened, looked through, viewed and exported', () => {
  expect(ask({ kind: 'OPEN', text })).toMatchObject({ ok: true, customerId: '4000001', rows: 3 });
  const parts = [
    { partNumber: 'P1', label: 'Lever', partType: 'LEVER', partState: 'READY' },
    { partNumber: 'P2', label: 'Screw', partType: 'SUB_PART', partState: 'ARCHIVED' },
  ];
  expect(ask({ kind: 'PARTS', parts })).toMatchObject({
    count: 3,
    issues: [{ kind: 'UNAVAILABLE_PART' }, { kind: 'ORPHAN' }, { kind: 'UNKNOWN_PART' }],
  });
  expect(ask({ kind: 'VIEW', lens: 'INDENTED', depth: 9, toggled: [], find: '' })).toMatchObject({
    items: ['SYS', 'P1', 'P2'],
    keys: ['0', '0.0', '0.0.0'],
    quantities: Float64Array.of(1, 2, 0.5),
    depths: Uint8Array.of(0, 1, 2),
    flags: Uint8Array.of(3, 3, 0),
    cut: false,
  });
  expect(ask({ kind: 'VIEW', lens: 'INDENTED', depth: 0, toggled: [], find: ' LEVER ' })).toMatchObject({
    items: ['SYS', 'P1'],
    flags: Uint8Array.of(3, 4),
  });
  expect(ask({ kind: 'ABOUT', lens: 'INDENTED', key: '0.0.0', item: 'P2' })).toEqual({
    path: ['SYS', 'P1', 'P2'],
    usedIn: [['P1', 0.5]],
  });
  expect(ask({ kind: 'SHEET', lens: 'FLATTENED' })).toContain('"0","2","P1","Lever","LEVER","Ready",""');
});

test('what is no bill of materials is refused with a reason', () => {
  expect(ask({ kind: 'OPEN', text: '<!DOCTYPE a><a/>' })).toEqual({
    ok: false,
    reason: 'The file has a document type declaration.',
  });
});
