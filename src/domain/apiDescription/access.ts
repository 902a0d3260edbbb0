import { checkListedOperation, type Actor, type Decision } from '../access/decision.ts';
import { getCellValue, assignedCellValue, type MatrixColumn, type AccessMatrices } from '../access/matrix.ts';
import type { ApiOperation } from './operations.ts';

/**
 * Whether a person may call an operation; undefined where the description gives no access rule, or Portal has
 * the id for another operation.
 */
export const checkOperationCall = (
  actor: Actor,
  { portalName, permission, isConfusable, governance }: ApiOperation,
): Decision | undefined =>
  governance.by === 'UNKNOWN' || isConfusable
    ? undefined
    : checkListedOperation(actor, portalName ?? permission);

const opens = { READ: ['READ', 'BOTH'], WRITE: ['WRITE', 'BOTH'] } as const;

export function listPermittedRoles(
  { permission, governance }: ApiOperation,
  { SERVICES, SERVLETS }: AccessMatrices,
): readonly MatrixColumn[] | undefined {
  switch (governance.by) {
    case 'UNKNOWN':
      return undefined;
    case 'SERVICE':
      return [...SERVICES].flatMap(([key, { realm, role }]) =>
        getCellValue(SERVICES, key, permission) === assignedCellValue ? [{ realm, role }] : [],
      );
    case 'OBJECT': {
      const values: readonly string[] = opens[governance.access];
      return [...SERVLETS].flatMap(([key, { realm, role }]) =>
        values.includes(getCellValue(SERVLETS, key, governance.type)) ? [{ realm, role }] : [],
      );
    }
  }
}

/** Whether an operation can be tried out: neither its method nor its access rule writes. */
export const isReadOperation = ({ method, governance }: ApiOperation): boolean =>
  method === 'GET' &&
  governance.by !== 'SERVICE' &&
  !(governance.by === 'OBJECT' && governance.access === 'WRITE');
