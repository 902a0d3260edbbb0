type Json<T> = { responses: { 200: { content: { 'application/json': T } } } };

/** The CMS's OpenAPI description, the one operation that the description itself cannot list. */
export interface ApiDescriptionOperations {
  descriptionGet: Json<unknown>;
}

export const apiDescriptionEndpoints = {
  descriptionGet: ['GET', '/openapi.json'],
} as const satisfies Record<keyof ApiDescriptionOperations, readonly [string, string]>;
