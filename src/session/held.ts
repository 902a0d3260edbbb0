import type { QueryClient } from '@tanstack/react-query';
import type { Identity } from './identity.ts';

type Held = { readonly identity: Identity; readonly client: QueryClient };

let held: Held | undefined;

/** The session of this page, once its identity has been taken up. */
export const heldSession = (): Held | undefined => held;

export function holdSession(next: Held): void {
  held = next;
}
