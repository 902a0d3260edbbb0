import { configurationEvents, type ConfigurationEvent } from '~/domain/workflow/event.ts';
import { kindOf } from '~/domain/configuration/id.ts';
import { eventRecord, isOffered, type OfferedEvent } from '~/domain/workflow/eventRecord.ts';
import { notice } from '~/domain/notice/notices.ts';
import { can } from '~/domain/workflow/permission.ts';
import { revisionInWork } from '~/domain/revision/revision.ts';
import { paths } from '~/paths.ts';
import { buildArtefacts } from '~/queries/files/build.ts';
import { notify } from '~/ui/notices/notices.ts';
import { assigning, deleting, requestingApproval, settingState } from './actions/asking.ts';
import type { Open } from './actions/context.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';

/** A placeholder is filled; anything else is worked on where its files and devices are, in the pending revision. */
const configuring: Open = ({ configuration, navigate }) => {
  const { configurationId, configurationState } = configuration;
  if (configurationState === 'PLACEHOLDER') {
    void openWhenLoaded(
      () => import('./CreateConfiguration.tsx'),
      (dialog) => dialog.openResumeConfiguration(configuration),
    );
    return;
  }
  void navigate(paths.configuration(configurationId, revisionInWork(configuration), { tab: 'FILES' }));
};

const generating: Open = ({ configuration, client }) => {
  // It goes on whatever page is shown, and tells how it ends.
  buildArtefacts(client, configuration.configurationId).ended.catch(() => undefined);
};

/** The way each event begins: a new one that begins in Portal misses here until it has one. */
const begins: Record<OfferedEvent, Open> = {
  CONFIGURE: configuring,
  GENERATE: generating,
  ACCEPT_QUOTE: settingState('ACCEPT_QUOTE'),
  APPROVE_CONFIGURATION: settingState('APPROVE_CONFIGURATION'),
  RELEASE_FOR_PRODUCTION: settingState('RELEASE_FOR_PRODUCTION'),
  REQUEST_REVIEW: settingState('REQUEST_REVIEW'),
  UNAPPROVE: settingState('UNAPPROVE'),
  ARCHIVE: settingState('ARCHIVE'),
  REQUEST_APPROVAL: requestingApproval,
  ASSIGN: assigning,
  CREATE_REVISION: ({ configuration: { configurationId }, navigate }) => {
    void openWhenLoaded(
      () => import('./revisions/CreateRevision.tsx'),
      (dialog) => dialog.openCreateRevision({ configurationId, navigate }),
    );
  },
  DELETE: deleting,
  REVERSE_STATE: (context) => {
    void openWhenLoaded(
      () => import('./actions/ReverseState.tsx'),
      (dialog) => dialog.openReverseState(context),
    );
  },
  DUPLICATE: ({ configuration }) => {
    void openWhenLoaded(
      () => import('./actions/Duplicate.tsx'),
      (dialog) => dialog.openDuplicate(configuration),
    );
  },
  CREATE_PRODUCT_CONFIGURATION: ({ configuration }) => {
    void openWhenLoaded(
      () => import('./CreateProductConfiguration.tsx'),
      (dialog) => dialog.openCreateProductConfiguration(configuration),
    );
  },
  EXPORT: ({ configuration, me }) => {
    void import('./exportConfiguration.ts').then((action) => action.exportConfiguration(configuration, me));
  },
  CREATE_PRODUCT: ({ configuration }) => {
    void openWhenLoaded(
      () => import('./CreateProduct.tsx'),
      (dialog) => dialog.openCreateProduct(configuration),
    );
  },
};

/** The opener of each event that begins in Portal. One that is refused here and now says why instead. */
export const openers: Partial<Record<ConfigurationEvent, Open>> = Object.fromEntries(
  configurationEvents.filter(isOffered).map((event) => [event, unlessRefused(event, begins[event])]),
);

/** What has been offered can have become impossible since: a second click, a row of an older list. */
function unlessRefused(event: ConfigurationEvent, begin: Open): Open {
  return (context) => {
    const { configuration, me } = context;
    const verdict = can({ units: me.units }, event, configuration.configurationState, kindOf(configuration));
    if (verdict.allowed) begin(context);
    else notify(notice('REFUSED', { body: `${eventRecord[event].label}: ${verdict.reason}` }));
  };
}
