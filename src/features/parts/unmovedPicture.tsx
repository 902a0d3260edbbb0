import type { QueryClient } from '@tanstack/react-query';
import { sameBytes } from '~/domain/content/sameBytes.ts';
import { partWord, type PartImageType } from '~/domain/part/enumerations.ts';
import { partImageTexts } from '~/domain/words/texts/partAdministration.ts';
import { partImage } from '~/queries/parts/images.ts';
import { part } from '~/queries/parts/parts.ts';
import { readNow } from '~/queries/readNow.ts';
import { Objection } from '~/ui/modal/useAttempt.ts';
import { PictureFrame } from '~/ui/picture/PictureFrame.tsx';
import styles from './PartImages.module.css';

/** A picture as a person sees it: null where none can be shown, undefined where it is not known yet. */
type SeenPicture = Blob | null | undefined;

const bytesOf = async (picture: Blob): Promise<Uint8Array> => new Uint8Array(await picture.arrayBuffer());

async function isSame(seen: SeenPicture, now: SeenPicture): Promise<boolean> {
  if (seen === undefined) return true;
  if (!seen || !now) return !seen && !now;
  return sameBytes(await bytesOf(seen), await bytesOf(now));
}

/**
 * Reads a picture of a part again before another takes its place or it is deleted. The call rejects with what is there now
 * where that is not what was seen last; it has been seen by then: the next call compares with that.
 */
export function unmovedPicture(
  client: QueryClient,
  partNumber: string,
  imageType: PartImageType,
  first: SeenPicture,
): () => Promise<void> {
  let seen = first;
  const kind = partWord(imageType);
  return async () => {
    const { images } = await readNow(client, part(partNumber));
    // One that is not there is not asked for: browsers log what they do not find.
    const now = images.includes(imageType) ? await readNow(client, partImage(partNumber, imageType)) : null;
    if (await isSame(seen, now)) return;
    seen = now;
    throw new Objection(
      now ? (
        <>
          <p>{partImageTexts.moved(kind)}</p>
          <div className={styles.slot}>
            <PictureFrame blob={now} alt={partImageTexts.now(kind)} instead={null} />
          </div>
          <p>{partImageTexts.goOn}</p>
        </>
      ) : (
        <p>{partImageTexts.lost(kind)}</p>
      ),
    );
  };
}
