import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileChooser, Page } from '@playwright/test';
import { expectAccessible, expectUsableOnEachScreen } from './checks.ts';
import { storeConfiguration, prepareConfiguration } from './preparedConfigurations.ts';
import { getDialog, expect, signIn, test, type TestPortal } from './portal.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'portal-files-'));
test.afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const said = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text).last()).toBeVisible();

const text = (name: string, content = 'Wiring as agreed') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

/** The configuration of one test, opened at the revision in work. */
function working(portal: TestPortal, place: number): { id: string; address: string } {
  const { configurationId: id, revisions } = prepareConfiguration(portal, 'CONFIGURING', place);
  return { id, address: files(id, revisions.at(-1)?.revisionName) };
}

type Chosen = Parameters<FileChooser['setFiles']>[0];

/** Presses a button that opens a file chooser, and chooses files. */
async function chooseFiles(page: Page, chosen: Chosen): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add files', exact: true }).click();
  await (await chooser).setFiles(chosen);
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const files = (id: string, revision?: string) =>
  `/configurations/${id}${revision ? `/${revision}` : ''}?tab=FILES&files=LIST`;
const record = (portal: TestPortal, id: string) => portal.standIns.store.configurations.get(id);
const attachmentsOf = (portal: TestPortal, id: string) =>
  (record(portal, id)?.attachments ?? []).map(({ attachmentName, versions }) => [
    attachmentName,
    versions.length,
  ]);

test('an upload is cancelled and tried again, and an expired token in the middle costs nothing', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|net::ERR_/);
  const { id, address } = working(portal, 1);
  const large = path.join(scratch, 'recording.zip');
  const handle = openSync(large, 'w');
  ftruncateSync(handle, 60_000_000);
  closeSync(handle);
  await signIn(page, portal, 'Application Engineer', address);
  await chooseFiles(page, large);
  await portal.fail({ operation: 'configurationAttachmentUpload', effect: 'DELAY', ms: 20_000, times: 1 });
  await getDialog(page).getByRole('button', { name: 'Add 1 file' }).click();
  await expect(getDialog(page).getByText(/Sent .* of 60 MB/)).toBeVisible();
  await getDialog(page).getByRole('button', { name: 'Cancel recording' }).click();
  await expect(getDialog(page).getByText('Cancelled')).toBeVisible();
  expect(attachmentsOf(portal, id)).toContainEqual(['recording', 0]);

  await portal.mend();
  await portal.fail({ operation: 'configurationAttachmentUpload', effect: 'EXPIRED_TOKEN', times: 1 });
  // By key, as the misclick guard ignores a second click at the same position.
  await getDialog(page).getByRole('button', { name: 'Try again recording' }).press('Enter');
  await expect(getDialog(page).getByText('Done')).toBeVisible({ timeout: 60_000 });
  expect(attachmentsOf(portal, id).filter(([name]) => name === 'recording')).toEqual([['recording', 1]]);
  await getDialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(row(page, 'recording')).toContainText('60 MB');
});

test('an attachment gets versions, and each can be had', async ({ page, portal }) => {
  const { address } = working(portal, 2);
  await signIn(page, portal, 'Application Engineer', address);
  await page.getByRole('button', { name: 'Add file to Configuration' }).click();
  await getDialog(page)
    .getByLabel('File', { exact: true })
    .setInputFiles(text('Übergabe "final" \u202E.txt', 'one'));
  await expect(getDialog(page).getByLabel('Name')).toHaveValue('Ubergabe "final"');
  await expect(getDialog(page).getByLabel('Visible to employees only')).toBeChecked();
  await expect(getDialog(page).getByLabel(/^Only for revision/)).toBeChecked();
  await getDialog(page).getByRole('button', { name: 'Add file' }).click();
  const added = row(page, 'Ubergabe "final"').first();
  await expect(added).toContainText('Version 1');

  await page.getByRole('button', { name: 'Upload a version of Ubergabe "final"' }).click();
  await getDialog(page).getByLabel('File', { exact: true }).setInputFiles(text('b.txt', 'two'));
  await getDialog(page).getByRole('button', { name: 'Upload' }).click();
  await said(page, 'Ubergabe "final" has a new version');
  await added.getByRole('button', { name: /^Version 2/ }).click();

  for (const [version, content] of [
    [1, 'one'],
    [2, 'two'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download version ${version} of Ubergabe "final"` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Ubergabe _final_.txt');
    expect(readFileSync(await file.path(), 'utf8')).toBe(content);
  }
});

test('a download that breaks off is no file, and can be tried again', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|net::ERR_/);
  const { id, address } = working(portal, 3);
  await signIn(page, portal, 'Application Engineer', address);
  // Thumbnails use the same operation, so the fault stays active until the job has failed.
  await portal.fail({ operation: 'configurationArtefactDownload', effect: 'TRUNCATE' });
  await page.getByRole('button', { name: 'Download Quote' }).click();
  await page.getByRole('button', { name: 'Jobs, 1 failed' }).click();
  await portal.mend();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try Quote again' }).click();
  expect(readFileSync(await (await download).path(), 'latin1').slice(0, 5)).toBe('%PDF-');
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^${id}_0[A-Z]\\d+_QUOTE\\.pdf$`));
});

test('the artefacts are built, and what failed is named until it is built again', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const { id, address } = working(portal, 4);
  const known = record(portal, id);
  if (known) storeConfiguration(portal, { ...known, failsToBuild: 'WIRING_FILE' });
  await signIn(page, portal, 'Application Engineer', address);
  await page.getByRole('button', { name: 'Generate files', exact: true }).click();
  await expect(page.getByRole('main').getByText('Generating artefacts').first()).toBeVisible();
  await page.getByRole('button', { name: 'Jobs, 1 running' }).click();
  await expect(page.getByText(/\d+ of \d+ files, now /)).toBeVisible();
  await expect(page.getByText(/Wiring file of .*: The generator stopped/).first()).toBeVisible({
    timeout: 60_000,
  });
  await said(page, 'Files could not be generated');
  await expect(row(page, 'Wiring file').first()).toContainText('Failed');
  await page.getByRole('button', { name: `Try Generate the files of ${id} again` }).click();
  await expect(page.getByText('Files have been generated').first()).toBeVisible({ timeout: 60_000 });
  await expect(row(page, 'Wiring file').first()).not.toContainText('Failed');
});

test('the package holds every file with its sum, as other programs read it', async ({ page, portal }) => {
  const id = 'DK1238';
  await signIn(page, portal, 'Configuration Approver', files(id));
  const download = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('button', { name: 'Export' }).click();
  const saved = await download;
  const revision = record(portal, id)?.revisions.find(({ revisionState }) => revisionState === 'ACTIVE');
  expect(saved.suggestedFilename()).toBe(`${id}_${revision?.revisionName}.zip`);
  const folder = path.join(scratch, 'package');
  const python = `
import hashlib, json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
archive.extractall(sys.argv[2])
manifest = json.loads(archive.read('manifest.json'))
for entry in manifest['files']:
    assert hashlib.sha256(archive.read(entry['path'])).hexdigest() == entry['sha256'], entry['path']
lines = archive.read('SHA256SUMS').decode().splitlines()
assert lines == [f"{entry['sha256']}  {entry['path']}" for entry in manifest['files']]
print(json.dumps(manifest))`;
  const manifest = JSON.parse(
    execFileSync('python3', ['-c', python, await saved.path(), folder], { encoding: 'utf8' }),
  );
  expect(manifest).toMatchObject({ configurationId: id, revision: revision?.revisionName });
  const quote = manifest.files.find(
    ({ artefactType }: { artefactType?: string }) => artefactType === 'QUOTE',
  );
  expect(quote).toMatchObject({ path: 'Configuration/Quote.pdf', kind: 'ARTEFACT' });
  const sum = createHash('sha256')
    .update(readFileSync(path.join(folder, quote.path)))
    .digest('hex');
  expect(sum).toBe(quote.sha256);
});

test('the files are for everybody', { tag: '@sweep' }, async ({ page, portal }) => {
  const { address } = working(portal, 3);
  await signIn(page, portal, 'Staff Administrator', address);
  await expect(page.getByRole('button', { name: 'Add file to Configuration' })).toBeVisible();
  await expectUsableOnEachScreen(page, { inBoth: true });
  await chooseFiles(page, [
    text('Site agreement.txt'),
    { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);
  await expect(
    getDialog(page).getByText('We do not support "application/x-msdownload" file type'),
  ).toBeVisible();
  await expectAccessible(page);
  await getDialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(getDialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Matrix' }).click();
  await expect(page.getByText(/\d+ of \d+ artefacts are there/)).toBeVisible();
  await expectUsableOnEachScreen(page, { inBoth: true });
});
