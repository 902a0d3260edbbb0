import '@mantine/core/styles/Button.css';
import { useStorageOwner } from '~/session/me.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { offeredDrafts, type DesignDraft, type DesignPlace, type DraftOffer } from '~/domain/quote/draft.ts';
import { draftTexts } from '~/domain/words/texts/configurator.ts';
import { openConfirmModal } from '~/ui/modal/Confirm.tsx';
import { dropDraft, heldDrafts, readDrafts } from './draftStore.ts';
import styles from './Configurator.module.css';

type Props = {
  readonly place: DesignPlace;
  /** Key of the draft that is on the page. */
  readonly openKey?: string;
  readonly onGoOn: (offer: DraftOffer) => void;
};

export function DraftOffers({ place, openKey = '', onGoOn }: Props) {
  const owner = useStorageOwner();
  const client = useQueryClient();
  const queryKey = ['designDrafts', owner.email, place, openKey];
  const { data: offered = [] } = useQuery({
    queryKey,
    queryFn: async () => offeredDrafts(readDrafts(owner), place, [openKey, ...(await heldDrafts())]),
    staleTime: 0,
    gcTime: 0,
  });
  if (offered.length === 0) return null;
  const discard = (draft: DesignDraft): void =>
    openConfirmModal({
      title: draftTexts.discardTitle,
      question: draftTexts.discardText,
      action: draftTexts.discard,
      dangerous: true,
      run: async () => {
        dropDraft(owner, draft.key);
        await client.invalidateQueries({ queryKey });
      },
    });
  return (
    <ul className="closeStack">
      {offered.map((offer) => {
        const { draft } = offer;
        return (
          <li className={styles.offer} key={draft.key}>
            <span title={draftTexts.when(draft.changedAt)}>{offerText(place, offer)}</span>
            <span className="flow">
              <Button size="xs" onClick={() => onGoOn(offer)}>
                {draftTexts.goOn}
              </Button>
              <Button size="xs" variant="default" onClick={() => discard(draft)}>
                {draftTexts.discard}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function offerText({ configurationId }: DesignPlace, { draft, isNew }: DraftOffer): string {
  const { changedAt, productFamily, accountNumber } = draft;
  if (isNew) return draftTexts.offerAsNew(changedAt);
  if (configurationId !== undefined) return draftTexts.offer(changedAt);
  return draftTexts.offerFor(changedAt, productFamily, accountNumber);
}
