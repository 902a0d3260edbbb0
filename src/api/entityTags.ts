import type { BackendRequest } from './request.ts';

const maxTags = 200;

/**
 * Entity tag of the last response of each URL.
 * @session ends with it
 */
const tags = new Map<string, string>();

/** Entity tag to send as `If-Match` with a write to a URL; undefined where no response carried one. */
export const getEntityTag = (url: string): string | undefined => tags.get(url);

/** A write whose response has no tag removes the former one: the new version has not been read. */
export function storeEntityTag(
  { method, url }: Pick<BackendRequest, 'method' | 'url'>,
  headers: Headers,
): void {
  const tag = headers.get('ETag');
  tags.delete(url);
  // A weak tag does not identify a version exactly, so it cannot serve as `If-Match`. A deleted resource has
  // none.
  if (tag === null || tag.startsWith('W/') || method === 'DELETE') return;
  tags.set(url, tag);
  const [oldest] = tags.keys();
  if (tags.size > maxTags && oldest !== undefined) tags.delete(oldest);
}

export function clearEntityTags(): void {
  tags.clear();
}
