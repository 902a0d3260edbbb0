import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconUsersPlus, IconListCheck, IconPlus } from '@tabler/icons-react';
import { useId, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { Account } from '~/domain/account/accounts.ts';
import { permissionsPageTexts } from '~/domain/words/texts/grants.ts';
import { paths } from '~/paths.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { useGrantVerdicts } from '~/widgets/grants/useGranting.ts';
import styles from './Permissions.module.css';

/** What can be done about the grants at a customer. */
export function CustomerActions({ account }: { readonly account: Account }): ReactElement {
  const navigate = useNavigate();
  const id = useId();
  const { accountNumber } = account;
  const { mayGrantHere } = useGrantVerdicts(accountNumber);
  const said = mayGrantHere.allowed ? undefined : { reason: mayGrantHere.reason, id };
  const create = (): Promise<void> =>
    openWhenLoaded(
      () => import('~/widgets/grants/CreatePermission.tsx'),
      ({ openCreatePermission }) => openCreatePermission({ accountNumber }),
    );
  const grantToMany = (): Promise<void> =>
    openWhenLoaded(
      () => import('~/widgets/grants/GrantToMany.tsx'),
      ({ openGrantToMany }) => openGrantToMany(account),
    );
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconListCheck size={16} aria-hidden />}
        onClick={() => void navigate(paths.customerPermissions(accountNumber, undefined, { review: '1' }))}
      >
        {permissionsPageTexts.review}
      </Button>
      {said && (
        <span className={styles.soft} id={id}>
          {said.reason}
        </span>
      )}
      <VerdictButton
        size="sm"
        verdict={mayGrantHere}
        said={said}
        leftSection={<IconUsersPlus size={16} aria-hidden />}
        onClick={() => void grantToMany()}
      >
        {permissionsPageTexts.many}
      </VerdictButton>
      <VerdictButton
        size="sm"
        variant="filled"
        verdict={mayGrantHere}
        said={said}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => void create()}
      >
        {permissionsPageTexts.create}
      </VerdictButton>
    </>
  );
}
