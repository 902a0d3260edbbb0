import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { consequenceText } from '~/domain/app/app.ts';
import { appForm, type AppForm } from '~/domain/app/forms.ts';
import { mayChangeApps } from '~/domain/app/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { paths } from '~/paths.ts';
import { updateApp, type AppRow } from '~/queries/apps/apps.ts';
import { perform } from '~/queries/perform.ts';
import { updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { useActor } from '~/session/me.ts';
import { CancelLink } from '~/ui/form/CancelLink.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SwitchField } from '~/ui/form/SwitchField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { RestoredDraft } from '~/ui/form/RestoredDraft.tsx';
import { useFormOver } from '~/ui/form/useFormOver.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt, type IsOpen } from '~/ui/modal/useAttempt.ts';
import { appNow } from './appDialogs.tsx';
import { appDraft } from './appDraft.ts';

type Props = { readonly app: AppRow; readonly own: readonly AppRow[] };

const formOf = ({ message, enabled }: AppForm): AppForm => ({ message, enabled });

/**
 * The message of a version, and whether it is enabled, with the consequence for users. What is typed is kept for the tab.
 * What somebody else has changed meanwhile is told first, and replaced only at the next try.
 */
export function AppFields({ app, own }: Props): ReactElement {
  const { platform } = app;
  const verdict = mayChangeApps(useActor(), 'barUpdate');
  const client = useQueryClient();
  const draft = appDraft(app);
  const { busy, objection, attempt, submit, callOff } = useAttempt();
  const { control, handleSubmit, baseline, settle, forget, restored } = useFormOver<AppForm>(
    appForm,
    formOf(app),
    draft,
  );
  const enabled = useWatch({ control, name: 'enabled' });
  const save = async (form: AppForm, isOpen: IsOpen): Promise<void> => {
    const update = updateIfUnchanged<AppForm, AppRow>({
      baseline: { known: (now) => baseline.known(formOf(now)), see: (now) => baseline.see(formOf(now)) },
      read: () => appNow(client, app),
      compare: (seen, now) => now.enabled !== seen.enabled || now.message !== seen.message,
      texts: {
        gone: appTexts.gone,
        changed: (now) => appTexts.overtaken(now.enabled, now.message),
      },
    });
    const saved = await update(isOpen, (now) => perform(client, updateApp(), { app: now, ...form }));
    // An answer without a version says nothing of what is stored.
    settle(saved.version === '' ? form : formOf(saved));
  };
  return (
    <form
      noValidate
      className="pageForm"
      onSubmit={submit(handleSubmit((form) => attempt((isOpen) => save(form, isOpen))))}
    >
      <RestoredDraft restored={restored} />
      <TextareaField control={control} name="message" label={appTexts.message} />
      <SwitchField
        control={control}
        name="enabled"
        label={appTexts.enable}
        description={consequenceText(own, app, enabled)}
      />
      <ObjectionNote objection={objection} />
      <FormActions
        action={commonTexts.save}
        busy={busy}
        refusal={verdict.allowed ? undefined : verdict.reason}
        before={
          <CancelLink
            to={paths.app(platform)}
            busy={busy}
            onCancel={() => {
              callOff();
              forget();
            }}
          />
        }
      />
    </form>
  );
}
