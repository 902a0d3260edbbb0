import { createOpener } from '~/ui/modal/openLazyModal.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { configurationActionTexts } from '~/domain/words/texts/configurationActions.ts';
import type { Decision } from '~/domain/access/decision.ts';
import { checkAccountChange, checkSupportMail } from '~/domain/workflow/actionPermission.ts';
import type { EventFacts } from '~/domain/workflow/event.ts';
import { listEventOffers, type EventOffer } from '~/domain/workflow/eventOffers.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor, useMe, type Me } from '~/session/me.ts';
import { lastConfigurationListPath } from '../list/configurationListPath.ts';
import { useConfigurationQuote } from '../quote/useConfigurationQuote.ts';
import type { ActionContext, ActionStarter } from './updateWorkingRevisionIfUnchanged.ts';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { hasQuote } from '~/domain/configuration/id.ts';
import { validateDesignResumption } from '~/domain/configuration/create.ts';
import { eventRecords, type OfferedEvent } from '~/domain/workflow/eventRecords.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { checkConfigurationEvent } from '~/domain/workflow/permission.ts';
import { paths } from '~/paths.ts';
import { notify } from '~/platform/notices.ts';
import {
  startAssignment,
  startDeletion,
  startApprovalRequest,
  createStateChangeAction,
} from './confirmableActions.tsx';
import { config } from '~/config.ts';

const resuming = createOpener(
  async () => (await import('../ResumeConfiguration.tsx')).openResumeConfiguration,
);

/**
 * Configurations made in 3D, also empty ones, open in the configurator; other empty ones the "add product
 * configuration" dialog; all others the tab of their files and devices.
 */
const configuring: ActionStarter = (context) => {
  const { configuration, navigate } = context;
  const { configurationId, revision } = configuration;
  if (hasQuote(configuration)) {
    void navigate(paths.configurator(configurationId));
    return;
  }
  if (validateDesignResumption(configuration) === undefined) {
    resuming(context);
    return;
  }
  void navigate(paths.configuration(configurationId, revision, { tab: 'FILES' }));
};

/** File generation is a background job: it continues after navigation. */
const generating: ActionStarter = ({ configuration, client }) => {
  void import('~/queries/designs/generateOutputs.ts').then((action) =>
    action.generateFiles(client, configuration),
  );
};

const validating: ActionStarter = ({ configuration, client }) => {
  void import('~/queries/designs/generateOutputs.ts')
    .then((action) => action.validateDesign(client, configuration))
    // `validateDesign` has reported the failure.
    .catch(() => undefined);
};

export async function exportConfiguration(configuration: Configuration, { units, email }: Me): Promise<void> {
  const releasePackage = await import('~/queries/files/releasePackage.ts');
  releasePackage.exportConfiguration(configuration, { units, productCode: config.productCode }, email);
}

const openers: Record<OfferedEvent, ActionStarter> = {
  CONFIGURE: configuring,
  GENERATE: generating,
  VALIDATE: validating,
  ACCEPT_QUOTE: createStateChangeAction('ACCEPT_QUOTE'),
  APPROVE_CONFIGURATION: createStateChangeAction('APPROVE_CONFIGURATION'),
  RELEASE_FOR_PRODUCTION: createStateChangeAction('RELEASE_FOR_PRODUCTION'),
  REQUEST_REVIEW: createStateChangeAction('REQUEST_REVIEW'),
  UNAPPROVE: createStateChangeAction('UNAPPROVE'),
  ARCHIVE: createStateChangeAction('ARCHIVE'),
  REQUEST_APPROVAL: startApprovalRequest,
  ASSIGN: startAssignment,
  CREATE_REVISION: createOpener(
    async () => (await import('../revisions/CreateRevision.tsx')).openCreateRevision,
  ),
  DELETE: startDeletion,
  REVERSE_STATE: createOpener(async () => (await import('./formActions.tsx')).openReverseState),
  DUPLICATE: createOpener(
    async () => (await import('./DuplicateConfiguration.tsx')).openDuplicateConfiguration,
  ),
  CREATE_PRODUCT_CONFIGURATION: createOpener(
    async () => (await import('../CreateProductConfiguration.tsx')).openCreateProductConfiguration,
  ),
  EXPORT: ({ configuration, me }) => void exportConfiguration(configuration, me),
  CREATE_PRODUCT: createOpener(async () => (await import('../CreateProduct.tsx')).openCreateProduct),
};

/** Starts an event, or explains why it is no longer possible (a second click, an outdated list). */
export function startWorkflowEvent(event: OfferedEvent, context: ActionContext): void {
  const { configuration, quoteState, actor } = context;
  const decision = checkConfigurationEvent(actor, event, { ...configuration, quoteState });
  if (decision.allowed) openers[event](context);
  else
    notify(
      createNotice('REFUSED', {
        body: configurationActionTexts.refused(eventRecords[event].label, decision.reason),
      }),
    );
}

export type ConfigurationAction = {
  readonly key: string;
  readonly label: string;
  readonly tone: EventFacts['tone'];
  readonly decision: Decision;
  readonly begin: () => void;
};

const openChangeAccount = createOpener(async () => (await import('./formActions.tsx')).openChangeAccount);
const openSpecificationReview = createOpener(
  async () => (await import('./SpecificationReview.tsx')).openSpecificationReview,
);

export function useActionContext(configuration: Configuration): ActionContext {
  const me = useMe();
  const actor = useActor();
  const client = useQueryClient();
  const navigate = useNavigateIfStillHere();
  const { quoteState } = useConfigurationQuote(configuration);
  return {
    configuration,
    quoteState,
    me,
    actor,
    client,
    navigate,
    afterDelete: () => navigate(lastConfigurationListPath(), { replace: true }),
  };
}

export const openWhyCanI = createOpener(
  async () => (await import('~/widgets/access/AccessExplanations.tsx')).openAccessExplanations,
);

export function listOfferedEvents({
  configuration,
  quoteState,
  me,
  actor,
}: ActionContext): readonly EventOffer[] {
  const { revision } = configuration;
  return listEventOffers({ ...configuration, quoteState }, { actor, email: me.email, revision });
}

export function listConfigurationActions(context: ActionContext): readonly ConfigurationAction[] {
  const { configuration, actor } = context;
  const { configurationState: state } = configuration;
  const events = listOfferedEvents(context).map(({ event, ...offer }): ConfigurationAction => ({
    key: event,
    ...offer,
    begin: () => startWorkflowEvent(event, context),
  }));
  return [
    ...events,
    {
      key: 'CHANGE_ACCOUNT',
      label: configurationActionTexts.changeAccount,
      tone: 'plain',
      decision: checkAccountChange(actor, state),
      begin: () => openChangeAccount(context),
    },
    {
      key: 'REQUEST_SPECIFICATION_REVIEW',
      label: configurationActionTexts.requestReview,
      tone: 'plain',
      decision: checkSupportMail(actor),
      begin: () => openSpecificationReview(context),
    },
  ];
}
