// Pins the OpenAPI description of the CMS and generates types and the endpoint table from it. `npm run` starts this
// script with the project's Node, as it imports TypeScript.
//   npm run generate                       from the stand-in
//   npm run generate -- --from URL|FILE    reports the differences of another description and saves it as well
//     --mapping FILE                       mapping of Portal's operations; by default that of CMS_OPERATIONS
//     --base PATH                          base of the CMS, /cms by default
//     --adopt                              replaces the pinned description, under Portal's names
//   npm run generate -- --check            writes nothing; exit code 1 if a file would change
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import * as z from 'zod';
import { operationMappingSchema, readOperationMapping } from '../deploy/operationMapping.ts';
import { buildOpenApiDescription } from '../mocks/cms/apiModules.ts';
import { cpqEndpoints } from '../src/api/cpqOperations.ts';
import { apiDescriptionEndpoints } from '../src/api/apiDescriptionOperations.ts';
import { statusEndpoints } from '../src/api/statusOperations.ts';
import { buildAdoptedDescription, buildAdoptionReport } from './adoption.ts';
import { answerFiles, header, methods } from './answers.mjs';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    mapping: { type: 'string', default: process.env.CMS_OPERATIONS ?? '' },
    base: { type: 'string', default: '/cms' },
    adopt: { type: 'boolean' },
    check: { type: 'boolean' },
  },
});

const root = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`it is no JSON: ${error.message.replaceAll(/\s+/g, ' ')}`, { cause: error });
  }
}

async function descriptionFrom(place) {
  if (!/^https?:/.test(place)) return parsed(readFileSync(place, 'utf8'));
  const response = await fetch(place, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${place} answered ${response.status}`);
  return parsed(await response.text());
}

function endpointTable(description) {
  const rows = new Map();
  for (const [path, item] of Object.entries(description.paths)) {
    for (const method of methods) {
      const id = item[method]?.operationId;
      if (!id) continue;
      if (rows.has(id)) throw new Error(`Two operations are called ${id}`);
      rows.set(id, `  ${id}: ['${method.toUpperCase()}', '${path}'],\n`);
    }
  }
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  return `${header}export const pinnedEndpoints = {\n${sorted.join('')}} as const;\n`;
}

/** Ids of all operations, used by the rules. The other back ends have no OpenAPI description. */
function operationNames(description) {
  const others = Object.keys({ ...apiDescriptionEndpoints, ...cpqEndpoints, ...statusEndpoints });
  const own = Object.values(description.paths).flatMap((item) =>
    methods.flatMap((method) => item[method]?.operationId ?? []),
  );
  const names = [...own, ...others]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((name) => `  | '${name}'`);
  return `${header}export type OperationName =\n${names.join('\n')};\n`;
}

async function types(description) {
  return header + astToString(await openapiTS(description, { defaultNonNullable: false }));
}

/** Exits with a one-line message, as a wrong URL or file is a mistake by the user. */
function giveUp(error) {
  console.error(`${values.from} cannot be taken over: ${error.message}`);
  process.exit(1);
}

/** Reports on the other description, saves it beside the pinned one, and returns it under Portal's names. */
async function otherDescription(place) {
  const { mapping, faults } = readOperationMapping(values.mapping);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${values.mapping} ${fault}`).join('\n'));
  const pinned = JSON.parse(readFileSync(root('openapi/cms.json'), 'utf8'));
  const adoption = { pinned, other: await descriptionFrom(place), base: values.base, mapping };
  const report = buildAdoptionReport(adoption).join('\n');
  console.log(report);
  writeFileSync(root('openapi/other.json'), `${JSON.stringify(adoption.other, null, 2)}\n`);
  writeFileSync(root('openapi/other.txt'), `${report}\n`);
  return buildAdoptedDescription(adoption);
}

const other = values.from && (await otherDescription(values.from).catch(giveUp));
if (other && !values.adopt) process.exit(0);
const description = other || buildOpenApiDescription();
const files = {
  'openapi/cms.json': `${JSON.stringify(description, null, 2)}\n`,
  'openapi/operationMapping.schema.json': `${JSON.stringify(z.toJSONSchema(operationMappingSchema), null, 2)}\n`,
  'src/api/generated/cms.ts': await types(description),
  'src/api/generated/endpoints.ts': endpointTable(description),
  'src/domain/access/generated/operationName.ts': operationNames(description),
  ...answerFiles(description),
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
