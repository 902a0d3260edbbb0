import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { supportFileForm } from '~/domain/request/support.ts';
import { mayAttachForSupport } from '~/domain/workflow/actPermission.ts';
import { supportTexts } from '~/domain/words/texts/support.ts';
import { useActor } from '~/session/me.ts';
import { FileField } from '~/ui/form/FileField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import styles from './actions.module.css';

type Props = {
  /** Hears of each file that is chosen, and of undefined once it is taken out. */
  readonly onFile: (file: File | undefined) => void;
};

/** A file that goes with a mail to the support; whoever may send none reads why. */
export function SupportFile({ onFile }: Props): ReactElement {
  const { control, setValue } = useZodForm(supportFileForm, { file: undefined });
  const file = useWatch({ control, name: 'file' });
  const verdict = mayAttachForSupport(useActor());
  if (!verdict.allowed) return <p className={styles.intro}>{verdict.reason}</p>;
  return (
    <>
      <FileField control={control} name="file" label={supportTexts.file} onChosen={onFile} />
      {file && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            setValue('file', undefined);
            onFile(undefined);
          }}
        >
          {supportTexts.removeFile}
        </Button>
      )}
    </>
  );
}
