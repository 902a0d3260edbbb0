import { useQuery } from '@tanstack/react-query';
import { IconBuilding } from '@tabler/icons-react';
import { accountWords } from '~/domain/account/accountFilter.ts';
import { accountLabel, isRetired, listedAccounts } from '~/domain/account/accounts.ts';
import { mayOpenAccounts } from '~/domain/account/permission.ts';
import { ranked } from '~/domain/palette/rank.ts';
import { accountTexts } from '~/domain/words/texts/accounts.ts';
import { paths } from '~/paths.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { useActor } from '~/session/me.ts';
import { createPaletteSource, toListResult, type PaletteQuery } from '~/ui/palette/source.ts';

const most = 5;

function useAccounts({ text, asked }: PaletteQuery) {
  const mayOpen = mayOpenAccounts(useActor()).allowed;
  const read = useQuery({ ...accountsQuery(), enabled: mayOpen && asked !== '' });
  if (!mayOpen) return undefined;
  return toListResult(read, text, accountTexts.paletteGroup, (data) =>
    ranked(listedAccounts(data), text, accountWords, most).map((account) => {
      const { name, number, erpId } = accountLabel(account);
      return {
        key: number,
        title: name,
        detail: accountTexts.paletteAbout([number, erpId].filter(Boolean)),
        icon: IconBuilding,
        to: paths.account(number),
        refusal: isRetired(account) ? accountTexts.paletteRetired : undefined,
      };
    }),
  );
}

export const sources = [createPaletteSource('accounts', 'THINGS', useAccounts)];
