import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { pdfTexts } from '~/domain/words/texts/previews.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import type { PasswordRequest } from './usePdf.ts';
import styles from './Pdf.module.css';

/** Asks for the password of a document. It goes to the library that opens it, and nowhere else. */
export function PasswordForm({ submit, wasWrong }: PasswordRequest): ReactElement {
  return (
    <EmptyState
      image={<IconLock size={26} />}
      title={wasWrong ? pdfTexts.wrongPassword : pdfTexts.password}
      text={pdfTexts.locked}
      action={
        <form
          noValidate
          className={styles.password}
          onSubmit={(event) => {
            event.preventDefault();
            const password = new FormData(event.currentTarget).get('password');
            if (typeof password === 'string') submit(password);
          }}
        >
          <input
            type="password"
            name="password"
            autoComplete="off"
            aria-label={pdfTexts.passwordOf}
            aria-invalid={wasWrong}
          />
          <Button type="submit" size="xs">
            {pdfTexts.open}
          </Button>
        </form>
      }
    />
  );
}
