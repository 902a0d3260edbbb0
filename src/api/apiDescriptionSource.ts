type DescriptionSource = {
  /** Reads it and has everything called by it; resolves as well when it could not be read. */
  readonly read: () => Promise<void>;
  readonly needs: (operationId: string) => boolean;
};

/** @session ends with it */
let source: DescriptionSource | undefined;

export function setApiDescriptionSource(next: DescriptionSource | undefined): void {
  source = next;
}

export const loadApiDescription = async (): Promise<void> => source?.read();

/** The reading of the description that an operation has to wait for; undefined where it can be called at once. */
export const findPendingApiDescription = (operationId: string): Promise<void> | undefined =>
  source?.needs(operationId) ? source.read() : undefined;
