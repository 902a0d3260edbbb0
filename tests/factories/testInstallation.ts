import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parseEnvironment, type Environment, type EnvironmentValues } from '../../deploy/environment.ts';

/** The values of .env.example, with an identity provider. */
export const exampleValues: EnvironmentValues = {
  ...parseEnv(readFileSync(fileURLToPath(new URL('../../.env.example', import.meta.url)), 'utf8')),
  IDENTITY_AUTHORITY: 'https://maker.b2clogin.example/maker/signin',
  IDENTITY_CLIENT_ID: 'portal',
  IDENTITY_SCOPES: 'https://maker.example/cms/read_write https://maker.example/cms/user_impersonation',
};

export const createTestEnvironment = (values: EnvironmentValues = {}): Environment =>
  parseEnvironment({ ...exampleValues, ...values });

const files: Record<string, string> = {
  'index.html':
    '<!doctype html><html><head><script type="application/json" id="portal-config"></script>' +
    '<script type="module" src="/assets/portal-1a2b.js"></script><meta name="color-scheme" content="light dark" /></head>' +
    '<body><div id="first" data-page="none"><div>Portal</div><div></div></div><div id="root"></div></body></html>',
  'redirect.html': '<!doctype html><html><head></head><body></body></html>',
  'portal.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/portal-1a2b.js': `console.log(${JSON.stringify('portal '.repeat(500))});`,
  'assets/inter-3c4d.woff2': 'font',
  '.vite/manifest.json': JSON.stringify({
    'src/features/configurations/ConfigurationPage.tsx': {
      file: 'assets/configuration-5e6f.js',
      css: ['assets/configuration-7a8b.css'],
    },
  }),
};

/** Creates a folder with the files of a build. */
export async function createTestBuild(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'portal-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  return dist;
}
