import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { refresh } from '~/queries/client.ts';
import { readNow } from '~/queries/readNow.ts';
import { resource, resourceReads, type Resource } from './resources.ts';

/** Thrown instead of a write: the resource is gone, or its text is not the one that was seen. */
export class ResourceMovedError extends Error {
  /** The resource as it is now; undefined where it is gone. */
  readonly now: Resource | undefined;

  constructor(name: string, now: Resource | undefined) {
    super(`${name} is not as it was seen`);
    this.now = now;
  }
}

/** The resource as it is now, past every cache; undefined where it is gone. Rejects as the read does. */
export async function readResourceNow(client: QueryClient, name: string): Promise<Resource | undefined> {
  try {
    return await readNow(client, { ...resource(name), meta: { isTold: true } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Writes on a resource as a person has seen it and on nothing else: it is read again first, and a ResourceMovedError has
 * what it is now. Used again, it is about what was read then. `hasMoved` says whether a difference matters; any does,
 * when left out. Rejects as the write does.
 */
export function writeOnSeenResource(
  client: QueryClient,
  first: Resource,
  hasMoved: (seen: Resource, now: Resource) => boolean = (seen, now) => seen.data !== now.data,
): <Output>(write: (now: Resource) => Promise<Output>) => Promise<Output> {
  let seen = first;
  return async (write) => {
    const now = await readResourceNow(client, first.name);
    if (now && !hasMoved(seen, now)) return write(now);
    // The pages behind show what is old by now.
    void refresh(client, resourceReads);
    if (now) seen = now;
    throw new ResourceMovedError(first.name, now);
  };
}
