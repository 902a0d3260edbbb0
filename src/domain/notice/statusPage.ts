import type { Unit } from '../access/roles.ts';
import { isStaffAdmin } from '../access/unitFlags.ts';
import { announcedDate } from '../words/dates.ts';
import { notice, type Notice } from './notices.ts';

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

export const countingIncidents = (incidents: readonly StatusRecord[]): readonly StatusRecord[] =>
  incidents.filter(
    (incident) =>
      isOneOf(['investigating', 'identified', 'monitoring'], incident) && concernsPortal(incident),
  );

export const activeIncident = (incidents: readonly StatusRecord[]): StatusRecord | undefined =>
  countingIncidents(incidents).find((incident) => isOneOf(['investigating', 'identified'], incident));

export const countingMaintenances = (maintenances: readonly StatusRecord[]): readonly StatusRecord[] =>
  maintenances.filter((record) => isOneOf(['scheduled', 'in_progress', 'verifying'], record));

export const activeMaintenance = (maintenances: readonly StatusRecord[]): StatusRecord | undefined =>
  countingMaintenances(maintenances).find((record) => isOneOf(['in_progress'], record));

const timeOf = ({ display_at, created_at }: StatusUpdate): number =>
  Date.parse(display_at ?? created_at ?? '') || 0;

export const latestUpdate = (record: StatusRecord): string =>
  record.incident_updates?.toSorted((one, other) => timeOf(other) - timeOf(one))[0]?.body?.trim() ?? '';

const mostWords = 15;

function firstWords(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.slice(0, mostWords).join(' ') + (words.length > mostWords ? '…' : '');
}

/** An address people may be sent to; undefined for anything but http and https. */
export function webAddress(text: string | null | undefined): string | undefined {
  const url = URL.parse(text ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

export type StatusAnnouncement = { readonly id: string; readonly notice: Notice };

function period(record: StatusRecord, timeZone: string | undefined): readonly string[] {
  const from = announcedDate(record.scheduled_for, timeZone);
  const until = announcedDate(record.scheduled_until, timeZone);
  return [from && `Start: ${from}`, until && `End: ${until}`].filter(Boolean);
}

/**
 * The first incident that counts, else maintenance (with start and end in `timeZone`), in 15 words of its latest
 * update.
 */
export function statusNotice(report: StatusReport, timeZone?: string): StatusAnnouncement | undefined {
  const incident = countingIncidents(report.incidents)[0];
  const record = incident ?? countingMaintenances(report.maintenances)[0];
  if (!record) return undefined;
  const title = record.name || (incident ? 'Incident' : 'Maintenance');
  const body = firstWords(latestUpdate(record));
  const href = webAddress(record.shortlink);
  const content = {
    title,
    ...(body && { body }),
    ...(!incident && { lines: period(record, timeZone) }),
    ...(href && { link: { label: 'See more', href } }),
  };
  return { id: record.id || title, notice: notice('WARNING', content) };
}

export const mayPassMaintenance = (units: readonly Unit[]): boolean => isStaffAdmin(units);
