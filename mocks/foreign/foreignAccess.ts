import { readObjectFields, readArray, readString } from '../../src/domain/apiDescription/document.ts';
import { foreignOperations } from './foreignOperations.ts';
import { unknownEnumMember } from './foreignValues.ts';

export const unknownPermission = 'report.run';
const unknownObjectType = 'REPORT';

const toPermission = new Map(foreignOperations.map(({ own, permission }) => [own.id, permission]));
const toOwnId = new Map(foreignOperations.map(({ own, permission }) => [permission, own.id]));

const recordOf = (value: unknown): Record<string, unknown> => Object.fromEntries(readObjectFields(value));

const methodsOf = (row: unknown): readonly string[] =>
  readArray(readObjectFields(row).get('serviceMethods')).map((method) =>
    readString(readObjectFields(method).get('methodId')),
  );

const withMethods = (row: unknown, methods: readonly string[]): object => ({
  ...recordOf(row),
  serviceMethods: methods.map((methodId) => ({ methodId })),
});

const foreignMethods = (row: unknown): readonly string[] =>
  methodsOf(row).map((id) => toPermission.get(id) ?? id);

const rowsOf = (map: unknown): readonly unknown[] => readArray(readObjectFields(map).get('accessMap'));

const rowKey = (row: unknown): string => {
  const fields = readObjectFields(row);
  return `${readString(fields.get('realm'))}/${readString(fields.get('role'))}`;
};

export type ForeignAccess = ReturnType<typeof createForeignAccess>;

export function createForeignAccess() {
  const lacking = { methods: new Set<string>(), types: new Set<string>() };
  const note = (without: Set<string>, key: string, has: boolean): void => {
    if (has) without.delete(key);
    else without.add(key);
  };

  const showServices = (row: unknown): object =>
    withMethods(row, [
      ...foreignMethods(row),
      ...(lacking.methods.has(rowKey(row)) ? [] : [unknownPermission]),
    ]);
  const showObjects = (row: unknown): object => ({
    ...recordOf(row),
    objectAccess: {
      ...recordOf(readObjectFields(row).get('objectAccess')),
      ...(!lacking.types.has(rowKey(row)) && { [unknownObjectType]: unknownEnumMember }),
    },
  });
  const takeServices = (row: unknown): object => {
    const methods = methodsOf(row);
    note(lacking.methods, rowKey(row), methods.includes(unknownPermission));
    const own = methods.filter((id) => id !== unknownPermission);
    // Ids of the stand-in's own API are unknown in the foreign one.
    return withMethods(
      row,
      own.map((id) => toOwnId.get(id) ?? `unknown ${id}`),
    );
  };
  const takeObjects = (row: unknown): object => {
    const { [unknownObjectType]: more, ...types } = recordOf(readObjectFields(row).get('objectAccess'));
    note(lacking.types, rowKey(row), more !== undefined);
    return { ...recordOf(row), objectAccess: types };
  };
  const inRows = (map: unknown, change: (row: unknown) => object): object => ({
    ...recordOf(map),
    accessMap: rowsOf(map).map(change),
  });
  const showLookup = (row: unknown): object => ({
    ...recordOf(row),
    ...Object.fromEntries(
      ['readOperationId', 'writeOperationId'].flatMap((name) => {
        const id = readObjectFields(row).get(name);
        return typeof id === 'string' ? [[name, toPermission.get(id) ?? id]] : [];
      }),
    ),
  });

  const answers: Readonly<Record<string, (answer: unknown) => unknown>> = {
    serviceAccessGet: (answer) => withMethods(answer, [...foreignMethods(answer), unknownPermission]),
    objectAccessGet: (answer) => ({ ...recordOf(answer), [unknownObjectType]: unknownEnumMember }),
    accessLookupGet: (answer) => readArray(answer).map(showLookup),
    serviceAccessGetAll: (answer) => inRows(answer, showServices),
    serviceAccessUpdate: (answer) => inRows(answer, showServices),
    objectAccessGetAll: (answer) => inRows(answer, showObjects),
    objectAccessUpdate: (answer) => inRows(answer, showObjects),
  };
  const bodies: Readonly<Record<string, (body: unknown) => unknown>> = {
    serviceAccessUpdate: (body) => inRows(body, takeServices),
    objectAccessUpdate: (body) => inRows(body, takeObjects),
  };
  return {
    /** Converts a response; one without operation ids is returned unchanged. */
    toForeign: (operationId: string, answer: unknown): unknown => answers[operationId]?.(answer) ?? answer,
    toOwn: (operationId: string, body: unknown): unknown => bodies[operationId]?.(body) ?? body,
  };
}
