import type { StatusRecord } from '~/domain/notice/statusPage.ts';
import type { ShapeTable } from '~/api/responses/shapes.ts';

type Json<T> = { responses: { 200: { content: { 'application/json': T } } } };

/** The public status page publishes no description; Portal needs only these two operations. */
export interface StatusOperations {
  incidentGetUnresolved: Json<{ incidents: StatusRecord[] }>;
  maintenanceGetScheduled: Json<{ scheduled_maintenances: StatusRecord[] }>;
}

export const statusEndpoints = {
  incidentGetUnresolved: ['GET', '/incidents/unresolved.json'],
  maintenanceGetScheduled: ['GET', '/scheduled-maintenances.json'],
} as const satisfies Record<keyof StatusOperations, readonly [string, string]>;

export const statusResponseShapes: ShapeTable = {
  operations: { incidentGetUnresolved: 'Incidents', maintenanceGetScheduled: 'Maintenances' },
  records: {
    Incidents: 'incidents:Record[]',
    Maintenances: 'scheduled_maintenances:Record[]',
    Record:
      'id?~ name?~ status?~ shortlink?~ components?~:Component[] incident_updates?~:Update[] scheduled_for?~:d scheduled_until?~:d',
    Component: 'name?~',
    Update: 'body?~ display_at?~:d created_at?~:d',
  },
  enums: {},
};
