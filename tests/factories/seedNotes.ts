import type { Store } from '../../mocks/store/store.ts';
import { seedConfiguration } from '../seedConfiguration.ts';

const by = { created: '2026-01-02T10:00:00.000Z', createdBy: 'second.engineer@maker.example' };

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/**
 * Seeds a configuration with attachments of these names ("notes" by default); `texts` are their versions,
 * oldest first.
 */
export async function seedNotes(
  store: Store,
  configurationId: string,
  texts: readonly string[],
  names: readonly string[] = ['notes'],
): Promise<void> {
  const versions = await Promise.all(
    texts.map(async (text) => ({ ...by, file: await store.files.write(bytesOf(text)) })),
  );
  seedConfiguration(store, configurationId, {
    attachments: names.map((attachmentName, index) => ({
      attachmentId: String(index + 1),
      attachmentName,
      attachmentType: 'ATTACHMENT_GENERIC',
      documentType: 'TEXT',
      productConfigurationId: null,
      revision: '0A',
      makerOnly: false,
      revisionOnly: true,
      versions,
    })),
  });
}
