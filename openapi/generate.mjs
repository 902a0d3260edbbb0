// Pins the description of the CMS and writes the types and the endpoint table of the portal from it.
//   npm run generate                  from the stand-in
//   npm run generate -- --from URL    from a real CMS
//   npm run generate -- --check       writes nothing; exit code 1 when a file differs from what would be written
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';

const { values } = parseArgs({ options: { from: { type: 'string' }, check: { type: 'boolean' } } });

const root = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const header = '// Written by npm run generate. Do not edit.\n';
const methods = ['get', 'post', 'put', 'patch', 'delete'];

async function descriptionFrom(url) {
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Node 24 strips the types of the stand-in; this script itself may run under an older one. */
function descriptionOfStandIn() {
  const output = execFileSync(root('node_modules/.bin/node'), [root('openapi/describe.ts')], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output);
}

/** A real CMS may put its base in front of every path; the endpoint table has paths below the base. */
const belowBase = (path) => (path.startsWith('/cms/') ? path.slice('/cms'.length) : path);

function endpointTable(description) {
  const rows = new Map();
  for (const [path, item] of Object.entries(description.paths)) {
    for (const method of methods) {
      const id = item[method]?.operationId;
      if (!id) continue;
      if (rows.has(id)) throw new Error(`Two operations are called ${id}`);
      rows.set(id, `  ${id}: ['${method.toUpperCase()}', '${belowBase(path)}'],\n`);
    }
  }
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  return `${header}export const pinnedEndpoints = {\n${sorted.join('')}} as const;\n`;
}

async function types(description) {
  return header + astToString(await openapiTS(description, { defaultNonNullable: false }));
}

const description = values.from ? await descriptionFrom(values.from) : descriptionOfStandIn();
const files = {
  'openapi/cms.json': `${JSON.stringify(description, null, 2)}\n`,
  'src/api/generated/cms.ts': await types(description),
  'src/api/generated/endpoints.ts': endpointTable(description),
};

const onDisk = (path) => {
  try {
    return readFileSync(root(path), 'utf8');
  } catch {
    return undefined;
  }
};

const stale = Object.entries(files).filter(([path, text]) => onDisk(path) !== text);
for (const [path, text] of values.check ? [] : stale) {
  mkdirSync(dirname(root(path)), { recursive: true });
  writeFileSync(root(path), text);
}
for (const [path] of stale) console.log(`${values.check ? 'stale' : 'wrote'} ${path}`);
if (values.check && stale.length > 0) process.exit(1);
