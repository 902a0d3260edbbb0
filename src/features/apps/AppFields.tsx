import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { consequenceText } from '~/domain/app/app.ts';
import { appForm, type AppForm } from '~/domain/app/forms.ts';
import { mayChangeApps } from '~/domain/app/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { paths } from '~/paths.ts';
import { updateApp, type AppRow } from '~/queries/apps/apps.ts';
import { useActor } from '~/session/me.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SwitchField } from '~/ui/form/SwitchField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import styles from './Apps.module.css';

type Props = { readonly app: AppRow; readonly own: readonly AppRow[] };

/** What can be changed of a version: the message, and whether it is enabled, with what that means for users. */
export function AppFields({ app, own }: Props): ReactElement {
  const { platform, version } = app;
  const verdict = mayChangeApps(useActor(), 'barUpdate');
  const { mutateAsync } = useMutation(updateApp());
  const { control, handleSubmit, reset, formState } = useZodForm<AppForm>(appForm, {
    message: app.message,
    enabled: app.enabled,
  });
  const enabled = useWatch({ control, name: 'enabled' });
  const onSave = async (form: AppForm): Promise<void> => {
    await mutateAsync({ body: { platform, version, ...form } });
    reset(form);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(onSave)(event).catch(() => undefined)}
    >
      <TextareaField control={control} name="message" label={appTexts.message} />
      <SwitchField
        control={control}
        name="enabled"
        label={appTexts.enable}
        description={consequenceText(own, app, enabled)}
      />
      <FormActions
        action={commonTexts.save}
        busy={formState.isSubmitting}
        refusal={verdict.allowed ? undefined : verdict.reason}
        before={
          <Button variant="default" component={Link} to={paths.app(platform)}>
            {commonTexts.cancel}
          </Button>
        }
      />
    </form>
  );
}
