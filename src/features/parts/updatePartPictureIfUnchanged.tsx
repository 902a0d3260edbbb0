import type { QueryClient } from '@tanstack/react-query';
import { hasSameContent } from '~/domain/content/sameContent.ts';
import { formatPartCode, type PartImageType } from '~/domain/part/enumerations.ts';
import { partImageTexts } from '~/domain/words/texts/partAdministration.ts';
import { fetchFreshPartImage } from '~/queries/parts/partImages.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { PictureFrame } from '~/ui/picture/PictureFrame.tsx';
import styles from './PartImages.module.css';

/** A picture as a person sees it: null where none can be shown, undefined where it is not known yet. */
type SeenPicture = { readonly picture: Blob | null | undefined };

async function isSame({ picture: seen }: SeenPicture, { picture: now }: SeenPicture): Promise<boolean> {
  if (seen === undefined) return true;
  if (!seen || !now) return !seen && !now;
  return hasSameContent(seen, now);
}

/** Puts another picture into a slot of a part, or deletes the one that is there, as a person has seen it. */
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
