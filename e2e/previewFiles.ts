import type { Page, Request } from '@playwright/test';
import type { ConfigurationRecord, VersionRecord } from '../mocks/store/records.ts';
import { getDialog, expect, type TestPortal } from './portal.ts';

type RevisionState = 'PENDING' | 'ACTIVE';

/**
 * A seeded configuration whose newest revision has the state, and whose transmitter has its files; of any
 * account.
 */
export function findConfigurationWithFiles(
  portal: TestPortal,
  state: RevisionState,
  account?: string,
): ConfigurationRecord {
  const all = portal.standIns.store.configurations.find({}, { sort: 'created', offset: 0, limit: 2000 });
  const found = all.find((record) => {
    if (account !== undefined && record.accountNumber !== account) return false;
    const revision = record.revisions.at(-1);
    const transmitter = revision?.productConfigurations.find(({ deviceType }) => deviceType === 'PCU');
    const open = record.state !== 'ARCHIVED' && record.state !== 'LOCKED';
    return open && revision?.revisionState === state && (transmitter?.builds.length ?? 0) > 0;
  });
  if (!found) throw new Error(`No configuration is seeded with files and a revision that is ${state}`);
  return found;
}

type Attached = { readonly name: string; readonly documentType: string; readonly bytes: Uint8Array | string };

/** Stores files as attachments of a configuration. */
export async function attachFiles(portal: TestPortal, id: string, files: readonly Attached[]): Promise<void> {
  const { store } = portal.standIns;
  const stamp = { created: new Date().toISOString(), createdBy: 'engineer@maker.example' };
  const written: (readonly [Attached, VersionRecord])[] = [];
  for (const file of files) {
    const content = Buffer.from(file.bytes);
    async function* pieces(): AsyncGenerator<Uint8Array> {
      yield content;
    }
    // The store accepts one file at a time.
    // oxlint-disable-next-line no-await-in-loop
    const { fileId, size } = await store.files.write(pieces());
    written.push([file, { ...stamp, file: { fileId, size } }]);
  }
  const record = store.configurations.get(id);
  if (!record) throw new Error(`There is no configuration ${id}`);
  const attachments = written.map(([{ name, documentType }, version], index) => ({
    attachmentId: String(record.lastNumber + 1 + index),
    attachmentName: name,
    attachmentType: 'ATTACHMENT_GENERIC',
    documentType: documentType as ConfigurationRecord['attachments'][number]['documentType'],
    productConfigurationId: null,
    revision: record.revisions.at(-1)?.revisionName ?? '0A',
    makerOnly: false,
    revisionOnly: false,
    versions: [version],
  }));
  store.configurations.put(
    {
      ...record,
      lastNumber: record.lastNumber + written.length,
      attachments: [...record.attachments, ...attachments],
    },
    { accountNumber: record.accountNumber, accountName: '', accountGroup: '', dataArea: '' },
  );
}

/** Path of the file list of a configuration's newest revision. */
export const buildFilesPath = ({ configurationId, revisions }: ConfigurationRecord): string =>
  `/configurations/${configurationId}/${revisions.at(-1)?.revisionName}?tab=FILES&files=LIST`;

export async function openFile(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
  await expect(getDialog(page)).toBeVisible();
}

export const openNextFile = (page: Page): Promise<void> =>
  getDialog(page).getByRole('button', { name: 'Next file' }).click();

export const expectPreview = (page: Page, name: string): Promise<void> =>
  expect(getDialog(page)).toHaveAccessibleName(new RegExp(`^${name} · `));

export async function closePreview(page: Page): Promise<void> {
  await getDialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(getDialog(page)).toHaveCount(0);
}

/** The visible lines of the editor. */
export const getEditorText = (page: Page) => getDialog(page).locator('.view-lines').first();

/** Number of different text colours in an editor. */
export const countTextColors = (page: Page): Promise<number> =>
  getEditorText(page).evaluate(
    (code) =>
      new Set(Array.from(code.querySelectorAll('.view-line span span[class]'), (part) => part.className))
        .size,
  );

export const getUpdateButton = (page: Page) =>
  getDialog(page).getByRole('button', { name: 'Update', exact: true });

export async function focusEditorStart(page: Page): Promise<void> {
  await getEditorText(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
}

/** Collects the calls of a page from now on, by method and path. */
export function recordCalls(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request: Request) => {
    made.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return made;
}
