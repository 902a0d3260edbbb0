import { cropPixels, isWhole, type Crop } from '~/domain/part/crop.ts';

/** Types of pictures that can be cropped; a drawing is not made of pixels. */
export const canBeCropped = ({ type }: Blob): boolean => type === 'image/png' || type === 'image/jpeg';

/** The part of a picture within a crop, as a file of the same type and name; the file itself for all of it. Rejects where it cannot be read. */
export async function cropPicture(file: File, crop: Crop): Promise<File> {
  if (isWhole(crop) || !canBeCropped(file)) return file;
  const picture = await createImageBitmap(file);
  try {
    const { x, y, width, height } = cropPixels(crop, picture);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, file.type, 0.92);
    });
    if (!blob) throw new Error('The canvas gives no picture');
    return new File([blob], file.name, { type: file.type });
  } finally {
    picture.close();
  }
}
