export const incidentStatuses = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export const maintenanceStatuses = ['scheduled', 'in_progress', 'verifying', 'completed'] as const;
export const incidentImpacts = ['none', 'minor', 'major', 'critical'] as const;
type IncidentStatus = (typeof incidentStatuses)[number];
type MaintenanceStatus = (typeof maintenanceStatuses)[number];
type Impact = (typeof incidentImpacts)[number] | 'maintenance';

type Component = ReturnType<typeof componentOf>;
type Update<Status> = ReturnType<typeof updateOf<Status>>;

/** Fields shared by incidents and maintenances, as in the status page's API. Times are ISO 8601. */
type StatusEntry<Status> = {
  readonly id: string;
  readonly name: string;
  status: Status;
  readonly impact: Impact;
  readonly shortlink: string;
  readonly page_id: string;
  readonly created_at: string;
  updated_at: string;
  readonly started_at: string;
  monitoring_at: string | null;
  resolved_at: string | null;
  /** Updates, newest first. */
  readonly incident_updates: Update<Status>[];
  readonly components: readonly Component[];
  readonly reminder_intervals: null;
};
export type Incident = StatusEntry<IncidentStatus>;
export type Maintenance = StatusEntry<MaintenanceStatus> & {
  readonly scheduled_for: string;
  readonly scheduled_until: string;
};

export const statusPageId = 'k3x0portal01';

type News<Status> = {
  readonly id: string;
  readonly name: string;
  readonly status: Status;
  readonly impact: Impact;
  readonly body: string;
  readonly component: string;
  readonly shortlink: string;
};

export function createStatusEntry<Status>(news: News<Status>, at: string): StatusEntry<Status> {
  const { id, name, status, impact, shortlink, component, body } = news;
  const entry: StatusEntry<Status> = {
    id,
    name,
    status,
    impact,
    shortlink,
    page_id: statusPageId,
    created_at: at,
    updated_at: at,
    started_at: at,
    monitoring_at: null,
    resolved_at: null,
    incident_updates: [],
    components: [componentOf(component, at)],
    reminder_intervals: null,
  };
  addStatusUpdate(entry, { status, body }, at);
  return entry;
}

const componentOf = (name: string, at: string) => ({
  id: 'cmp1',
  page_id: statusPageId,
  name,
  status: 'operational',
  created_at: at,
  updated_at: at,
  position: 1,
  description: null,
  showcase: true,
  start_date: null,
  group_id: null,
  group: false,
  only_show_if_degraded: false,
});

const updateOf = <Status>(
  { id, count, components }: { id: string; count: number; components: readonly Component[] },
  { status, body }: { readonly status: Status; readonly body: string },
  after: string,
  at: string,
) => ({
  id: `${id}u${count + 1}`,
  incident_id: id,
  status,
  body,
  created_at: at,
  updated_at: at,
  display_at: at,
  affected_components: components.map((component) => ({
    code: component.id,
    name: component.name,
    old_status: component.status,
    new_status: after,
  })),
  deliver_notifications: true,
  custom_tweet: null,
  tweet_id: null,
});

export function addStatusUpdate<Status>(
  entry: StatusEntry<Status>,
  { status, body }: { readonly status: Status; readonly body: string },
  at: string,
): void {
  entry.status = status;
  entry.updated_at = at;
  if (status === 'monitoring') entry.monitoring_at = at;
  if (isFinalStatus(status)) entry.resolved_at = at;
  const after = componentStatus(entry);
  entry.incident_updates.unshift(
    updateOf({ ...entry, count: entry.incident_updates.length }, { status, body }, after, at),
  );
  for (const component of entry.components) {
    component.status = after;
    component.updated_at = at;
  }
}

export const isFinalStatus = (status: unknown): boolean => status === 'resolved' || status === 'completed';

const whileItLasts: Record<Impact, string> = {
  none: 'operational',
  minor: 'degraded_performance',
  major: 'partial_outage',
  critical: 'major_outage',
  maintenance: 'under_maintenance',
};

const componentStatus = ({ status, impact }: StatusEntry<unknown>): string =>
  isFinalStatus(status) || status === 'scheduled' ? 'operational' : whileItLasts[impact];
