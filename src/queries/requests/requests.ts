import type { Result } from '~/api/operations.ts';
import { query } from '~/queries/query.ts';

export type Ticket = Result<'ticketFilter'>[number];

/** The requests for access to a configuration, newest first. */
export const requestsFor = (configurationId: string) => query('ticketFilter', { body: { configurationId } });
