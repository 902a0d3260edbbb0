import { getEventType, type ProductEvent } from './deviceEvent.ts';

export type ProductActivityEntry =
  | { readonly kind: 'REGISTERED'; readonly at: string }
  | { readonly kind: 'ORDER'; readonly at: string; readonly id: string; readonly state: string }
  | {
      readonly kind: 'EVENT';
      readonly at: string;
      readonly type: string;
      readonly about: string;
    }
  /** Older events were not fetched: `read` is the number of those that were. */
  | { readonly kind: 'UNREAD'; readonly at: string; readonly read: number };

type Reported = ProductEvent & {
  readonly created: string;
  readonly data: {
    readonly firmwareFileName?: string | undefined;
    readonly parameters?: readonly { readonly res: string }[] | null | undefined;
  } | null;
};

type Product = {
  readonly created: string;
  readonly serviceOrders: readonly {
    readonly id: string;
    readonly serviceOrderState: string;
    readonly lastStateChange: string;
  }[];
  readonly events: readonly Reported[];
};

const looks: readonly string[] = ['SESSION', 'AUTHENTICATION'];

function aboutOf({ note, data }: Reported): string {
  const set = (data?.parameters ?? []).map(({ res }) => res).join(', ');
  return set || data?.firmwareFileName || note || '';
}

const eventsOfProduct = 50;

/**
 * Newest first. Where the product has reported more than was fetched, an UNREAD entry follows the oldest
 * event. `reported` is the number of all its events, if known.
 */
export function buildProductActivity(
  { created, serviceOrders, events }: Product,
  reported: number | undefined,
): readonly ProductActivityEntry[] {
  const oldest = events.at(-1);
  const isCut = reported === undefined ? events.length >= eventsOfProduct : reported > events.length;
  const acts: ProductActivityEntry[] = [
    { kind: 'REGISTERED', at: created },
    ...serviceOrders.map(({ id, serviceOrderState: state, lastStateChange: at }) => ({
      kind: 'ORDER' as const,
      at,
      id,
      state,
    })),
    ...events
      .map((event) => ({
        kind: 'EVENT' as const,
        at: event.created,
        type: getEventType(event),
        about: aboutOf(event),
      }))
      .filter(({ type }) => !looks.includes(type)),
    ...(oldest && isCut ? [{ kind: 'UNREAD' as const, at: oldest.created, read: events.length }] : []),
  ];
  return acts.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
