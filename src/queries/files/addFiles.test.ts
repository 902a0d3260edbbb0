import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addArtefact, addAttachment, addAttachmentVersion } from './addFiles.ts';
import { createQueryClient } from '~/queries/client.ts';
import { anonymousTokenSource, setTokenSource } from '~/api/tokens.ts';
import { cancelJob, clearJobs, retryJob, useJobs } from '~/platform/jobs/jobs.ts';

type Reply = { readonly status: number; readonly body: unknown };
type Sent = { readonly what: string; readonly token: string | null; readonly body: unknown };

const sent: Sent[] = [];
/** Responses to the next uploads; SILENCE leaves one pending. */
let uploads: (Reply | 'SILENCE' | 'BROKEN')[] = [];
let announced: Reply = { status: 200, body: { attachmentId: '7' } };
let known: unknown = {};

/** The part of XMLHttpRequest that uploads use. */
class FakeXhr extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #what = '';
  #token: string | null = null;

  open(method: string, url: string): void {
    this.#what = `${method} ${url}`;
  }

  setRequestHeader(name: string, value: string): void {
    if (name === 'Authorization') this.#token = value;
  }

  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n';
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }

  send(body: FormData): void {
    sent.push({ what: this.#what, token: this.#token, body: body.get('file') });
    const progress = new ProgressEvent('progress', { loaded: 500, total: 1000, lengthComputable: true });
    this.upload.dispatchEvent(progress);
    const reply = uploads.shift() ?? { status: 200, body: {} };
    if (reply === 'SILENCE') return;
    if (reply !== 'BROKEN') {
      this.status = reply.status;
      this.responseText = JSON.stringify(reply.body);
    }
    this.dispatchEvent(new Event(reply === 'BROKEN' ? 'error' : 'load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  sent.length = 0;
  uploads = [];
  announced = { status: 200, body: { attachmentId: '7' } };
  let token = 'old';
  setTokenSource({
    ...anonymousTokenSource,
    current: () => Promise.resolve(token),
    renew: () => Promise.resolve((token = 'new')),
  });
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    sent.push({
      what: `${method} ${url}`,
      token: null,
      body: typeof body === 'string' ? JSON.parse(body) : body,
    });
    const { status, body: answer } = method === 'POST' ? announced : { status: 200, body: known };
    return Promise.resolve(Response.json(answer, { status }));
  });
});

afterEach(() => {
  clearJobs();
  setTokenSource(anonymousTokenSource);
  vi.unstubAllGlobals();
});

const file = new File(['Wiring as agreed'], 'agreement.txt', { type: 'text/plain' });
const wanted = { configurationId: 'OU1234', revision: '0A', attachmentName: 'Agreement', revisionOnly: true };
const announce = 'POST /cms/configurations/attachment';
const send = 'POST /cms/UploadConfigurationAttachment?configurationId=OU1234&attachmentId=7';
const look = 'GET /cms/configurations/OU1234?revision=0A';
const calls = (): string[] => sent.map(({ what }) => what);
const job = () => useJobs.getState().jobs[0];

const add = (more: object = {}) => {
  const started = addAttachment(createQueryClient(), { ...wanted, ...more }, file);
  started.ended.catch(() => undefined);
  return started;
};

describe('an attachment', () => {
  test('is announced, and then sent', async () => {
    await add({ makerOnly: true }).ended;
    expect(calls()).toEqual([announce, send]);
    expect(sent[0]?.body).toEqual({
      ...wanted,
      makerOnly: true,
      attachmentType: 'ATTACHMENT_GENERIC',
      documentType: 'TEXT',
    });
    expect(sent[1]?.body).toMatchObject({ name: 'agreement.txt', size: 16 });
    expect(job()).toMatchObject({ title: 'Agreement: agreement.txt', state: 'DONE' });
  });

  test('of a product configuration goes there', async () => {
    await add({ productConfigurationId: 'P00003-OU1234' }).ended;
    expect(calls()[1]).toBe(
      'POST /cms/UploadProductConfigurationAttachment?productConfigurationId=P00003-OU1234&attachmentId=7',
    );
  });

  test('tells how far it is', async () => {
    uploads = ['SILENCE'];
    const { id } = add();
    await vi.waitFor(() => expect(job()).toMatchObject({ share: 0.5, detail: 'Sent 500 bytes of 1.0 kB' }));
    cancelJob(id);
    await vi.waitFor(() => expect(job()).toMatchObject({ state: 'CANCELLED' }));
  });

  test('that was called off or broke off is not announced again', async () => {
    uploads = ['SILENCE', 'BROKEN', { status: 200, body: {} }];
    const { id } = add();
    await vi.waitFor(() => expect(calls()).toEqual([announce, send]));
    cancelJob(id);
    await vi.waitFor(() => expect(job()?.state).toBe('CANCELLED'));
    retryJob(id);
    await vi.waitFor(() => expect(job()).toMatchObject({ state: 'FAILED' }));
    retryJob(id);
    await vi.waitFor(() => expect(job()?.state).toBe('DONE'));
    expect(calls()).toEqual([announce, send, send, look, send]);
  });

  test.each([
    [{ attachmentId: '7', versions: [{ versionNumber: 1 }] }, 'DONE', [announce, send, look]],
    [{ attachmentId: '7', versions: [] }, 'FAILED', [announce, send, look]],
    [{ attachmentId: '8', versions: [{ versionNumber: 1 }] }, 'FAILED', [announce, send, look]],
  ])('whose answer was lost is looked for: with %j there it has %s', async (there, state, expected) => {
    uploads = ['BROKEN'];
    known = { productConfigurations: [], attachments: [there] };
    await add().ended.catch(() => undefined);
    expect(job()?.state).toBe(state);
    expect(calls()).toEqual(expected);
  });

  test('that is refused is not looked for', async () => {
    uploads = [{ status: 403, body: {} }];
    await expect(add().ended).rejects.toMatchObject({ status: 403 });
    expect(calls()).toEqual([announce, send]);
  });

  test('is sent once more, whole, when the token has ended on the way', async () => {
    uploads = [
      { status: 401, body: {} },
      { status: 200, body: {} },
    ];
    await add().ended;
    expect(sent.map(({ token }) => token)).toEqual([null, 'Bearer old', 'Bearer new']);
    expect(sent[2]?.body).toMatchObject({ size: 16 });
  });

  test('that was announced before and never sent is the one that is sent', async () => {
    announced = { status: 409, body: { errorCode: 'CONFLICT', humanReadableError: 'There is one' } };
    known = {
      productConfigurations: [],
      attachments: [{ ...wanted, makerOnly: false, documentType: 'TEXT', attachmentId: '7', versions: [] }],
    };
    await add().ended;
    expect(calls()).toEqual([announce, look, send]);
  });

  test('whose name is taken is refused in the words of the server', async () => {
    announced = { status: 409, body: { errorCode: 'CONFLICT', humanReadableError: 'There is one' } };
    known = {
      productConfigurations: [],
      attachments: [{ attachmentName: 'Agreement', attachmentId: '7', versions: [{}] }],
    };
    await expect(add().ended).rejects.toThrow('There is one');
    expect(job()).toMatchObject({ state: 'FAILED', detail: 'There is one' });
  });

  test('gets another version without being announced', async () => {
    const owner = { configurationId: 'OU1234', revision: '0A', attachmentId: '7' };
    await addAttachmentVersion(createQueryClient(), owner, 'Agreement', file).ended;
    expect(calls()).toEqual([send]);
  });
});

test.each([
  [undefined, 'POST /cms/UploadConfigurationArtefact?configurationId=OU1234'],
  ['P1-OU1234', 'POST /cms/UploadProductConfigurationArtefact?productConfigurationId=P1-OU1234'],
])('an artefact of %s is sent at once', async (productConfigurationId, address) => {
  const owner = { configurationId: 'OU1234', productConfigurationId, revision: '0A' };
  const input = { ...owner, artefactType: 'QUOTE', revisionOnly: true };
  await addArtefact(createQueryClient(), input, 'Quote', file).ended;
  expect(calls()).toEqual([`${address}&artefactType=QUOTE&revision=0A&revisionOnly=true`]);
});

describe('a milling file', () => {
  const input = {
    configurationId: 'OU1234',
    productConfigurationId: 'P1-OU1234',
    revision: '0A',
    artefactType: 'MILLING_FILE',
    revisionOnly: true,
  };
  const validate = 'POST /cms/milling/gcode/validate';
  const addMillingFile = () => addArtefact(createQueryClient(), input, 'Milling file', file).ended;

  test('is validated, and then sent', async () => {
    announced = { status: 200, body: { valid: true, errors: [] } };
    await addMillingFile();
    expect(calls()).toEqual([validate, expect.stringContaining('UploadProductConfigurationArtefact')]);
    expect(sent[0]?.body).toEqual({
      productConfigurationId: 'P1-OU1234',
      revisionId: '0A',
      millingFileContent: 'Wiring as agreed',
    });
  });

  test.each([
    [{ status: 200, body: { valid: false, errors: ['Line 1: Unknown word WIRING'] } }, 'Unknown word WIRING'],
    [{ status: 200, body: { valid: false, errors: ['Line 1: no', 'Line 2: no'] } }, 'Line 1: no, and 1 more'],
    [{ status: 200, body: { valid: false, errors: [] } }, 'The milling file is not valid.'],
    [{ status: 500, body: { errorCode: 'API_ERROR', humanReadableError: 'No mill' } }, 'No mill'],
  ])('that is not valid is not sent: %j', async (answer, reason) => {
    announced = answer;
    await expect(addMillingFile()).rejects.toThrow(reason);
    expect(calls()).toEqual([validate]);
    expect(job()).toMatchObject({ state: 'FAILED', detail: expect.stringContaining(reason) });
  });

  test('of a whole configuration cannot be validated, so it is not sent', async () => {
    const { productConfigurationId: _, ...whole } = input;
    const { ended } = addArtefact(createQueryClient(), whole, 'Milling file', file);
    await expect(ended).rejects.toThrow('Only the milling file of a product configuration can be validated.');
    expect(calls()).toEqual([]);
  });
});
