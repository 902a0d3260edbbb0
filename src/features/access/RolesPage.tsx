import { HiddenFileInput } from '~/ui/form/HiddenFileInput.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconLock, IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import type { AccessMatrices, MatrixKind } from '~/domain/access/matrix.ts';
import { roleTexts } from '~/domain/words/texts/roles.ts';
import {
  combineMatrices,
  objectAccessQuery,
  realmRolesQuery,
  serviceAccessQuery,
  fetchKnownNames,
} from '~/queries/access/matrices.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import type { QueryResult } from '~/platform/queryResult.ts';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { AccessLayout, restrictToAdministrators } from './AccessLayout.tsx';
import { RoleMatrix, type RoleDraft, useRoleDraft } from './roles/RoleMatrix.tsx';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { addMatrixEdit, applyMatrixEdits } from '~/domain/access/matrixEdits.ts';
import { formatMatrixFile, parseMatrixFile } from '~/domain/access/matrixFile.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { config } from '~/config.ts';
import { openModal } from '~/platform/modals.ts';
import { notify } from '~/platform/notices.ts';
import { saveFile } from '~/platform/saveFile.ts';
import styles from './roles/Roles.module.css';

type Props = { readonly now: AccessMatrices; readonly draft: RoleDraft };

/** Maximum file size in bytes; a file of hundreds of roles with hundreds of operations has a tenth of it. */
const limit = 20_000_000;

const textOf = (file: File): Promise<string | undefined> =>
  file.size > limit ? Promise.resolve(undefined) : file.text().catch(() => undefined);

function RoleMatrixImportExport({ now, draft: [draft, change] }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = await textOf(file);
    if (text === undefined) {
      openModal({ title: roleTexts.importTitle, body: <ImportErrors errors={[roleTexts.importUnread]} /> });
      return;
    }
    const { edits, errors } = parseMatrixFile(text, applyMatrixEdits(now, draft.edits), {
      productCode: config.productCode,
      names: await fetchKnownNames(client),
    });
    if (errors) {
      openModal({ title: roleTexts.importTitle, body: <ImportErrors errors={errors} /> });
      return;
    }
    const collected = edits.reduce((all, edit) => addMatrixEdit(all, edit, now), draft.edits);
    change({ edits: collected });
    notify(
      collected.length === 0 || edits.length === 0
        ? createNotice('INFO', { title: roleTexts.importNothing, body: roleTexts.importNothingAbout })
        : createNotice('INFO', { title: roleTexts.imported(edits.length) }),
    );
  };
  return (
    <>
      <HiddenFileInput
        ref={field}
        accept="application/json,.json"
        aria-label={roleTexts.import}
        onChosen={([file]) => void take(file)}
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
          saveFile(new Blob([formatMatrixFile(now)], { type: 'application/json' }), roleTexts.fileName)
        }
      >
        {roleTexts.export}
      </Button>
    </>
  );
}

const ImportErrors = ({ errors }: { readonly errors: readonly string[] }) => (
  <ul className={styles.errors}>
    {errors.map((error) => (
      <li key={error}>{error}</li>
    ))}
  </ul>
);

const kinds: Readonly<Record<string, MatrixKind>> = { servlets: 'SERVLETS', roles: 'ROLES' };

export const Component = restrictToAdministrators(Roles);

function useMatrices(): QueryResult<AccessMatrices | null> {
  const services = useQuery(serviceAccessQuery());
  const objects = useQuery(objectAccessQuery());
  const realmRoles = useQuery(realmRolesQuery());
  return {
    data: combineMatrices(services.data, objects.data, realmRoles.data),
    error: services.error ?? objects.error ?? realmRoles.error,
    dataUpdatedAt: Math.min(services.dataUpdatedAt, objects.dataUpdatedAt, realmRoles.dataUpdatedAt),
    refetch: () => Promise.all([services.refetch(), objects.refetch(), realmRoles.refetch()]),
  };
}

function Roles() {
  const [parameters] = usePageSearchParams();
  const kind = kinds[parameters.get('tab') ?? ''] ?? 'SERVICES';
  const read = useMatrices();
  const draft = useRoleDraft();
  return (
    <AccessLayout
      title={roleTexts.titles[kind]}
      tab={kind}
      meta={roleTexts.about[kind]}
      actions={read.data ? <RoleMatrixImportExport now={read.data} draft={draft} /> : null}
    >
      <QueryBoundary read={read} what={roleTexts.themselves} rows={10} hasHead>
        {(matrices) =>
          matrices ? (
            <RoleMatrix key={kind} kind={kind} now={matrices} draft={draft} />
          ) : (
            <EmptyState image={<IconLock size={26} />} title={roleTexts.refused} />
          )
        }
      </QueryBoundary>
    </AccessLayout>
  );
}
