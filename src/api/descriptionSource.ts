/** How the description of the CMS is come by. */
type DescriptionSource = {
  /** Reads it and has everything called by it; resolves as well when it could not be read. */
  readonly read: () => Promise<void>;
  /** Whether an operation has to be called by it from the first call on. */
  readonly needs: (operationId: string) => boolean;
};

/** @session ends with it */
let source: DescriptionSource | undefined;

/** Says how the description of the CMS is come by; undefined once nobody is signed in. */
export function supplyDescription(next: DescriptionSource | undefined): void {
  source = next;
}

/** Reads the description now, if there is a way to. */
export const readDescription = async (): Promise<void> => source?.read();

/** The reading of the description that an operation has to wait for; undefined where it can be called at once. */
export const findPendingDescription = (operationId: string): Promise<void> | undefined =>
  source?.needs(operationId) ? source.read() : undefined;
