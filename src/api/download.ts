import { createMalformedResponseError } from './ApiError.ts';
import { createFetchTransport, type ResponseTransform } from './fetchTransport.ts';
import type { OperationArgs, OperationId } from './operations.ts';
import { send } from './send.ts';
import type { TransferOptions } from './upload.ts';

const counting =
  (onProgress: TransferOptions['onProgress']): ResponseTransform =>
  ({ headers }) => {
    // Content-Length counts compressed bytes, while progress counts decompressed ones.
    const announced = headers.has('Content-Encoding') ? null : headers.get('Content-Length');
    const total = announced !== null && /^\d+$/.test(announced) ? Number(announced) : undefined;
    let loaded = 0;
    return new TransformStream({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        onProgress?.({ loaded, total });
        controller.enqueue(chunk);
      },
      flush() {
        if (total !== undefined && loaded !== total) throw new TypeError('The answer broke off');
      },
    });
  };

export type DownloadedFile = { readonly blob: Blob; readonly name: string | undefined };

/** Downloads a file and reports progress, under the rules of `call`; a transfer that breaks off rejects. */
export async function download<K extends OperationId>(
  operationId: K,
  args: OperationArgs<K>,
  options: TransferOptions = {},
): Promise<DownloadedFile> {
  const { onProgress, ...within } = options;
  const { body, headers } = await send(operationId, args, createFetchTransport(counting(onProgress)), {
    ...within,
    accept: '*/*',
  });
  // No download is HTML: this is a proxy's error page or a sign-in page instead of the file.
  if (/^text\/html\b/i.test(headers.get('Content-Type') ?? ''))
    throw createMalformedResponseError(operationId);
  return { blob: body, name: parseDispositionFilename(headers.get('Content-Disposition') ?? '') };
}

/** File name of a Content-Disposition header; the extended form (RFC 5987) wins over the plain one. */
export function parseDispositionFilename(disposition: string): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch {
      return undefined;
    }
  }
  return /filename="((?:\\.|[^"\\])*)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1');
}
