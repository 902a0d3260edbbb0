import { hasFields } from '../words/hasFields.ts';

export type RecentThing = {
  readonly address: string;
  readonly title: string;
  readonly detail: string;
  readonly openedAt: number;
};

export const mostRecent = 20;

const isRecent = (value: unknown): value is RecentThing =>
  hasFields(value, { address: 'string', title: 'string', detail: 'string', openedAt: 'number' }) &&
  // One slash: an address of Portal, and never one of another site.
  /^\/(?!\/)/.test(value.address);

export const toRecent = (value: unknown): readonly RecentThing[] =>
  Array.isArray(value) ? value.filter(isRecent).slice(0, mostRecent) : [];

export const withOpened = (recent: readonly RecentThing[], thing: RecentThing): readonly RecentThing[] =>
  [thing, ...withoutAddress(recent, thing.address)].slice(0, mostRecent);

export const withoutAddress = (recent: readonly RecentThing[], address: string): readonly RecentThing[] =>
  recent.filter((thing) => thing.address !== address);
