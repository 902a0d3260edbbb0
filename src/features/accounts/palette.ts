import { useQuery } from '@tanstack/react-query';
import { IconBuilding } from '@tabler/icons-react';
import { listAccountSearchTerms } from '~/domain/account/accountFilter.ts';
import { buildAccountLabel, isRetired, omitTestAccounts } from '~/domain/account/accounts.ts';
import { checkAccountsAccess } from '~/domain/account/permission.ts';
import { rankMatches } from '~/domain/palette/rankMatches.ts';
import { accountTexts } from '~/domain/words/texts/accounts.ts';
import { paths } from '~/paths.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { useActor } from '~/session/me.ts';
import { createPaletteSource, toPaletteListResult, type PaletteQuery } from '~/ui/palette/paletteSource.ts';

const limit = 5;

function useAccounts({ text, asked }: PaletteQuery) {
  const canOpen = checkAccountsAccess(useActor()).allowed;
  const read = useQuery({ ...accountsQuery(), enabled: canOpen && asked !== '' });
  if (!canOpen) return undefined;
  return toPaletteListResult(read, text, accountTexts.paletteGroup, (data) =>
    rankMatches(omitTestAccounts(data), text, listAccountSearchTerms, limit).map((account) => {
      const { name, number, erpId } = buildAccountLabel(account);
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
