import { useQueryClient } from '@tanstack/react-query';
import { partWord, type PartImageType } from '~/domain/part/enumerations.ts';
import { deletePartImage } from '~/queries/parts/images.ts';
import { perform } from '~/queries/perform.ts';

/** Deletes a picture of a part. */
export function useDeleteImage(partNumber: string, imageType: PartImageType): () => Promise<unknown> {
  const client = useQueryClient();
  return () => perform(client, deletePartImage(partWord(imageType)), { path: { partNumber, imageType } });
}
