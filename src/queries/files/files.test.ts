import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '~/queries/client.ts';
import { downloadApp } from '~/queries/apps/apps.ts';
import { downloadModelPicture } from '~/queries/designs/toolbox.ts';
import { deleteAttachmentMutation, downloadArtefact, downloadFile } from './files.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { exportConfiguration } from './releasePackage.ts';
import type { FileEntry } from '~/domain/file/fileGroups.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { cancelJob, clearJobs, useJobs } from '~/platform/jobs/jobs.ts';
import { clearNotices, useNotices } from '~/platform/notices.ts';
import { Archive } from '~/platform/zip/archive.ts';
import type { ArchiveResponse, ArchiveRequest } from '~/platform/zip/archive.worker.ts';

const calls: string[] = [];
const saved: { name: string; blob: Blob }[] = [];
let answer: (url: string) => Response;

/** Worker that runs on the main thread. */
class PageWorker extends EventTarget {
  readonly #archive = new Archive();

  postMessage({ file }: ArchiveRequest): void {
    const reply = async (): Promise<ArchiveResponse> =>
      file ? { sha256: await this.#archive.add(file) } : { archive: this.#archive.finish() };
    void reply().then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    calls.push('TERMINATED');
  }
}

beforeEach(() => {
  calls.length = 0;
  saved.length = 0;
  answer = () => new Response('content', { headers: { 'Content-Type': 'application/pdf' } });
  vi.stubGlobal('Worker', PageWorker);
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`);
    return Promise.resolve(answer(url));
  });
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) last = blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: last });
  });
});

afterEach(() => {
  clearJobs();
  clearNotices();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const version = (versionNumber: number) => ({
  versionNumber,
  adminOnly: false,
  size: null,
  created: '2026-03-05T10:00:00.000Z',
  createdBy: 'application.engineer@maker.example',
});
const file = (over: Partial<FileEntry> = {}): FileEntry => ({
  kind: 'ARTEFACT',
  id: 'QUOTE',
  configurationId: 'OU1234',
  productConfigurationId: undefined,
  revision: '0A',
  name: 'Quote',
  documentType: 'PDF',
  state: 'READY',
  staffOnly: false,
  allRevisions: false,
  versions: [version(3), version(2)],
  ...over,
});
const device = { productConfigurationId: 'P1-OU1234' };
const attachment = { kind: 'ATTACHMENT', id: '7', name: 'Drawing', state: '' } as const;

describe('a file is downloaded', () => {
  test.each([
    [
      'an artefact',
      {},
      'downloadConfigurationArtefact?configurationId=OU1234&artefactType=QUOTE&revision=0A',
    ],
    [
      "a device's artefact",
      device,
      'downloadProductConfigurationArtefact?productConfigurationId=P1-OU1234&artefactType=QUOTE&revision=0A',
    ],
    ['an attachment', attachment, 'downloadConfigurationAttachment?configurationId=OU1234&attachmentId=7'],
    [
      "a device's attachment",
      { ...device, ...attachment },
      'downloadProductConfigurationAttachment?productConfigurationId=P1-OU1234&attachmentId=7',
    ],
  ])('%s, its newest version or another', async (_, over, address) => {
    await downloadFile(file(over)).ended;
    await downloadFile(file(over), 2).ended;
    expect(calls).toEqual([`GET /cms/${address}&versionNumber=3`, `GET /cms/${address}&versionNumber=2`]);
  });

  test.each([
    [`attachment; filename="x.pdf"; filename*=UTF-8''OU1234_0A3_QUOTE.pdf`, {}, 'OU1234_0A3_QUOTE.pdf'],
    [`attachment; filename*=UTF-8''..%2F..%2Fevil%E2%80%AEfdp.exe`, {}, '_.._evilfdp.exe.pdf'],
    [`attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%22alt%22.pdf`, {}, 'Größe _alt_.pdf'],
    [`attachment; filename*=UTF-8''${'x'.repeat(300)}.pdf`, {}, `${'x'.repeat(116)}.pdf`],
    ['', {}, 'Quote.pdf'],
    [
      '',
      { ...device, id: 'MODULATE_FILE', name: 'Modulate file', documentType: 'TEXT' },
      'P1-OU1234_0A3.txt',
    ],
  ])('and saved by %s', async (disposition, over, name) => {
    answer = () => new Response('content', { headers: { 'Content-Disposition': disposition } });
    await downloadFile(file(over)).ended;
    expect(saved.map((each) => each.name)).toEqual([name]);
  });

  test('but not when it broke off', async () => {
    answer = () => new Response('content', { headers: { 'Content-Length': '100' } });
    await expect(downloadFile(file()).ended).rejects.toThrow('The server could not be reached');
    expect(saved).toEqual([]);
    expect(useJobs.getState().jobs[0]).toMatchObject({ title: 'Quote', state: 'FAILED' });
  });

  test.each([
    ['a file', () => downloadFile(file()), 'Quote'],
    [
      'an artefact of a home page',
      () => downloadArtefact({ configurationId: 'OU1', revision: '0A' }, 'AX_BOM'),
      'AX BOM',
    ],
    ['an app', () => downloadApp({ platform: 'MODULATE_MAC', version: '4.1' }), 'MODULATE_MAC_4.1'],
    [
      'a picture of the 3D model',
      () => downloadModelPicture({ productConfigurationId: 'P1-OU1', view: 'FRONT' }),
      'P1-OU1_FRONT.png',
    ],
  ])('and %s that broke off is told wherever the person is, once', async (_, download, what) => {
    answer = () => new Response('content', { headers: { 'Content-Length': '100' } });
    await expect(download().ended).rejects.toThrow('The server could not be reached');
    expect(useNotices.getState().shown.map(({ title }) => title)).toEqual([
      expect.stringContaining(`${what} could not be downloaded`),
    ]);
  });

  test('and one that is refused is told as a failed call, once', async () => {
    answer = () => Response.json({ humanReadableError: 'It is gone' }, { status: 410 });
    await expect(downloadFile(file()).ended).rejects.toThrow('It is gone');
    expect(useNotices.getState().shown.map(({ body }) => body)).toEqual(['It is gone.']);
  });

  test('and one that is called off is not told', async () => {
    const job = downloadFile(file());
    cancelJob(job.id);
    await expect(job.ended).rejects.toThrow('aborted');
    expect(useNotices.getState().shown).toEqual([]);
  });
});

test('an attachment is deleted by its configuration and id', async () => {
  answer = () => Response.json({});
  const path = { configurationId: 'OU1234', attachmentId: '7' };
  await executeMutation(createQueryClient(), deleteAttachmentMutation('Drawing'), { path });
  expect(calls).toEqual(['DELETE /cms/configurations/attachment/OU1234/7']);
});

describe('an export', () => {
  const artefact = (artefactType: string) => ({
    artefactType,
    name: artefactType,
    artefactState: 'READY' as const,
    documentType: 'PDF' as const,
    revisionId: '0A',
    versions: [version(1), version(2)],
  });
  // The fields of a configuration that an export reads.
  const configuration = (...types: string[]) =>
    ({
      configurationId: 'OU1234',
      revision: '0A',
      productFamily: 'G6',
      account: { accountNumber: '3010001', accountName: 'Crane works' },
      artefacts: types.map(artefact),
      attachments: [],
      productConfigurations: [],
    }) as unknown as Configuration;
  const viewer = { units: [], productCode: 'MAKER' };
  const start = (subject: Configuration) => exportConfiguration(subject, viewer, 'approver@maker.example');

  test('saves every file, the manifest and the sums as one archive', async () => {
    await start(configuration('QUOTE', 'AX_BOM')).ended;
    expect(saved.map(({ name, blob }) => [name, blob.type])).toEqual([['OU1234_0A.zip', 'application/zip']]);
    const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? []);
    const { unzipSync, strFromU8 } = await import('fflate');
    const files = unzipSync(bytes);
    const paths = ['Configuration/Quote.pdf', 'Configuration/AX BOM.pdf'];
    expect(Object.keys(files)).toEqual([...paths, 'manifest.json', 'SHA256SUMS']);
    const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
    expect(manifest).toMatchObject({ configurationId: 'OU1234', packedBy: 'approver@maker.example' });
    expect(manifest.files).toMatchObject(paths.map((path) => ({ path, version: 2, size: 7 })));
    expect(calls.at(-1)).toBe('TERMINATED');
  });

  test('of a configuration without files is the configuration', async () => {
    await start(configuration()).ended;
    expect(saved.map(({ name }) => name)).toEqual(['OU1234_0A.json']);
    expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toMatchObject({ configurationId: 'OU1234' });
  });

  test('is whole or fails', async () => {
    answer = (url) =>
      url.includes('AX_BOM')
        ? Response.json({ errorCode: 'NOT_FOUND', humanReadableError: 'It is gone' }, { status: 404 })
        : new Response('content');
    await expect(start(configuration('QUOTE', 'AX_BOM')).ended).rejects.toThrow('It is gone');
    expect(saved).toEqual([]);
    expect(calls.at(-1)).toBe('TERMINATED');
  });
});
