import type { ConfigurationEvent } from './event.ts';

/** What is asked before an event of the configuration `id`, what the answer is called, and what is said afterwards. */
export type Confirmation = {
  readonly question: (id: string) => string;
  readonly action: string;
  readonly success: (id: string) => string;
};

export type EventText = {
  readonly label: string;
  /** `danger` for what cannot be taken back, `primary` for the way on through the workflow. */
  readonly tone: 'primary' | 'plain' | 'danger';
  /** Only events that are confirmed, and announced when they have happened, have one. */
  readonly confirmation?: Confirmation;
};

/** The words of every event. */
export const eventText: Record<ConfigurationEvent, EventText> = {
  CONFIGURE: { label: 'Configure', tone: 'plain' },
  CREATE_PRODUCT_CONFIGURATION: { label: 'Create product configuration', tone: 'plain' },
  ASSIGN: { label: 'Assign', tone: 'plain' },
  ACCEPT_QUOTE: {
    label: 'Accept quote',
    tone: 'primary',
    confirmation: {
      question: (id) =>
        `Has the client accepted the quote and the terms of ${id}? The configuration will then wait for approval.`,
      action: 'Accept quote',
      success: (id) => `The quote of ${id} has been accepted`,
    },
  },
  REQUEST_REVIEW: {
    label: 'Request review',
    tone: 'plain',
    confirmation: {
      question: (id) =>
        `Do you want ${id} to be reviewed? It goes back to configuring, so that its quote can be reviewed and resubmitted.`,
      action: 'Request review',
      success: (id) => `A review of ${id} has been requested`,
    },
  },
  REQUEST_APPROVAL: {
    label: 'Request approval again',
    tone: 'plain',
    confirmation: {
      question: (id) => `Do you want to request the approval of ${id} again? The support is asked by mail.`,
      action: 'Request approval',
      success: (id) => `The approval of ${id} has been requested`,
    },
  },
  APPROVE_CONFIGURATION: {
    label: 'Approve',
    tone: 'primary',
    confirmation: {
      question: (id) => `Do you want to approve ${id}?`,
      action: 'Approve',
      success: (id) => `${id} has been approved`,
    },
  },
  UNAPPROVE: {
    label: 'Unapprove',
    tone: 'plain',
    confirmation: {
      question: (id) =>
        `Do you want to take back the approval of ${id}? It will then wait for approval again.`,
      action: 'Unapprove',
      success: (id) => `The approval of ${id} has been taken back`,
    },
  },
  RELEASE_FOR_PRODUCTION: {
    label: 'Release for production',
    tone: 'primary',
    confirmation: {
      question: (id) =>
        `Do you want to release ${id} for production? Its output files go to the ERP system, pending production.`,
      action: 'Release',
      success: (id) => `${id} has been released for production`,
    },
  },
  CREATE_REVISION: { label: 'Create revision', tone: 'plain' },
  CREATE_PRODUCT: { label: 'Create product', tone: 'primary' },
  GENERATE: { label: 'Generate files', tone: 'plain' },
  GENERATE_CMS: { label: 'Generate files in the CMS', tone: 'plain' },
  GENERATE_3D: { label: 'Generate files in the 3D tool', tone: 'plain' },
  VALIDATE: { label: 'Validate', tone: 'plain' },
  DUPLICATE: {
    label: 'Duplicate',
    tone: 'plain',
    confirmation: {
      question: (id) => `Do you want to create a copy of ${id}?`,
      action: 'Duplicate',
      success: (id) => `${id} has been duplicated`,
    },
  },
  EXPORT: { label: 'Export', tone: 'plain' },
  ARCHIVE: {
    label: 'Archive',
    tone: 'danger',
    confirmation: {
      question: (id) => `Do you want to archive ${id}? After that it can only be duplicated and exported.`,
      action: 'Archive',
      success: (id) => `${id} has been archived`,
    },
  },
  DELETE: {
    label: 'Delete',
    tone: 'danger',
    confirmation: {
      question: (id) => `Do you want to delete ${id}? This is permanent and cannot be undone.`,
      action: 'Delete',
      success: (id) => `${id} has been deleted`,
    },
  },
  REVERSE_STATE: {
    label: 'Reverse state',
    tone: 'danger',
    confirmation: {
      question: (id) => `To which state do you want to set ${id} back?`,
      action: 'Reverse state',
      success: (id) => `The state of ${id} has been reversed`,
    },
  },
};
