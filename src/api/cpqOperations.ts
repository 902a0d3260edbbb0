type Json<T> = { responses: { 200: { content: { 'application/json': T } } } };
type JsonBody<T> = { requestBody: { content: { 'application/json': T } } };

/** The person the quoting system takes the caller for. */
export type CpqUser = { id: number; email: string; name?: string };

/** The quoting system publishes no description; this is its table, in the shape of the generated one. */
export interface CpqOperations {
  cpqLogin: Json<{ token: string; user: CpqUser }> & JsonBody<{ email: string; password: string }>;
  cpqLogout: Json<unknown>;
  cpqCurrentUser: Json<CpqUser>;
}

export const cpqEndpoints = {
  cpqLogin: ['POST', '/auth/login'],
  cpqLogout: ['POST', '/auth/logout'],
  cpqCurrentUser: ['GET', '/auth/currentuser'],
} as const satisfies Record<keyof CpqOperations, readonly [string, string]>;
