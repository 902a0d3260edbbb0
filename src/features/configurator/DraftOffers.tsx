import { useOwner } from '~/session/useOwner.ts';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { offeredDrafts, type DesignDraft } from '~/domain/quote/draft.ts';
import { draftTexts } from '~/domain/words/texts/configurator.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { dropDraft, heldDrafts, readDrafts } from './draftStore.ts';
import styles from './Configurator.module.css';

type Props = {
  /** Id of the configuration whose drafts are offered; undefined: those of designs that have none yet. */
  readonly configurationId: string | undefined;
  /** Id of the quote whose drafts are offered as long as it has no configuration; undefined: those of any. */
  readonly quoteId: number | undefined;
  /** Name of the draft that is on the page. */
  readonly openKey: string;
  readonly onGoOn: (draft: DesignDraft) => void;
};

/** The designs of this person that were never saved: after a crash, a reload, or a session that ended. */
export function DraftOffers({ configurationId, quoteId, openKey, onGoOn }: Props): ReactElement | null {
  const owner = useOwner();
  const client = useQueryClient();
  const queryKey = ['designDrafts', owner.email, configurationId ?? '', quoteId ?? '', openKey];
  const { data: offered = [] } = useQuery({
    queryKey,
    queryFn: async () =>
      offeredDrafts(await readDrafts(owner), { configurationId, quoteId }, [
        openKey,
        ...(await heldDrafts()),
      ]),
    staleTime: 0,
    gcTime: 0,
  });
  if (offered.length === 0) return null;
  const discard = (draft: DesignDraft): void =>
    confirm({
      title: draftTexts.discardTitle,
      question: draftTexts.discardText,
      action: draftTexts.discard,
      dangerous: true,
      run: async () => {
        await dropDraft(owner, draft.key);
        await client.invalidateQueries({ queryKey });
      },
    });
  return (
    <ul className={styles.offers}>
      {offered.map((draft) => (
        <li key={draft.key}>
          <span title={draftTexts.when(draft.changedAt)}>
            {configurationId === undefined
              ? draftTexts.offerFor(draft.changedAt, draft.productFamily, draft.accountNumber)
              : draftTexts.offer(draft.changedAt)}
          </span>
          <span className={styles.offerActions}>
            <Button size="xs" onClick={() => onGoOn(draft)}>
              {draftTexts.goOn}
            </Button>
            <Button size="xs" variant="default" onClick={() => discard(draft)}>
              {draftTexts.discard}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
