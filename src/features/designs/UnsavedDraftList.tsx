import '@mantine/core/styles/Button.css';
import { useStorageOwner } from '~/session/me.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listDraftOffers,
  type DesignDraft,
  type DesignReference,
  type DraftOffer,
} from '~/domain/design/designDraft.ts';
import { designDraftTexts } from '~/domain/words/texts/designs.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import { deleteDesignDraft, listLockedDraftKeys, readDesignDrafts } from './designDraftStore.ts';
import styles from './Configurator.module.css';

type Props = {
  readonly place: DesignReference;
  /** Key of the draft that is open on the page. */
  readonly openKey?: string;
  readonly onGoOn: (offer: DraftOffer) => void;
};

export function UnsavedDraftList({ place, openKey = '', onGoOn }: Props) {
  const owner = useStorageOwner();
  const client = useQueryClient();
  const queryKey = ['designDrafts', owner.email, place, openKey];
  const { data: offered = [] } = useQuery({
    queryKey,
    queryFn: async () =>
      listDraftOffers(readDesignDrafts(owner), place, [openKey, ...(await listLockedDraftKeys())]),
    staleTime: 0,
    gcTime: 0,
  });
  if (offered.length === 0) return null;
  const discard = (draft: DesignDraft): void =>
    openConfirmModal({
      title: designDraftTexts.discardTitle,
      question: designDraftTexts.discardText,
      action: designDraftTexts.discard,
      dangerous: true,
      run: async () => {
        deleteDesignDraft(owner, draft.key);
        await client.invalidateQueries({ queryKey });
      },
    });
  return (
    <ul className="closeStack">
      {offered.map((offer) => {
        const { draft } = offer;
        return (
          <li className={styles.offer} key={draft.key}>
            <span title={designDraftTexts.when(draft.changedAt)}>{offerText(place, offer)}</span>
            <span className="flow">
              <Button size="xs" onClick={() => onGoOn(offer)}>
                {designDraftTexts.goOn}
              </Button>
              <Button size="xs" variant="default" onClick={() => discard(draft)}>
                {designDraftTexts.discard}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function offerText({ configurationId }: DesignReference, { draft, isNew }: DraftOffer): string {
  const { changedAt, productFamily, accountNumber } = draft;
  if (isNew) return designDraftTexts.offerAsNew(changedAt);
  if (configurationId !== undefined) return designDraftTexts.offer(changedAt);
  return designDraftTexts.offerFor(changedAt, productFamily, accountNumber);
}
