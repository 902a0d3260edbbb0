import { expect, test } from 'vitest';
import type * as Reader from '../src/domain/firmware/srecord.ts';
import { importBuiltModule } from './builtModule.ts';

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');

/** S-records with 32-bit addresses, 32 bytes each, as many as make a file of about so many bytes, with two gaps. */
function file(size: number): string {
  const lines: string[] = [];
  const count = Math.floor(size / 79);
  for (let row = 0; row < count; row += 1) {
    const address = 0x0800_0000 + row * 32 + (row > count / 3 ? 4096 : 0) + (row > count / 2 ? 65_536 : 0);
    const bytes = [37, address >>> 24, (address >>> 16) & 255, (address >>> 8) & 255, address & 255];
    for (let at = 0; at < 32; at += 1) bytes.push((row * 31 + at * 7) & 255);
    const sum = bytes.reduce((total, byte) => total + byte, 0);
    lines.push(`S3${[...bytes, ~sum & 255].map((byte) => hex(byte, 2)).join('')}`);
  }
  return [...lines, 'S70508000000F2'].join('\n');
}

type Block = { readonly from: number; readonly to: number; readonly bytes: Uint8Array };

/** The way the libraries for this format go: line by line, by texts, with the checksum, into runs of memory. */
function plainly(text: string): readonly Block[] {
  const runs: { from: number; bytes: number[] }[] = [];
  const widths: Readonly<Record<string, number>> = { S1: 2, S2: 3, S3: 4 };
  for (const line of text.split(/\r?\n/)) {
    const width = widths[line.slice(0, 2)];
    if (width === undefined) continue;
    const bytes: number[] = [];
    for (let at = 2; at < line.length; at += 2) bytes.push(Number.parseInt(line.slice(at, at + 2), 16));
    const sum = bytes.slice(0, -1).reduce((total, byte) => total + byte, 0);
    if ((~sum & 255) !== bytes.at(-1)) throw new Error(`Checksum of ${line}`);
    const address = Number.parseInt(line.slice(4, 4 + 2 * width), 16);
    const last = runs.at(-1);
    const data = bytes.slice(width + 1, -1);
    if (last && last.from + last.bytes.length === address) last.bytes.push(...data);
    else runs.push({ from: address, bytes: data });
  }
  return runs.map(({ from, bytes }) => ({ from, to: from + bytes.length, bytes: Uint8Array.from(bytes) }));
}

test('16 MB of S-records beside a plain reader', async ({ bench }) => {
  const { parseSRecords } = (await importBuiltModule('domain/firmware/srecord.ts')) as typeof Reader;
  const text = file(16_000_000);
  const bytes = new TextEncoder().encode(text);
  const { faults, blocks } = parseSRecords(bytes);
  const plain = plainly(text);
  expect(faults).toEqual([]);
  expect(blocks.map(({ from, to }) => [from, to])).toEqual(plain.map(({ from, to }) => [from, to]));
  for (const [place, block] of blocks.entries()) {
    expect(Buffer.compare(block.bytes, plain[place]?.bytes ?? new Uint8Array())).toBe(0);
  }
  await bench.compare(
    bench('parseSRecords', () => void parseSRecords(bytes)),
    bench('plain reader', () => void plainly(text)),
    { iterations: 5, warmupIterations: 1 },
  );
});
