import type { StatusRecord } from '~/domain/notice/statusPage.ts';

type Json<T> = { responses: { 200: { content: { 'application/json': T } } } };

/** The public status page publishes no description; these two reads are all Portal needs of it. */
export interface StatusOperations {
  incidentGetUnresolved: Json<{ incidents: StatusRecord[] }>;
  maintenanceGetScheduled: Json<{ scheduled_maintenances: StatusRecord[] }>;
}

export const statusEndpoints = {
  incidentGetUnresolved: ['GET', '/incidents/unresolved.json'],
  maintenanceGetScheduled: ['GET', '/scheduled-maintenances.json'],
} as const satisfies Record<keyof StatusOperations, readonly [string, string]>;
