import type { QueryClient } from '@tanstack/react-query';
import { hasSameContent } from '~/domain/content/sameContent.ts';
import { formatPartCode, type PartImageType } from '~/domain/part/enumerations.ts';
import { partImageTexts } from '~/domain/words/texts/partAdministration.ts';
import { fetchFreshPartImage } from '~/queries/parts/partImages.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { PictureFrame } from '~/ui/picture/PictureFrame.tsx';
import styles from './PartImages.module.css';

/** Picture on the page: null if it cannot be displayed, undefined while loading. */
type SeenPicture = { readonly picture: Blob | null | undefined };

async function isSame({ picture: seen }: SeenPicture, { picture: now }: SeenPicture): Promise<boolean> {
  if (seen === undefined) return true;
  if (!seen || !now) return !seen && !now;
  return hasSameContent(seen, now);
}

/** Uploads or deletes the picture of a slot only if it is as displayed. */
export function updatePartPictureIfUnchanged(
  client: QueryClient,
  partNumber: string,
  imageType: PartImageType,
  picture: SeenPicture['picture'],
): ConditionalUpdate<SeenPicture & { readonly isThere: boolean }> {
  const kind = formatPartCode(imageType);
  return updateIfUnchanged<SeenPicture, SeenPicture & { readonly isThere: boolean }>({
    baseline: createBaseline<SeenPicture>({ picture }),
    read: () => fetchFreshPartImage(client, partNumber, imageType),
    compare: async (seen, now) => {
      if (await isSame(seen, now)) return false;
      if (!now.picture) return true;
      return [
        <div key={kind} className={styles.slot}>
          <PictureFrame blob={now.picture} alt={partImageTexts.now(kind)} instead={null} />
        </div>,
        <p key="goOn">{partImageTexts.goOn}</p>,
      ];
    },
    texts: {
      gone: partImageTexts.lost(kind),
      changed: (now) => (now.picture ? partImageTexts.moved(kind) : partImageTexts.lost(kind)),
    },
  });
}
