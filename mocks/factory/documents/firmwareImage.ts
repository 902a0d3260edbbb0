import { createHash } from 'node:crypto';
import { sRecords } from '../formats/srecord.ts';
import { randomOf } from '../random.ts';

const base = 0x010000;
const imageSize = 8 * 1024;

type FirmwareImageFacts = { readonly key: string; readonly name: string; readonly version: string };

type MadeImage = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly size: number;
  readonly sha256: string;
};

/** Images that were made, by what they were made of: equal facts give equal bytes. */
const made = new Map<string, MadeImage>();

export function firmwareImage(facts: FirmwareImageFacts): MadeImage {
  const key = `${facts.key}/${facts.version}`;
  const known = made.get(key);
  if (known) return known;
  const bytes = imageOf(facts);
  const image = { bytes, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  made.set(key, image);
  return image;
}

/** A version as S-records: entry points, name, code, and blank memory that is left out. Two versions differ from a place on. */
function imageOf({ key, name, version }: FirmwareImageFacts): Uint8Array<ArrayBuffer> {
  const [common, own] = [randomOf(`firmware/${key}`), randomOf(`firmware/${key}/${version}`)];
  const image = Buffer.alloc(imageSize, 0xff);
  for (let entry = 0; entry < 64; entry += 1) {
    image.writeUInt32BE(base + 0x200 + common.whole(0, 0xc00) * 4, entry * 4);
  }
  image.write(`${name} ${version}\0`, 0x100, 'latin1');
  const changed = own.whole(0x400, 0xa00);
  const codeEnd = changed + own.whole(0x400, 0x1000);
  for (let at = 0x200; at < codeEnd; at += 1) image[at] = (at < changed ? common : own).whole(0, 255);
  return Buffer.from(sRecords(image, base, `${name} ${version}`), 'ascii');
}
