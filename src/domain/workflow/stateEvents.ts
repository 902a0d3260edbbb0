import { createEnumTable } from '../words/enumTable.ts';
import type { AnyState } from '../configuration/state.ts';
import type { ConfigurationEvent } from './event.ts';

type StateEvents = {
  readonly accepts: readonly ConfigurationEvent[];
  /** Events that may come next, in working order, with the step after the next to show what follows. */
  readonly next: readonly ConfigurationEvent[];
  readonly customers: readonly ConfigurationEvent[];
};

const generate = ['GENERATE', 'GENERATE_CMS', 'GENERATE_3D'] as const;
const duplicateAndExport = ['DUPLICATE', 'EXPORT'] as const;

/**
 * Archiving is possible from every step, reversing from every step but the first and from LOCKED; the rest is
 * the workflow's own table.
 */
const knownStateEvents = {
  CONFIGURING: {
    accepts: [
      'CREATE_PRODUCT_CONFIGURATION',
      'CONFIGURE',
      'ASSIGN',
      'ACCEPT_QUOTE',
      ...generate,
      'VALIDATE',
      'DELETE',
      ...duplicateAndExport,
      'ARCHIVE',
    ],
    next: [
      'CONFIGURE',
      'CREATE_PRODUCT_CONFIGURATION',
      'VALIDATE',
      'GENERATE',
      'ACCEPT_QUOTE',
      'APPROVE_CONFIGURATION',
    ],
    customers: ['CONFIGURE', ...generate, 'VALIDATE', 'ACCEPT_QUOTE', 'DUPLICATE'],
  },
  WAITING_FOR_APPROVAL: {
    accepts: [
      'CONFIGURE',
      'REQUEST_REVIEW',
      'REQUEST_APPROVAL',
      'APPROVE_CONFIGURATION',
      'ASSIGN',
      ...generate,
      'VALIDATE',
      'DELETE',
      ...duplicateAndExport,
      'ARCHIVE',
      'REVERSE_STATE',
    ],
    next: ['APPROVE_CONFIGURATION', 'REQUEST_APPROVAL', 'REQUEST_REVIEW', 'RELEASE_FOR_PRODUCTION'],
    customers: ['DUPLICATE'],
  },
  GENERATING_ARTEFACTS: {
    accepts: [...duplicateAndExport, 'ASSIGN'],
    next: ['ACCEPT_QUOTE', 'APPROVE_CONFIGURATION'],
    customers: [],
  },
  APPROVED: {
    accepts: ['UNAPPROVE', 'RELEASE_FOR_PRODUCTION', ...duplicateAndExport, 'ARCHIVE', 'REVERSE_STATE'],
    next: ['RELEASE_FOR_PRODUCTION', 'UNAPPROVE', 'CREATE_PRODUCT'],
    customers: ['DUPLICATE'],
  },
  READY_FOR_PRODUCTION: {
    accepts: [...duplicateAndExport, 'CREATE_REVISION', 'CREATE_PRODUCT', 'ARCHIVE', 'REVERSE_STATE'],
    next: ['CREATE_PRODUCT', 'CREATE_REVISION', 'ARCHIVE'],
    customers: ['DUPLICATE'],
  },
  ARCHIVED: { accepts: duplicateAndExport, next: duplicateAndExport, customers: ['DUPLICATE'] },
  PLACEHOLDER: {
    accepts: ['CONFIGURE', ...generate, 'VALIDATE', 'DELETE'],
    next: ['CONFIGURE', 'VALIDATE', 'GENERATE', 'DELETE'],
    customers: [],
  },
  LOCKED: { accepts: ['REVERSE_STATE'], next: ['REVERSE_STATE'], customers: [] },
  IN_PRODUCTION: {
    accepts: [...duplicateAndExport, 'CREATE_PRODUCT'],
    next: ['CREATE_PRODUCT', ...duplicateAndExport],
    customers: [],
  },
  PRODUCED: {
    accepts: [...duplicateAndExport, 'CREATE_PRODUCT'],
    next: ['CREATE_PRODUCT', ...duplicateAndExport],
    customers: [],
  },
} as const satisfies Record<AnyState, StateEvents>;

export const stateEvents = createEnumTable<AnyState, StateEvents>(knownStateEvents, () => ({
  accepts: [],
  next: [],
  customers: [],
}));

type Named<List extends keyof StateEvents> = (typeof knownStateEvents)[AnyState][List][number];
export type AcceptedEvent = Named<'accepts'>;
export type NextEvent = Named<'next'>;
export type CustomerEvent = Named<'customers'>;
