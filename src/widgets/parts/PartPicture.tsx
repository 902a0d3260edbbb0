import { IconPuzzle } from '@tabler/icons-react';
import type { PartImageType } from '~/domain/part/enumerations.ts';
import { partImageQuery } from '~/queries/parts/partImages.ts';
import { Thumbnail } from '~/widgets/previews/Thumbnail.tsx';

/** Image types for small pictures, best first. */
const preferred = ['KBMAX_PHOTO', 'TOP_PICTURE', 'FUNCTION_SYMBOL', 'CAD_DRAWING_2D'] as const;

const standIn = (images: readonly string[]): PartImageType | undefined =>
  preferred.find((kind) => images.includes(kind));

type Props = { readonly partNumber: string; readonly images: readonly string[] };

export function PartPicture({ partNumber, images }: Props) {
  const kind = standIn(images);
  return (
    <Thumbnail
      picture={kind && partImageQuery(partNumber, kind)}
      instead={<IconPuzzle size={18} aria-hidden />}
    />
  );
}
