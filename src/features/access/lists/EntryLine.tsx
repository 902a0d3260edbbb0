import type { ReactElement } from 'react';
import type { WhitelistEntry } from '~/domain/access/lists.ts';
import { roleText } from '~/domain/access/matrixReview.ts';
import { countryOf } from '~/domain/account/subsidiaries.ts';
import { listTexts } from '~/domain/words/texts/accessLists.ts';

type Props = { readonly entry: WhitelistEntry; readonly realm: string };

/** Realm, roles, families and subsidiaries of an entry in one line. */
export const EntryLine = ({ entry, realm }: Props): ReactElement => (
  <>
    {listTexts.summary([
      realm,
      entry.roles.map(roleText).join(', '),
      entry.productFamilies.join(', '),
      entry.dataAreas.map(countryOf).join(', '),
    ])}
  </>
);
