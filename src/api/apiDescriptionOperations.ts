type Json<T> = { responses: { 200: { content: { 'application/json': T } } } };

/** The CMS's description of itself; the one call that cannot stand in the description. */
export interface ApiDescriptionOperations {
  descriptionGet: Json<unknown>;
}

export const apiDescriptionEndpoints = {
  descriptionGet: ['GET', '/openapi.json'],
} as const satisfies Record<keyof ApiDescriptionOperations, readonly [string, string]>;
