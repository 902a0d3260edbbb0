import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFingerprinter } from '~/domain/apiDescription/changes.ts';
import { matchOperations, listOfferedOperations } from '~/domain/apiDescription/matchOperations.ts';
import {
  readResponses,
  readRequestBody,
  findBrokenParameters,
  readParameters,
  readDescription,
} from '~/domain/apiDescription/operations.ts';
import { buildSchemaLine, type SchemaLine } from '~/domain/apiDescription/schema.ts';
import { createApiSearch } from '~/domain/apiDescription/search.ts';
import { buildAdoptedDescription, buildAdoptionReport } from '../../openapi/adoption.ts';

/** Published example descriptions of OpenAPI 3.0 and 3.1. */
const files = ['3.0', '3.1'].flatMap((standard) => {
  const folder = join('node_modules/@readme/oas-examples', standard, 'json');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
});
const pinned: unknown = JSON.parse(readFileSync('openapi/cms.json', 'utf8'));

/** Number of lines displayed when every line is unfolded `depth` times. */
function unfold(line: SchemaLine, depth: number): number {
  if (depth === 0 || !line.isNested) return 1;
  return line.inside().reduce((lines, each) => lines + unfold(each, depth - 1), 1);
}

test('there are dozens of them', () => expect(files.length).toBeGreaterThan(40));

describe.each(files)('%s', (file) => {
  const whole: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const description = readDescription(whole);

  test('is read to the last field by the API pages', () => {
    let [schemaCount, lines] = [0, 0];
    for (const operation of description.operations) {
      const contents = [
        ...(readRequestBody(description, operation)?.contents ?? []),
        ...readResponses(description, operation).flatMap((answer) => answer.contents),
      ];
      const schemas = [...readParameters(description, operation), ...contents].map(({ schema }) => schema);
      schemaCount += schemas.length;
      for (const schema of schemas) lines += unfold(buildSchemaLine(whole, schema), 4);
      expect(findBrokenParameters(description, operation)).toEqual(expect.any(Array));
    }
    expect(lines).toBeGreaterThanOrEqual(schemaCount);
    const printer = createFingerprinter(description);
    expect(printer.prepare(() => false)).toBe(true);
    expect(Object.keys(printer.prints())).toHaveLength(description.operations.length);
    expect(createApiSearch(description)).toBeDefined();
  });

  test('each of its operations is found in it again, by its id and without', () => {
    const offered = listOfferedOperations(whole, '/cms');
    const own = description.operations.filter(({ method }) => offered.some((each) => each.method === method));
    const wanted = own.map(({ id, method, path }) => ({ id, method, path }));
    expect(matchOperations(wanted, offered).missing).toEqual([]);
    const anonymous = offered.map((each) => ({ ...each, id: '' }));
    for (const { reason, candidates } of matchOperations(wanted, anonymous).missing) {
      // Only operations that differ by parameter names alone are ambiguous.
      expect([reason, candidates.length]).toEqual(['AMBIGUOUS', 2]);
    }
  });

  test('can be reported on and taken over', () => {
    const mine = { pinned, other: whole, base: '/cms', mapping: {} };
    expect(buildAdoptionReport(mine).length).toBeGreaterThan(4);
    expect(readDescription(buildAdoptedDescription(mine)).operations.length).toBeLessThanOrEqual(
      description.operations.length,
    );
    if (listOfferedOperations(whole, '/cms').some(({ id }) => id === '')) return;
    const [, , , , missing, ...differences] = buildAdoptionReport({ ...mine, pinned: whole });
    expect([missing, differences]).toEqual(['0 missing', []]);
  });
});
