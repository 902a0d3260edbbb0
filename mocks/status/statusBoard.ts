import * as z from 'zod';
import {
  addStatusUpdate,
  incidentImpacts,
  incidentStatuses,
  isFinalStatus,
  maintenanceStatuses,
  createStatusEntry,
  statusPageId,
  type Incident,
  type Maintenance,
} from './statusEntry.ts';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

const news = {
  name: z.string().min(1),
  body: z.string().default(''),
  component: z.string().min(1).default('Customer Portal'),
};
export const newIncidentSchema = z.object({
  ...news,
  status: z.enum(incidentStatuses).default('investigating'),
  impact: z.enum(incidentImpacts).default('minor'),
});
export const newMaintenanceSchema = z.object({
  ...news,
  status: z.enum(maintenanceStatuses).default('scheduled'),
  /** Start in minutes from now, and duration in minutes. */
  startsIn: z.coerce.number().default(60),
  lasts: z.coerce.number().positive().default(120),
});
const update = { id: z.string(), body: z.string().default('') };
export const incidentUpdateSchema = z.object({ ...update, status: z.enum(incidentStatuses) });
export const maintenanceUpdateSchema = z.object({ ...update, status: z.enum(maintenanceStatuses) });

type Options = {
  /** URL of the public status page; empty if there is none. */
  readonly pageUrl: string;
  readonly clock: () => Date;
};

export type StatusBoard = ReturnType<typeof createStatusBoard>;

export function createStatusBoard({ pageUrl, clock }: Options) {
  const incidents: Incident[] = [];
  const maintenances: Maintenance[] = [];
  const now = (): string => clock().toISOString();
  const next = (kind: 'inc' | 'mnt', declared: number): { id: string; shortlink: string } => {
    const id = kind + String(declared + 1).padStart(8, '0');
    return { id, shortlink: new URL(`incidents/${id}`, pageUrl || 'https://status.example.invalid/').href };
  };

  return {
    page: () => ({ id: statusPageId, name: 'Portal', url: pageUrl, time_zone: 'Etc/UTC', updated_at: now() }),
    unresolved: () => incidents.filter(({ status }) => !isFinalStatus(status)).toReversed(),
    /** The newest 50, including completed ones, as on the real page. */
    maintenances: () => maintenances.slice(-50).toReversed(),
    declareIncident(facts: z.infer<typeof newIncidentSchema>): Incident {
      const incident = createStatusEntry({ ...facts, ...next('inc', incidents.length) }, now());
      incidents.push(incident);
      return incident;
    },
    /** Returns undefined for an unknown id. */
    updateIncident({ id, ...said }: z.infer<typeof incidentUpdateSchema>): Incident | undefined {
      const incident = incidents.find((candidate) => candidate.id === id);
      if (incident) addStatusUpdate(incident, said, now());
      return incident;
    },
    scheduleMaintenance({ startsIn, lasts, ...facts }: z.infer<typeof newMaintenanceSchema>): Maintenance {
      const start = clock().getTime() + startsIn * 60_000;
      const maintenance = {
        ...createStatusEntry({ ...facts, impact: 'maintenance', ...next('mnt', maintenances.length) }, now()),
        scheduled_for: new Date(start).toISOString(),
        scheduled_until: new Date(start + lasts * 60_000).toISOString(),
      };
      maintenances.push(maintenance);
      return maintenance;
    },
    updateMaintenance({ id, ...said }: z.infer<typeof maintenanceUpdateSchema>): Maintenance | undefined {
      const maintenance = maintenances.find((candidate) => candidate.id === id);
      if (maintenance) addStatusUpdate(maintenance, said, now());
      return maintenance;
    },
    clear(): void {
      incidents.length = 0;
      maintenances.length = 0;
    },
  };
}

export const statusOperations = [
  { operationId: 'incidentGetUnresolved', method: 'GET', path: '/incidents/unresolved.json' },
  { operationId: 'maintenanceGetScheduled', method: 'GET', path: '/scheduled-maintenances.json' },
] as const;

export const createStatusApp = (base: string, board: StatusBoard): Hono =>
  new Hono()
    .basePath(base)
    .use(cors())
    .get('/incidents/unresolved.json', (context) =>
      context.json({ page: board.page(), incidents: board.unresolved() }),
    )
    .get('/scheduled-maintenances.json', (context) =>
      context.json({ page: board.page(), scheduled_maintenances: board.maintenances() }),
    );
