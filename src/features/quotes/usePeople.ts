import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { isSameAddress } from '~/domain/words/emailAddress.ts';
import { quoteFilterTexts } from '~/domain/words/texts/quotes.ts';
import { quotePeople, type QuotePerson } from '~/queries/quotes/quotePeople.ts';
import { useMe } from '~/session/me.ts';

export type People = {
  readonly all: readonly QuotePerson[];
  /** One's own id in the quoting system; undefined where it is not known. */
  readonly me: number | undefined;
  readonly nameOf: (id: number) => string;
};

const nobody: readonly QuotePerson[] = [];

/** The people of the quoting system. As long as they are not known, a person is named by number. */
export function usePeople(enabled = true): People {
  const { email } = useMe();
  const { data: all = nobody } = useQuery({ ...quotePeople(), enabled });
  const names = useMemo(() => new Map(all.map(({ id, name }) => [id, name])), [all]);
  const nameOf = useCallback(
    (id: number) => names.get(id) ?? quoteFilterTexts.assignees.unknown(id),
    [names],
  );
  const me = all.find((person) => isSameAddress(person.email, email))?.id;
  return useMemo(() => ({ all, me, nameOf }), [all, me, nameOf]);
}
