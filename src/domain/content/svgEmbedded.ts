import { pictureHeader } from './picture.ts';

/** A picture within a drawing, as its header says. */
export type EmbeddedPicture = { readonly pixels: number; readonly animated: boolean };

function bytesOf(data: string): Uint8Array | undefined {
  const comma = data.indexOf(',');
  const text = data.slice(comma + 1);
  try {
    const isBase64 = /;\s*base64\s*$/i.test(data.slice(0, comma));
    const plain = isBase64 ? atob(decodeURIComponent(text).replaceAll(/\s/g, '')) : decodeURIComponent(text);
    return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The picture in a data address; undefined when its size cannot be read, so that nobody knows what it costs. */
export function embeddedPicture(address: string): EmbeddedPicture | undefined {
  const bytes = bytesOf(address.trim());
  const header = bytes && pictureHeader(bytes);
  return header && { pixels: header.width * header.height, animated: header.animated };
}
