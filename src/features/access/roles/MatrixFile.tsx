import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef, type ReactElement } from 'react';
import type { Matrices } from '~/domain/access/matrix.ts';
import { collect, edited } from '~/domain/access/matrixEdits.ts';
import { matrixFile, readMatrixFile } from '~/domain/access/matrixFile.ts';
import { notice } from '~/domain/notice/notices.ts';
import { roleTexts } from '~/domain/words/texts/roles.ts';
import { config } from '~/config.ts';
import { readKnownNames } from '~/queries/access/matrices.ts';
import { openModal } from '~/platform/modals.ts';
import { notify } from '~/platform/notices.ts';
import { saveFile } from '~/platform/saveFile.ts';
import type { RoleDraft } from './RoleMatrix.tsx';
import styles from './Roles.module.css';

type Props = { readonly now: Matrices; readonly draft: RoleDraft };

/** Greatest size of a file of roles, in bytes. Hundreds of roles of hundreds of operations are a tenth of it. */
const largest = 20_000_000;

/** The text of a file; undefined for one that cannot be read, or is far too large to be one of roles. */
const textOf = (file: File): Promise<string | undefined> =>
  file.size > largest ? Promise.resolve(undefined) : file.text().catch(() => undefined);

/** The tables as a file: written, and read again into edits that are reviewed as any others. */
export function MatrixFile({ now, draft: [draft, change] }: Props): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = await textOf(file);
    if (text === undefined) {
      openModal({ title: roleTexts.importTitle, body: <ImportErrors errors={[roleTexts.importUnread]} /> });
      return;
    }
    const { edits, errors } = readMatrixFile(text, edited(now, draft.edits), {
      productCode: config.productCode,
      names: await readKnownNames(client),
    });
    if (errors) {
      openModal({ title: roleTexts.importTitle, body: <ImportErrors errors={errors} /> });
      return;
    }
    const collected = edits.reduce((all, edit) => collect(all, edit, now), draft.edits);
    change({ edits: collected });
    notify(
      collected.length === 0 || edits.length === 0
        ? notice('INFO', { title: roleTexts.importNothing, body: roleTexts.importNothingAbout })
        : notice('INFO', { title: roleTexts.imported(edits.length) }),
    );
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        aria-label={roleTexts.import}
        hidden
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden />}
        onClick={() => field.current?.click()}
      >
        {roleTexts.import}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() =>
          saveFile(new Blob([matrixFile(now)], { type: 'application/json' }), roleTexts.fileName)
        }
      >
        {roleTexts.export}
      </Button>
    </>
  );
}

const ImportErrors = ({ errors }: { readonly errors: readonly string[] }): ReactElement => (
  <ul className={styles.errors}>
    {errors.map((error) => (
      <li key={error}>{error}</li>
    ))}
  </ul>
);
