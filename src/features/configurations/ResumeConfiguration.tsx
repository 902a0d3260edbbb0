import { createConfigurationTexts } from '~/domain/words/texts/createConfiguration.ts';
import { initialConfigurationDetails } from '~/domain/configuration/create.ts';
import { openModal } from '~/platform/modals.ts';
import { CreateConfigurationUpload } from '~/widgets/creation/CreateConfigurationUpload.tsx';
import {
  updateWorkingRevisionIfUnchanged,
  type ActionContext,
} from './actions/updateWorkingRevisionIfUnchanged.ts';

export function openResumeConfiguration(context: ActionContext): void {
  const { configurationId, configurationDescription, productFamily, account } = context.configuration;
  const guard = updateWorkingRevisionIfUnchanged(context, 'CONFIGURE');
  openModal({
    title: createConfigurationTexts.resumeTitle(configurationId),
    size: 620,
    body: (
      <CreateConfigurationUpload
        start={{ productFamily, accountNumber: account.accountNumber }}
        initial={{ ...initialConfigurationDetails, configurationId, configurationDescription }}
        onChange={() => undefined}
        onCreated={() => undefined}
        guard={(isOpen, write, refusal) => guard(isOpen, write, { refusal })}
      />
    ),
  });
}
