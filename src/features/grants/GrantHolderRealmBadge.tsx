import { IconKeyOff } from '@tabler/icons-react';
import { realmLabel, parseRealm } from '~/domain/access/roles.ts';
import type { GrantHolder } from '~/domain/grant/grant.ts';
import { listRoleNames } from '~/domain/grant/unitChanges.ts';
import { formatConjunction } from '~/domain/words/lists.ts';
import { grantTexts, grantsPageTexts } from '~/domain/words/texts/grants.ts';
import { config } from '~/config.ts';
import { getAccountRealmName } from '~/queries/grants/grants.ts';
import { Badge } from '~/ui/Badge.tsx';

export function formatGrantHolder({ base, items }: GrantHolder): string {
  const held = [
    ...(base ? [formatConjunction([...listRoleNames(base.roles)])] : []),
    ...(items.length > 0 ? [grantTexts.itemCount(items.length)] : []),
  ];
  return grantTexts.held(held);
}

type Props = { readonly accountNumber: string; readonly holding: Pick<GrantHolder, 'realm'> };

export function GrantHolderRealmBadge({ accountNumber, holding: { realm } }: Props) {
  if (realm === getAccountRealmName(accountNumber)) return null;
  const known = parseRealm(realm, config.productCode);
  return <Badge size="small">{known ? realmLabel[known] : realm}</Badge>;
}

export const buildGrantsEmptyState = (isEmpty: boolean) => ({
  image: <IconKeyOff size={26} />,
  title: grantsPageTexts.none,
  text: isEmpty ? grantsPageTexts.nobody : grantsPageTexts.noneFits,
});
