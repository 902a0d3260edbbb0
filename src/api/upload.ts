import { resolveWithParser } from '~/api/responses/responseParser.ts';
import { parseJsonBody, type RequestOptions, type BufferedResponse, type Transport } from './sendRequest.ts';
import type { OperationArgs, Result, UploadOperationId } from './operations.ts';
import { buildFileForm } from './request.ts';
import { send } from './send.ts';

export type TransferProgress = { readonly loaded: number; readonly total: number | undefined };

export type TransferOptions = RequestOptions & {
  readonly onProgress?: ((progress: TransferProgress) => void) | undefined;
};

export type UploadOptions = TransferOptions & {
  readonly fields?: Readonly<Record<string, string>>;
};

/** XMLHttpRequest, since fetch reports no upload progress. */
function byXhr(onProgress: TransferOptions['onProgress']): Transport<string> {
  return ({ method, url, body }, headers, signal) =>
    new Promise<BufferedResponse<string>>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const abort = (): void => xhr.abort();
      const fail = (): void => reject(new TypeError('The upload broke off'));
      xhr.open(method, url);
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
        onProgress?.({ loaded, total: lengthComputable ? total : undefined }),
      );
      xhr.addEventListener('load', () =>
        resolve({ status: xhr.status, headers: headersOf(xhr), body: xhr.responseText }),
      );
      xhr.addEventListener('error', fail);
      xhr.addEventListener('abort', fail);
      xhr.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
      signal.addEventListener('abort', abort);
      // A retry sends the body from the start.
      onProgress?.({ loaded: 0, total: undefined });
      xhr.send(body ?? null);
    });
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Sends the file as the multipart field `file`, under the rules of `call`; a retry sends all of it again. */
export async function upload<K extends UploadOperationId>(
  operationId: K,
  args: Omit<OperationArgs<K>, 'body'>,
  file: File,
  { fields, onProgress, ...options }: UploadOptions = {},
): Promise<Result<K>> {
  const sending = send(
    operationId,
    { ...args, body: buildFileForm(file, fields) },
    byXhr(onProgress),
    options,
  );
  const [reply, read] = await resolveWithParser(operationId, sending);
  return read(parseJsonBody(operationId, reply));
}
