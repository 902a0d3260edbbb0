import * as z from 'zod/mini';
import { readObjectFields } from './document.ts';
import {
  readResponses,
  readRequestBody,
  readParameters,
  type ApiDescription,
  type ApiOperation,
} from './operations.ts';

export const operationAspects = ['call', 'parameters', 'body', 'answers', 'access'] as const;
export type OperationAspect = (typeof operationAspects)[number];

export type OperationFingerprints = Readonly<Record<string, readonly string[]>>;

const printsSchema = z.record(z.string(), z.array(z.string()));
const seenSchema = z.object({ at: z.string(), prints: printsSchema });

export type DescriptionSnapshot = { readonly at: string; readonly prints: OperationFingerprints };

export const parseDescriptionSnapshot = (kept: unknown): DescriptionSnapshot | undefined =>
  seenSchema.safeParse(kept).data;

/** Fingerprint of a text: two 32-bit FNV-1a style hashes in base 36. Collisions are possible but unlikely. */
function print(text: string): string {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + index), 0x85ebca6b);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}

/**
 * Appends the fingerprints of the schemas a part refers to, one level deep, so that a change inside a schema
 * counts as one of each operation that refers to it.
 */
function withSchemas(part: unknown, schemas: ReadonlyMap<string, string>): string {
  const text = JSON.stringify(part) ?? '';
  const named = new Set(Array.from(text.matchAll(/"\$ref":"([^"]+)"/g), ([, reference = '']) => reference));
  return text + [...named].map((reference) => schemas.get(reference) ?? '').join('');
}

function printsOf(
  description: ApiDescription,
  operation: ApiOperation,
  schemas: ReadonlyMap<string, string>,
): readonly string[] {
  const parts: Record<OperationAspect, unknown> = {
    call: [operation.method, operation.path],
    parameters: readParameters(description, operation).map((each) => ({ ...each, description: '' })),
    body: readRequestBody(description, operation)?.contents ?? null,
    answers: readResponses(description, operation).map(({ status, contents }) => ({ status, contents })),
    access: operation.governance,
  };
  return operationAspects.map((aspect) => print(withSchemas(parts[aspect], schemas)));
}

export type Fingerprinter = {
  /** Computes until `isOver`, called after each schema and operation; returns whether everything is done. */
  readonly prepare: (isOver: () => boolean) => boolean;
  readonly prints: () => OperationFingerprints;
};

export function createFingerprinter(description: ApiDescription): Fingerprinter {
  const components = readObjectFields(readObjectFields(description.whole).get('components'));
  const schemas = new Map<string, string>();
  const made = new Map<string, readonly string[]>();
  const work = (function* (): Generator<undefined> {
    for (const [name, schema] of readObjectFields(components.get('schemas'))) {
      schemas.set(`#/components/schemas/${name}`, print(JSON.stringify(schema) ?? ''));
      yield undefined;
    }
    for (const operation of description.operations) {
      made.set(operation.id, printsOf(description, operation, schemas));
      yield undefined;
    }
  })();
  return {
    prepare: (isOver) => {
      while (work.next().done !== true) if (isOver()) return false;
      return true;
    },
    prints: () => Object.fromEntries(made),
  };
}

export type DescriptionChanges = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly { readonly id: string; readonly aspects: readonly OperationAspect[] }[];
};

export function diffFingerprints(
  before: OperationFingerprints,
  now: OperationFingerprints,
): DescriptionChanges {
  const changed = Object.entries(now).flatMap(([id, prints]) => {
    const old = Object.hasOwn(before, id) ? before[id] : undefined;
    const other = old ? operationAspects.filter((_, place) => old[place] !== prints[place]) : [];
    return other.length > 0 ? [{ id, aspects: other }] : [];
  });
  return {
    added: Object.keys(now).filter((id) => !Object.hasOwn(before, id)),
    removed: Object.keys(before).filter((id) => !Object.hasOwn(now, id)),
    changed,
  };
}
