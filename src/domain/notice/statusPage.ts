import type { Unit } from '../access/roles.ts';
import { isStaffAdmin } from '../access/unitFlags.ts';
import { formatAnnouncementDate } from '../words/dates.ts';
import { createNotice, type Notice } from './notices.ts';

export type StatusRecord = {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly status?: string | null;
  readonly shortlink?: string | null;
  readonly components?: readonly { readonly name?: string | null }[] | null;
  readonly incident_updates?: readonly StatusUpdate[] | null;
  readonly scheduled_for?: string | null;
  readonly scheduled_until?: string | null;
};

type StatusUpdate = {
  readonly body?: string | null;
  readonly display_at?: string | null;
  readonly created_at?: string | null;
};

export type StatusReport = {
  readonly incidents: readonly StatusRecord[];
  readonly maintenances: readonly StatusRecord[];
};

const isOneOf = (statuses: readonly string[], record: StatusRecord): boolean =>
  statuses.includes(record.status ?? '');

const concernsPortal = (record: StatusRecord): boolean =>
  record.components?.some((component) => component.name?.toLowerCase().includes('portal')) ?? false;

export const filterRelevantIncidents = (incidents: readonly StatusRecord[]): readonly StatusRecord[] =>
  incidents.filter(
    (incident) =>
      isOneOf(['investigating', 'identified', 'monitoring'], incident) && concernsPortal(incident),
  );

export const findActiveIncident = (incidents: readonly StatusRecord[]): StatusRecord | undefined =>
  filterRelevantIncidents(incidents).find((incident) => isOneOf(['investigating', 'identified'], incident));

export const filterRelevantMaintenances = (maintenances: readonly StatusRecord[]): readonly StatusRecord[] =>
  maintenances.filter((record) => isOneOf(['scheduled', 'in_progress', 'verifying'], record));

export const findActiveMaintenance = (maintenances: readonly StatusRecord[]): StatusRecord | undefined =>
  filterRelevantMaintenances(maintenances).find((record) => isOneOf(['in_progress'], record));

const timeOf = ({ display_at, created_at }: StatusUpdate): number =>
  Date.parse(display_at ?? created_at ?? '') || 0;

export const getLatestUpdate = (record: StatusRecord): string =>
  record.incident_updates?.toSorted((one, other) => timeOf(other) - timeOf(one))[0]?.body?.trim() ?? '';

const maxWords = 15;

function firstWords(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.slice(0, maxWords).join(' ') + (words.length > maxWords ? '…' : '');
}

/** A URL that is safe to link to; undefined for anything but http and https. */
export function toHttpUrl(text: string | null | undefined): string | undefined {
  const url = URL.parse(text ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

export type StatusAnnouncement = { readonly id: string; readonly notice: Notice };

function period(record: StatusRecord, timeZone: string | undefined): readonly string[] {
  const from = formatAnnouncementDate(record.scheduled_for, timeZone);
  const until = formatAnnouncementDate(record.scheduled_until, timeZone);
  return [from && `Start: ${from}`, until && `End: ${until}`].filter(Boolean);
}

/** First relevant incident, else maintenance (times in `timeZone`), with 15 words of its latest update. */
export function createStatusAnnouncement(
  report: StatusReport,
  timeZone?: string,
): StatusAnnouncement | undefined {
  const incident = filterRelevantIncidents(report.incidents)[0];
  const record = incident ?? filterRelevantMaintenances(report.maintenances)[0];
  if (!record) return undefined;
  const title = record.name || (incident ? 'Incident' : 'Maintenance');
  const body = firstWords(getLatestUpdate(record));
  const href = toHttpUrl(record.shortlink);
  const content = {
    title,
    ...(body && { body }),
    ...(!incident && { lines: period(record, timeZone) }),
    ...(href && { link: { label: 'See more', href } }),
  };
  return { id: record.id || title, notice: createNotice('WARNING', content) };
}

export const canBypassMaintenance = (units: readonly Unit[]): boolean => isStaffAdmin(units);
