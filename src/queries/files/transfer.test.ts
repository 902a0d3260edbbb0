import { expect, test } from 'vitest';
import { getTransferOperations } from './transfer.ts';

const configuration = { configurationId: 'OU1', revision: '0A' };
const productConfiguration = { ...configuration, productConfigurationId: 'OU1-R' };

test.each([
  [
    'an artefact of a configuration',
    { ...configuration, artefactType: 'AX_BOM', versionNumber: 2 },
    'configurationArtefactDownload',
    'configurationArtefactUpload',
    { configurationId: 'OU1', artefactType: 'AX_BOM', revision: '0A' },
  ],
  [
    'an artefact of a product configuration',
    { ...productConfiguration, artefactType: 'MILLING_FILE', versionNumber: 2 },
    'productConfigurationArtefactDownload',
    'productConfigurationArtefactUpload',
    { productConfigurationId: 'OU1-R', artefactType: 'MILLING_FILE', revision: '0A' },
  ],
  [
    'an attachment of a configuration',
    { ...configuration, attachmentId: 'a1', versionNumber: 2 },
    'configurationAttachmentDownload',
    'configurationAttachmentUpload',
    { configurationId: 'OU1', attachmentId: 'a1' },
  ],
  [
    'an attachment of a product configuration',
    { ...productConfiguration, attachmentId: 'a1', versionNumber: 2 },
    'productConfigurationAttachmentDownload',
    'productConfigurationAttachmentUpload',
    { productConfigurationId: 'OU1-R', attachmentId: 'a1' },
  ],
])('%s has operations of its own', (_, file, download, upload, query) => {
  expect(getTransferOperations(file)).toEqual({ download, upload, query });
});
