import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { StatusBoard } from './statusBoard.ts';

export const statusOperations = [
  { operationId: 'incidentGetUnresolved', method: 'GET', path: '/incidents/unresolved.json' },
  { operationId: 'maintenanceGetScheduled', method: 'GET', path: '/scheduled-maintenances.json' },
] as const;

/** The stand-in for the public status page: open to everybody, read only. `base` is where it is mounted. */
export function createStatus(base: string, board: StatusBoard): Hono {
  return new Hono()
    .basePath(base)
    .use(cors())
    .get('/incidents/unresolved.json', (context) =>
      context.json({ page: board.page(), incidents: board.unresolved() }),
    )
    .get('/scheduled-maintenances.json', (context) =>
      context.json({ page: board.page(), scheduled_maintenances: board.maintenances() }),
    );
}
