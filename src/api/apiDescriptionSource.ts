type DescriptionSource = {
  /** Reads the description and routes calls by it; resolves even when it could not be read. */
  readonly read: () => Promise<void>;
  readonly needs: (operationId: string) => boolean;
};

/** @session ends with it */
let source: DescriptionSource | undefined;

export function setApiDescriptionSource(next: DescriptionSource | undefined): void {
  source = next;
}

export const loadApiDescription = async (): Promise<void> => source?.read();

/** Resolves once the description that an operation needs is read; undefined where the call can go now. */
export const loadApiDescriptionIfNeeded = (operationId: string): Promise<void> | undefined =>
  source?.needs(operationId) ? source.read() : undefined;
