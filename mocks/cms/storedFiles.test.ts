import { describe, expect, test } from 'vitest';
import { readUploadedFile } from './storedFiles.ts';

describe('a multipart body', () => {
  const chunked = (bytes: Uint8Array<ArrayBuffer>, size: number) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
  const request = (text: string, size: number, contentType = 'multipart/form-data; boundary=xYz') =>
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body: chunked(new TextEncoder().encode(text), size),
      duplex: 'half',
    } as RequestInit);
  const content = async (given: Request): Promise<string> => {
    const parts: Uint8Array[] = [];
    for await (const part of (await readUploadedFile(given)).bytes) parts.push(part);
    return Buffer.concat(parts).toString('utf8');
  };
  const part = (name: string, text: string) =>
    `--xYz\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`;

  test.each([1, 2, 3, 7, 64, 4096])('gives its file byte for byte in chunks of %i', async (size) => {
    const text = 'line\r\n--xY almost\r\n\r\n--\r\n-';
    const form = `${part('note', 'before')}${part('file', text)}${part('after', 'x')}--xYz--\r\n`;
    expect(await content(request(form, size))).toBe(text);
  });

  test('that breaks off is refused', async () => {
    await expect(content(request(part('file', 'half a fi').slice(0, -4), 16))).rejects.toMatchObject({
      status: 400,
    });
  });

  test.each([
    ['no file in it', request(`${part('note', 'x')}--xYz--\r\n`, 16)],
    ['another type', request('{}', 16, 'application/json')],
    ['no boundary', request('--x', 16, 'multipart/form-data')],
  ])('with %s is refused', async (_, given) => {
    await expect(content(given)).rejects.toMatchObject({ status: 400 });
  });
});
