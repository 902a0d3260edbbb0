import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { blank } from '../drawing/canvas.ts';
import type { Pixels } from '../drawing/canvas.ts';
import { randomOf } from '../random.ts';
import { jpeg } from './jpeg.ts';
import { png } from './png.ts';

/** The check sum as its definition says, bit by bit. */
function slowCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function chunks(file: Buffer): { type: string; data: Buffer; isSound: boolean }[] {
  const found = [];
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const data = file.subarray(at + 8, at + 8 + length);
    const isSound = slowCrc(file.subarray(at + 4, at + 8 + length)) === file.readUInt32BE(at + 8 + length);
    found.push({ type: file.toString('latin1', at + 4, at + 8), data, isSound });
    at += 12 + length;
  }
  return found;
}

function noise(width: number, height: number): Pixels {
  const random = randomOf('noise');
  return { width, height, data: Uint8Array.from({ length: width * height * 3 }, () => random.whole(0, 255)) };
}

describe('PNG', () => {
  const picture = noise(13, 7);
  const file = Buffer.from(png(picture, 4));
  const parts = chunks(file);

  test('signature and chunks with sound check sums', () => {
    expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect(parts.map(({ type, isSound }) => [type, isSound])).toEqual([
      ['IHDR', true],
      ['pHYs', true],
      ['IDAT', true],
      ['IEND', true],
    ]);
  });

  test('size, depth and physical size', () => {
    const [header, physical] = parts;
    expect(header?.data.toString('hex')).toBe('0000000d000000070802000000');
    expect(physical?.data.readUInt32BE(0)).toBe(4000);
  });

  test('the pixels come back', () => {
    const rows = inflateSync(parts[2]?.data ?? Buffer.alloc(0));
    const stride = picture.width * 3;
    const back = new Uint8Array(picture.data.length);
    for (let y = 0; y < picture.height; y++) {
      expect(rows[y * (stride + 1)]).toBe(2);
      for (let x = 0; x < stride; x++) {
        back[y * stride + x] = (rows[y * (stride + 1) + 1 + x] ?? 0) + (back[(y - 1) * stride + x] ?? 0);
      }
    }
    expect(back).toEqual(picture.data);
  });
});

describe('JPEG', () => {
  /** Segment markers up to the scan, and the bytes of the scan. */
  function read(file: Buffer): { markers: number[]; sizes: number[]; scan: Buffer } {
    const markers: number[] = [];
    let sizes: number[] = [];
    let at = 2;
    for (let marker = 0; marker !== 0xda;) {
      expect(file[at]).toBe(0xff);
      marker = file[at + 1] ?? 0;
      markers.push(marker);
      if (marker === 0xc0) sizes = [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
      at += 2 + file.readUInt16BE(at + 2);
    }
    return { markers, sizes, scan: file.subarray(at, -2) };
  }

  test('segments in order, true size, start and end', () => {
    const file = Buffer.from(jpeg(noise(37, 19)));
    const { markers, sizes, scan } = read(file);
    expect(markers).toEqual([0xe0, 0xdb, 0xc0, 0xc4, 0xda]);
    expect(sizes).toEqual([37, 19]);
    expect([file.readUInt16BE(0), file.readUInt16BE(file.length - 2)]).toEqual([0xffd8, 0xffd9]);
    const looksLikeMarker = scan.some((byte, index) => byte === 0xff && scan[index + 1] !== 0);
    expect(looksLikeMarker).toBe(false);
  });

  test('a block of middle grey is six codes for nothing', () => {
    // Brightness: no difference 00, end of block 1010; both colours: 00 00; then ones up to the full byte.
    const { scan } = read(Buffer.from(jpeg(blank(8, 8, '#808080'))));
    expect(scan.toString('hex')).toBe(Number.parseInt('0010100000000011', 2).toString(16).padStart(4, '0'));
  });

  test('better quality takes more bytes', () => {
    const picture = noise(64, 64);
    expect(jpeg(picture, 95).length).toBeGreaterThan(jpeg(picture, 50).length);
  });
});
