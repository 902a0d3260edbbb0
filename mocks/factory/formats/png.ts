import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from '../drawing/canvas.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The picture as a PNG of 24 bits a pixel; pixelsPerMm becomes its physical size. */
export function png({ width, height, data }: Pixels, pixelsPerMm?: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', header)];
  if (pixelsPerMm) {
    const perMetre = Math.round(pixelsPerMm * 1000);
    const size = Buffer.alloc(9);
    size.writeUInt32BE(perMetre, 0);
    size.writeUInt32BE(perMetre, 4);
    size.writeUInt8(1, 8);
    chunks.push(chunk('pHYs', size));
  }
  chunks.push(chunk('IDAT', deflateSync(filtered(width, height, data))), chunk('IEND', Buffer.alloc(0)));
  return Buffer.concat([Buffer.from(signature), ...chunks]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const name = Buffer.from(type, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(data, crc32(name)));
  return Buffer.concat([length, name, data, check]);
}

/** Every row as its difference to the row above (filter 2), which suits flat areas and soft gradients. */
function filtered(width: number, height: number, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const stride = width * 3;
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    rows[y * (stride + 1)] = 2;
    for (let x = 0; x < stride; x++) {
      const above = y === 0 ? 0 : (data[(y - 1) * stride + x] ?? 0);
      rows[y * (stride + 1) + 1 + x] = (data[y * stride + x] ?? 0) - above;
    }
  }
  return rows;
}
