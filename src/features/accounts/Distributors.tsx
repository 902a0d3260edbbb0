import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { countryOf } from '~/domain/account/subsidiaries.ts';
import { accountTexts } from '~/domain/words/texts/accounts.ts';
import { distributors } from '~/queries/accounts/accounts.ts';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';

/** The distributors, each with its id and country. */
export function Distributors(): ReactElement {
  const list = useQuery(distributors());
  return (
    <ListPanel
      title={accountTexts.distributors}
      list={list}
      keyOf={({ distributorId }) => distributorId}
      empty={{ title: accountTexts.noDistributors }}
    >
      {({ distributorId, distributorName, dataArea }) => (
        <>
          <strong>{distributorName}</strong>
          <span>{accountTexts.distributorAbout(distributorId, countryOf(dataArea))}</span>
        </>
      )}
    </ListPanel>
  );
}
