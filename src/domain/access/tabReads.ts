import type { Actor } from './verdict.ts';

/** The operations of which a tab needs one to read anything; NOTHING where it shows what its page has read already. */
export type TabReads = readonly string[] | 'NOTHING';

/** Whether a person may open a tab; as long as the access lists are not known, anybody. */
export const mayOpenTab = ({ operations }: Actor, reads: TabReads): boolean =>
  !operations || reads === 'NOTHING' || reads.some((operation) => operations.has(operation));
