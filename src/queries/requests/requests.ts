import type { Result } from '~/api/operations.ts';
import { query } from '~/queries/query.ts';

export type Ticket = Result<'ticketFilter'>[number];
export type Affiliation = Result<'affiliationFilter'>[number];

/** The requests for access to a configuration, newest first. */
export const requestsFor = (configurationId: string) => query('ticketFilter', { body: { configurationId } });

/** The permissions granted for this one configuration. */
export const grantsOf = (configurationId: string) =>
  query('affiliationFilter', { body: { configurationId } });

/** The permissions granted for an account, with everything that belongs to it. */
export const grantsOfAccount = (affiliation: string) => query('affiliationFilter', { body: { affiliation } });
