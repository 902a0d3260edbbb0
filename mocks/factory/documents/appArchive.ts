import { zip } from '../formats/zip.ts';
import { randomOf } from '../random.ts';

const made = new Map<string, Uint8Array<ArrayBuffer>>();

export function appArchive(platform: string, version: string): Uint8Array<ArrayBuffer> {
  const key = `${platform}/${version}`;
  const archive = made.get(key) ?? archiveOf(platform, version);
  made.set(key, archive);
  return archive;
}

function archiveOf(platform: string, version: string): Uint8Array<ArrayBuffer> {
  const random = randomOf(`app/${platform}/${version}`);
  const program = Uint8Array.from({ length: 20_000 + random.whole(0, 9000) }, () => random.whole(0, 255));
  const isFile = platform.endsWith('_FILE');
  return zip({
    'manifest.json': `${JSON.stringify({ platform, version }, null, 2)}\n`,
    'README.txt': `Modulate ${version}\n`,
    [isFile ? 'modulate/device.bin' : 'Modulate/Modulate.bin']: program,
    'Modulate/help/index.html': '<!doctype html><title>Modulate</title><p>Choose a device to begin.</p>\n',
  });
}
