/** Something a person has opened: its address, its name, what it is about, and when they did, in ms since 1970. */
export type RecentThing = {
  readonly address: string;
  readonly title: string;
  readonly detail: string;
  readonly openedAt: number;
};

export const mostRecent = 20;

const isRecent = (value: unknown): value is RecentThing =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  // One slash: an address of Portal, and never one of another site.
  /^\/(?!\/)/.test(value.address) &&
  'title' in value &&
  typeof value.title === 'string' &&
  'detail' in value &&
  typeof value.detail === 'string' &&
  'openedAt' in value &&
  typeof value.openedAt === 'number';

/** The things that a stored value holds, the last opened first; those that are none of Portal's are left out. */
export const toRecent = (value: unknown): readonly RecentThing[] =>
  Array.isArray(value) ? value.filter(isRecent).slice(0, mostRecent) : [];

/** The things opened lately once `thing` is: it comes first, in place of what its address was kept under before. */
export const withOpened = (recent: readonly RecentThing[], thing: RecentThing): readonly RecentThing[] =>
  [thing, ...withoutAddress(recent, thing.address)].slice(0, mostRecent);

/** The things opened lately without the one at an address, such as one that is gone. */
export const withoutAddress = (recent: readonly RecentThing[], address: string): readonly RecentThing[] =>
  recent.filter((thing) => thing.address !== address);
