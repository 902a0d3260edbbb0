import { createHash } from 'node:crypto';
import { createZip } from '../formats/createZip.ts';
import { createRandom } from '../random.ts';

const madeArchives = new Map<string, Uint8Array<ArrayBuffer>>();

export function createAppArchive(platform: string, version: string): Uint8Array<ArrayBuffer> {
  const key = `${platform}/${version}`;
  const archive = madeArchives.get(key) ?? archiveOf(platform, version);
  madeArchives.set(key, archive);
  return archive;
}

function archiveOf(platform: string, version: string): Uint8Array<ArrayBuffer> {
  const random = createRandom(`app/${platform}/${version}`);
  const program = Uint8Array.from({ length: 20_000 + random.whole(0, 9000) }, () => random.whole(0, 255));
  const isFile = platform.endsWith('_FILE');
  return createZip({
    'manifest.json': `${JSON.stringify({ platform, version }, null, 2)}\n`,
    'README.txt': `Modulate ${version}\n`,
    [isFile ? 'modulate/device.bin' : 'Modulate/Modulate.bin']: program,
    'Modulate/help/index.html': '<!doctype html><title>Modulate</title><p>Choose a device to begin.</p>\n',
  });
}

const bytesPerRecord = 32;

/**
 * Memory as Motorola S-records with 24-bit addresses (S28): header, data, count, start. Blank ranges (all FF)
 * are omitted.
 */
export function createSRecords(data: Uint8Array, base: number, header: string): string {
  const rows: string[] = [];
  for (let at = 0; at < data.length; at += bytesPerRecord) {
    const piece = data.subarray(at, at + bytesPerRecord);
    if (piece.some((byte) => byte !== 0xff)) rows.push(record('S2', base + at, 3, piece));
  }
  const head = record('S0', 0, 2, new TextEncoder().encode(header).subarray(0, 64));
  return `${[head, ...rows, countOf(rows.length), record('S8', base, 3, [])].join('\r\n')}\r\n`;
}

/** The count record, of 16 bits or, where those are too few, 24. */
const countOf = (rows: number): string =>
  rows > 0xffff ? record('S6', rows, 3, []) : record('S5', rows, 2, []);

/**
 * Type, number of following bytes, address, data, and the checksum: complement of the sum of all these bytes.
 */
function record(type: string, address: number, addressBytes: number, data: Iterable<number>): string {
  const content = [...data];
  const places = Array.from(
    { length: addressBytes },
    (_, index) => (address >> (8 * (addressBytes - 1 - index))) & 255,
  );
  const bytes = [addressBytes + content.length + 1, ...places, ...content];
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  const hex = [...bytes, ~sum & 255].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return type + hex.toUpperCase();
}

const base = 0x010000;
const imageSize = 8 * 1024;

type FirmwareImageFacts = { readonly key: string; readonly name: string; readonly version: string };

type MadeImage = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly size: number;
  readonly sha256: string;
};

const madeImages = new Map<string, MadeImage>();

export function createFirmwareImage(facts: FirmwareImageFacts): MadeImage {
  const key = `${facts.key}/${facts.version}`;
  const known = madeImages.get(key);
  if (known) return known;
  const bytes = imageOf(facts);
  const image = { bytes, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  madeImages.set(key, image);
  return image;
}

/**
 * A firmware image: entry points, name, code and blank memory. Versions share everything before a random
 * offset.
 */
function imageOf({ key, name, version }: FirmwareImageFacts): Uint8Array<ArrayBuffer> {
  const [common, own] = [createRandom(`firmware/${key}`), createRandom(`firmware/${key}/${version}`)];
  const image = Buffer.alloc(imageSize, 0xff);
  for (let entry = 0; entry < 64; entry += 1) {
    image.writeUInt32BE(base + 0x200 + common.whole(0, 0xc00) * 4, entry * 4);
  }
  image.write(`${name} ${version}\0`, 0x100, 'latin1');
  const changed = own.whole(0x400, 0xa00);
  const codeEnd = changed + own.whole(0x400, 0x1000);
  for (let at = 0x200; at < codeEnd; at += 1) image[at] = (at < changed ? common : own).whole(0, 255);
  return Buffer.from(createSRecords(image, base, `${name} ${version}`), 'ascii');
}
