import { hasFields } from '../words/hasFields.ts';

export type RecentItem = {
  readonly address: string;
  readonly title: string;
  readonly detail: string;
  readonly openedAt: number;
};

export const maxRecentItems = 20;

const isRecent = (value: unknown): value is RecentItem =>
  hasFields(value, { address: 'string', title: 'string', detail: 'string', openedAt: 'number' }) &&
  // Exactly one slash: a path of Portal, never a URL of another site.
  /^\/(?!\/)/.test(value.address);

export const parseRecentItems = (value: unknown): readonly RecentItem[] =>
  Array.isArray(value) ? value.filter(isRecent).slice(0, maxRecentItems) : [];

export const addRecentItem = (recent: readonly RecentItem[], thing: RecentItem): readonly RecentItem[] =>
  [thing, ...removeRecentItem(recent, thing.address)].slice(0, maxRecentItems);

export const removeRecentItem = (recent: readonly RecentItem[], address: string): readonly RecentItem[] =>
  recent.filter((thing) => thing.address !== address);
