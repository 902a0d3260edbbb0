import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { configurationActionTexts } from '~/domain/words/texts/configurationActions.ts';
import { accountChangeForm, accountChoiceRefusal } from '~/domain/configuration/accountChange.ts';
import { needsRegeneration } from '~/domain/configuration/id.ts';
import { mayChangeAccount } from '~/domain/workflow/actPermission.ts';
import { buildArtefacts } from '~/queries/files/build.ts';
import { perform } from '~/queries/perform.ts';
import { concludeWrite } from '~/queries/client.ts';
import { changeAccount } from '~/queries/configurations/workflow.ts';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { ModalForm } from '~/ui/modal/ModalForm.tsx';
import type { IsOpen } from '~/ui/modal/useAttempt.ts';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import { guardConfiguration, type ActionContext } from './guardConfiguration.ts';

export function openChangeAccount(context: ActionContext): void {
  openModal({
    title: configurationActionTexts.about(
      configurationActionTexts.changeAccount,
      context.configuration.configurationId,
    ),
    body: <ChangeAccount context={context} />,
  });
}

function ChangeAccount({ context }: { readonly context: ActionContext }): ReactElement {
  const { client, configuration } = context;
  const { configurationId, account } = configuration;
  const [searching, setSearching] = useState(false);
  const [guard] = useState(() =>
    guardConfiguration(context, ({ configurationState }) =>
      mayChangeAccount(context.actor, configurationState),
    ),
  );
  const form = useZodForm(accountChangeForm, { accountNumber: account.accountNumber });
  const { control } = form;
  const { accountNumber = '' } = useWatch({ control });
  const regenerates = needsRegeneration(configurationId);

  const done = changeAccount(configurationActionTexts.accountChanged(configurationId));
  const regenerate = (): void => {
    // It goes on by itself, and tells how it ends.
    if (regenerates) buildArtefacts(client, configurationId).ended.catch(() => undefined);
  };
  const change = (
    { accountNumber: newAccountNumber }: { readonly accountNumber: string },
    isOpen: IsOpen,
  ): Promise<void> =>
    guard(
      isOpen,
      () => perform(client, done, { path: { configurationId }, body: { newAccountNumber } }).then(regenerate),
      {
        arrival: {
          isDone: ({ account: { accountNumber: now } }) => now === newAccountNumber,
          done: () => concludeWrite(client, done).then(regenerate),
        },
      },
    );

  return (
    <ModalForm
      form={form}
      onSubmit={change}
      action={configurationActionTexts.changeAccount}
      refusal={accountChoiceRefusal({ current: account.accountNumber, chosen: accountNumber, searching })}
    >
      <AccountPicker
        control={control}
        name="accountNumber"
        label={configurationActionTexts.account}
        {...(regenerates ? { description: configurationActionTexts.regenerated } : {})}
        onSearching={setSearching}
        first
      />
    </ModalForm>
  );
}
