import type { Bases } from './request.ts';

/** @session nothing of a person */
let current: Bases = { cms: '/cms', cpq: '/api', status: '/api/v2' };

/** Addresses of the back ends; set once at the start from the installation's values. */
export const bases = (): Bases => current;

/** Has all calls go to these addresses from now on. */
export function callAt(next: Bases): void {
  current = next;
}
