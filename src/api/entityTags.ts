import type { BackendRequest } from './request.ts';

const maxTags = 200;

/**
 * Tag of what an address was last answered with, by the address.
 * @session ends with it
 */
const tags = new Map<string, string>();

/** The tag that a write to an address names as its `If-Match`; undefined where no answer has told one. */
export const getEntityTag = (url: string): string | undefined => tags.get(url);

/** A write that tells no tag leaves something nobody has read: the tag from before is forgotten. */
export function storeEntityTag(
  { method, url }: Pick<BackendRequest, 'method' | 'url'>,
  headers: Headers,
): void {
  const tag = headers.get('ETag');
  tags.delete(url);
  // A weak tag names what is alike, which is not enough for a condition. What is deleted has none.
  if (tag === null || tag.startsWith('W/') || method === 'DELETE') return;
  tags.set(url, tag);
  const [oldest] = tags.keys();
  if (tags.size > maxTags && oldest !== undefined) tags.delete(oldest);
}

export function clearEntityTags(): void {
  tags.clear();
}
