import { useQuery } from '@tanstack/react-query';
import { IconLock } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { Matrices, MatrixKind } from '~/domain/access/matrix.ts';
import { roleTexts } from '~/domain/words/texts/roles.ts';
import {
  matricesFrom,
  objectAccessOfRoles,
  rolesOfRealms,
  serviceAccessOfRoles,
} from '~/queries/access/matrices.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import type { Read } from '~/platform/read.ts';
import { useAddressQuery } from '~/platform/routing/useAddressQuery.ts';
import { AccessFrame, AdministratorsOnly } from './AccessFrame.tsx';
import { MatrixFile } from './roles/MatrixFile.tsx';
import { RoleMatrix } from './roles/RoleMatrix.tsx';
import { useRoleDraft } from './roles/useRoleDraft.ts';

const kinds: Readonly<Record<string, MatrixKind>> = { servlets: 'SERVLETS', roles: 'ROLES' };

/** Services, servlets and roles of every realm, of which the address names one. */
export function Component(): ReactElement {
  const [parameters] = useAddressQuery();
  return (
    <AdministratorsOnly>
      <Roles kind={kinds[parameters.get('tab') ?? ''] ?? 'SERVICES'} />
    </AdministratorsOnly>
  );
}

/** The three reads as one: null where one of them was refused. */
function useMatrices(): Read<Matrices | null> {
  const services = useQuery(serviceAccessOfRoles());
  const objects = useQuery(objectAccessOfRoles());
  const realmRoles = useQuery(rolesOfRealms());
  return {
    data: matricesFrom(services.data, objects.data, realmRoles.data),
    error: services.error ?? objects.error ?? realmRoles.error,
    dataUpdatedAt: Math.min(services.dataUpdatedAt, objects.dataUpdatedAt, realmRoles.dataUpdatedAt),
    refetch: () => Promise.all([services.refetch(), objects.refetch(), realmRoles.refetch()]),
  };
}

function Roles({ kind }: { readonly kind: MatrixKind }): ReactElement {
  const read = useMatrices();
  const draft = useRoleDraft();
  return (
    <AccessFrame
      title={roleTexts.titles[kind]}
      tab={kind}
      meta={roleTexts.about[kind]}
      actions={read.data ? <MatrixFile now={read.data} draft={draft} /> : null}
    >
      <Answer read={read} what={roleTexts.themselves} waiting={<ListSkeleton rows={10} hasHead />}>
        {(matrices) =>
          matrices ? (
            <RoleMatrix key={kind} kind={kind} now={matrices} draft={draft} />
          ) : (
            <EmptyState image={<IconLock size={26} />} title={roleTexts.refused} />
          )
        }
      </Answer>
    </AccessFrame>
  );
}
