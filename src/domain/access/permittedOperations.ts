/** The methods a person may call by name. */
export type ServiceAccess = { readonly serviceMethods: readonly { readonly methodId: string }[] };

/** A person's access to each object type: READ, WRITE or BOTH. */
export type ObjectAccess = Readonly<Record<string, string>>;

/** The operations that read and write an object type; null where there is none. */
export type OperationLookup = {
  readonly cmsObjectType: string;
  readonly readOperationId?: string | null;
  readonly writeOperationId?: string | null;
};

/** Whether an access to objects lets them be read. */
export const isReading = (access: string | undefined): boolean => access === 'READ' || access === 'BOTH';

/** Whether an access to objects lets them be written. */
export const isWriting = (access: string | undefined): boolean => access === 'WRITE' || access === 'BOTH';

/** The operation ids a person may call: those named for them, and those their object access opens. */
export function permittedOperations(
  service: ServiceAccess,
  objects: ObjectAccess,
  lookup: readonly OperationLookup[],
): ReadonlySet<string> {
  const named = service.serviceMethods.map((method) => method.methodId);
  const opened = lookup.flatMap(({ cmsObjectType, readOperationId, writeOperationId }) => {
    const access = objects[cmsObjectType];
    return [isReading(access) && readOperationId, isWriting(access) && writeOperationId];
  });
  return new Set([...named, ...opened.filter((id) => typeof id === 'string')]);
}
