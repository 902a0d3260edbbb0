import { strToU8, zipSync } from 'fflate';

/**
 * The earliest date of the zip format: entries carry no time of their own, so equal content gives equal
 * bytes.
 */
const firstDay = new Date(1980, 0, 1);

export const createZip = (contents: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Object.entries(contents).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
    { mtime: firstDay },
  );
