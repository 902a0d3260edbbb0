import { byAccessLists, type Actor, type Verdict } from '../access/verdict.ts';
import { cellOf, held, type Column, type Matrices } from '../access/matrix.ts';
import type { ApiOperation } from './operations.ts';

/** Undefined where it is not known: no access is described, or the rights by its id are another one's. */
export const mayCallOperation = (
  actor: Actor,
  { portalName, permission, isConfusable, governance }: ApiOperation,
): Verdict | undefined =>
  governance.by === 'UNKNOWN' || isConfusable ? undefined : byAccessLists(actor, portalName ?? permission);

const opens = { READ: ['READ', 'BOTH'], WRITE: ['WRITE', 'BOTH'] } as const;

export function rolesThatMay(
  { permission, governance }: ApiOperation,
  { SERVICES, SERVLETS }: Matrices,
): readonly Column[] | undefined {
  switch (governance.by) {
    case 'UNKNOWN':
      return undefined;
    case 'SERVICE':
      return [...SERVICES].flatMap(([key, { realm, role }]) =>
        cellOf(SERVICES, key, permission) === held ? [{ realm, role }] : [],
      );
    case 'OBJECT': {
      const values: readonly string[] = opens[governance.access];
      return [...SERVLETS].flatMap(([key, { realm, role }]) =>
        values.includes(cellOf(SERVLETS, key, governance.type)) ? [{ realm, role }] : [],
      );
    }
  }
}

/** Whether an operation can be tried: it only reads, by its method and by what governs it. */
export const isRead = ({ method, governance }: ApiOperation): boolean =>
  method === 'GET' &&
  governance.by !== 'SERVICE' &&
  !(governance.by === 'OBJECT' && governance.access === 'WRITE');
