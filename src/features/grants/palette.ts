import { useQuery } from '@tanstack/react-query';
import { IconKey } from '@tabler/icons-react';
import { checkGrantsAccess } from '~/domain/access/staffDecisions.ts';
import { checkOperations } from '~/domain/access/decision.ts';
import { getCustomerName, findGrantedPeople } from '~/domain/grant/overview.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { createGrantTexts, grantsPageTexts } from '~/domain/words/texts/grants.ts';
import { paths } from '~/paths.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { allGrantsQuery } from '~/queries/grants/grants.ts';
import { useActor } from '~/session/me.ts';
import { openCreatePermission } from '~/widgets/grants/dialogs.ts';
import { createPaletteSource, type PaletteQuery } from '~/ui/palette/paletteSource.ts';
import { useGrantingAccounts } from '~/widgets/grants/useGrantDecisions.ts';
import { createWordMatcher } from '~/domain/words/search.ts';

const limit = 5;

function useMayGrant(): boolean {
  const actor = useActor();
  return checkGrantsAccess(actor.units).allowed && checkOperations(actor, 'affiliationDelegate').allowed;
}

function usePeople({ text, asked }: PaletteQuery) {
  const canGrant = useMayGrant();
  const own = useGrantingAccounts();
  const enabled = canGrant && asked !== '';
  const { data: grants, isFetching, isError, refetch } = useQuery({ ...allGrantsQuery(), enabled });
  const { data: all } = useQuery({ ...accountsQuery(), enabled });
  if (!canGrant) return undefined;
  const search = text.trim();
  const found = search === '' || !grants || !all ? [] : findGrantedPeople({ all, own, grants, search });
  return {
    title: grantsPageTexts.people,
    isPending: search !== '' && isFetching && !grants,
    retry: isError && search !== '' ? () => void refetch() : undefined,
    entries: found.slice(0, limit).map(({ account, holding: { address } }) => ({
      key: `${account.accountNumber} ${address}`,
      title: escapeInvisibleText(address),
      detail: getCustomerName(account),
      icon: IconKey,
      to: paths.customerPermissions(account.accountNumber, address),
    })),
  };
}

function useActions({ text }: PaletteQuery) {
  const { title } = createGrantTexts;
  if (!useMayGrant()) return undefined;
  const fits = createWordMatcher(text)(title);
  return {
    title: grantsPageTexts.title,
    entries: fits
      ? [{ key: 'createPermission', title, icon: IconKey, run: () => openCreatePermission() }]
      : [],
  };
}

export const sources = [
  createPaletteSource('createPermission', 'ACTIONS', useActions),
  createPaletteSource('grants', 'THINGS', usePeople),
];
