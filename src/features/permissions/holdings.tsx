import { IconKeyOff } from '@tabler/icons-react';
import { realmLabel, realmOf } from '~/domain/access/roles.ts';
import type { Holding } from '~/domain/grant/grant.ts';
import { roleNames } from '~/domain/grant/preview.ts';
import { conjunction } from '~/domain/words/lists.ts';
import { grantTexts, permissionsPageTexts } from '~/domain/words/texts/grants.ts';
import { config } from '~/config.ts';
import { getAccountRealmName } from '~/queries/grants/grants.ts';
import { Badge } from '~/ui/Badge.tsx';

export function holdingText({ base, items }: Holding): string {
  const held = [
    ...(base ? [conjunction([...roleNames(base.roles)])] : []),
    ...(items.length > 0 ? [grantTexts.itemCount(items.length)] : []),
  ];
  return grantTexts.held(held);
}

type Props = { readonly accountNumber: string; readonly holding: Pick<Holding, 'realm'> };

export function HoldingRealm({ accountNumber, holding: { realm } }: Props) {
  if (realm === getAccountRealmName(accountNumber)) return null;
  const known = realmOf(realm, config.productCode);
  return <Badge size="small">{known ? realmLabel[known] : realm}</Badge>;
}

export const noneFound = (isEmpty: boolean) => ({
  image: <IconKeyOff size={26} />,
  title: permissionsPageTexts.none,
  text: isEmpty ? permissionsPageTexts.nobody : permissionsPageTexts.noneFits,
});
