import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array };

const deflated = 8;
const versionNeeded = 20;
/** Names are UTF-8. */
const flags = 0x0800;
/** The first day this format can tell, 1 January 1980: entries carry no time of their own. */
const firstDay = 0x0021;

/** An archive of the entries, deflated, in their order. Equal entries give equal bytes. */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const label = Buffer.from(name, 'utf8');
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(versionNeeded, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(deflated, 4);
    common.writeUInt16LE(firstDay, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(label.length, 22);
    const local = [Buffer.from('PK\x03\x04', 'latin1'), common, label, packed];
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), word(versionNeeded), common, place, label);
    parts.push(...local);
    offset += local.reduce((sum, part) => sum + part.length, 0);
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

function word(value: number): Buffer {
  return Buffer.from([value & 255, value >> 8]);
}
