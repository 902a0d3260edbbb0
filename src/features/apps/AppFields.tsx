import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { consequenceText } from '~/domain/app/app.ts';
import { appForm, type AppForm } from '~/domain/app/forms.ts';
import { mayChangeApps } from '~/domain/app/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { paths } from '~/paths.ts';
import { updateApp, type AppRow } from '~/queries/apps/apps.ts';
import { perform } from '~/queries/perform.ts';
import { useActor } from '~/session/me.ts';
import { forgetDraft, writeDraft } from '~/ui/form/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SwitchField } from '~/ui/form/SwitchField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { isPlainClick } from '~/ui/list/isPlainClick.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { Objection, unlessClosed, useAttempt, type IsOpen } from '~/ui/modal/useAttempt.ts';
import { appNow } from './appDialogs.tsx';
import { appDraft, keptForm } from './appDraft.ts';
import styles from './Apps.module.css';

type Props = { readonly app: AppRow; readonly own: readonly AppRow[] };

/**
 * The message of a version, and whether it is enabled, with the consequence for users. What is typed is kept for the tab.
 * What somebody else has changed meanwhile is told first, and replaced only at the next try.
 */
export function AppFields({ app, own }: Props): ReactElement {
  const { platform, version } = app;
  const verdict = mayChangeApps(useActor(), 'barUpdate');
  const client = useQueryClient();
  const draft = appDraft(app);
  const [typed] = useState(() => keptForm(draft));
  // The version as the person has seen it last; the list may be read again while they type.
  const seen = useRef({ ...app, ...typed?.over });
  const { busy, objection, attempt, callOff } = useAttempt();
  const { control, handleSubmit, reset, setValue, formState } = useZodForm<AppForm>(appForm, {
    message: app.message,
    enabled: app.enabled,
    ...typed?.over,
  });
  const { isDirty } = formState;
  // What was typed before is put in again, over what it was typed over, before anything else takes its place.
  const isRestored = useRef(typed !== undefined);
  useEffect(() => {
    if (!typed) return;
    setValue('message', typed.message, { shouldDirty: true });
    setValue('enabled', typed.enabled, { shouldDirty: true });
  }, [typed, setValue]);
  // What is changed elsewhere shows in the fields, unless something has been typed into them.
  useEffect(() => {
    if (isRestored.current) isRestored.current = isDirty;
    else if (!isDirty) {
      seen.current = app;
      reset({ message: app.message, enabled: app.enabled });
    }
  }, [app, isDirty, reset]);
  const [message, enabled] = useWatch({ control, name: ['message', 'enabled'] });
  useEffect(() => {
    const { message: before, enabled: wasEnabled } = seen.current;
    if (isDirty) writeDraft(draft, { message, enabled, over: { message: before, enabled: wasEnabled } });
    else forgetDraft(draft);
  }, [draft, isDirty, message, enabled]);
  const save = async (form: AppForm, isOpen: IsOpen): Promise<void> => {
    const now = await appNow(client, app);
    const hasMoved = now.enabled !== seen.current.enabled || now.message !== seen.current.message;
    seen.current = now;
    if (hasMoved) throw new Objection(appTexts.overtaken(now.enabled, now.message));
    const body = { platform, version, ...form };
    seen.current = await unlessClosed(isOpen, () => perform(client, updateApp(), { body }))();
    if (!isOpen()) return;
    // Of a page that has been left nothing else forgets it.
    forgetDraft(draft);
    reset(form);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit((form) => attempt((isOpen) => save(form, isOpen)))(event)}
    >
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
          <Button
            variant="default"
            component={Link}
            to={paths.app(platform)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              callOff();
              forgetDraft(draft);
            }}
          >
            {commonTexts.cancel}
          </Button>
        }
      />
    </form>
  );
}
