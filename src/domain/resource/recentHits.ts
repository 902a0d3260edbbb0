import { listErrorIds } from './deviceErrors.ts';

type ReportedEvent = {
  readonly serialNumber: string;
  readonly deviceType: string;
  readonly productFamily: string;
  readonly created: string;
  readonly eventId: string;
  readonly log?: string | null;
};

export type RecentErrorHit = {
  readonly serialNumber: string;
  readonly deviceType: string;
  readonly productFamily: string;
  readonly count: number;
  readonly last: string;
  readonly eventId: string;
};

export function listRecentErrorHits(
  events: readonly ReportedEvent[],
  errorId: string,
): readonly RecentErrorHit[] {
  const wanted = errorId.toUpperCase();
  const found = new Map<string, RecentErrorHit>();
  for (const { serialNumber, deviceType, productFamily, created, eventId, log } of events) {
    if (!listErrorIds(log ?? '').includes(wanted)) continue;
    const key = `${serialNumber} ${deviceType}`;
    const known = found.get(key);
    const isNewer = !known || created > known.last;
    found.set(key, {
      serialNumber,
      deviceType,
      productFamily,
      count: (known?.count ?? 0) + 1,
      last: isNewer ? created : known.last,
      eventId: isNewer ? eventId : known.eventId,
    });
  }
  return [...found.values()].toSorted((one, other) => (one.last < other.last ? 1 : -1));
}
