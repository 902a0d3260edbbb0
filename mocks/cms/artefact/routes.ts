import { byRole } from '../../../src/domain/access/verdict.ts';
import type { VersionRecord } from '../../store/configurationRecord.ts';
import { documentTypeOf } from '../../../src/domain/file/documentType.ts';
import {
  saveRecord,
  withRevision,
  findProductConfiguration,
  findConfiguration,
  findRevision,
} from '../configurationRecords.ts';
import type { Cms } from '../cms.ts';
import { artefactOperations, imageTypes } from './contract.ts';
import { downloadOf, keepUpload } from '../download.ts';
import { factsOf } from '../fileFacts.ts';
import { uploadedFile } from '../multipart.ts';
import { badRequest, demandVerdict } from '../refusal.ts';
import { type Handlers, cmsSubject } from '../operation.ts';
import type { Caller } from '../caller.ts';
import { receiveArtefact, sendArtefact, type Place } from './rules.ts';

const imageArtefactType = (imageType: string): string =>
  imageType.startsWith('OVERLAY_') ? `CUSTOM_${imageType}_PNG` : `VIEW_${imageType}`;

function knownType(text: string): string {
  const imageType = text.toUpperCase();
  if (imageTypes.some((known) => known === imageType)) return imageType;
  throw badRequest(`There is no image type ${text}.`, `Choose one of ${imageTypes.join(', ')}.`);
}

type All = Handlers<typeof artefactOperations>;
type OfImages = Pick<All, Extract<keyof All, `productConfigurationImage${string}`>>;

const imageRoutes = (cms: Cms): OfImages => ({
  productConfigurationImageDownload: ({ caller, query: { productConfigurationId, imageType } }) => {
    const { record, revision, productConfiguration } = findProductConfiguration(
      cms,
      caller,
      productConfigurationId,
    );
    const type = knownType(imageType);
    const version: VersionRecord = productConfiguration.images?.[type] ?? {
      created: revision.created,
      createdBy: revision.createdBy,
    };
    return downloadOf(cms.store, {
      name: `${productConfigurationId}_${type}.png`,
      documentType: 'PNG',
      version,
      produce: () =>
        cms.produce(
          imageArtefactType(type),
          factsOf(cms, record, revision, version, 1, productConfiguration),
        ),
    });
  },
  productConfigurationImageUpload: async ({
    caller,
    query: { productConfigurationId, kbMaxImageType },
    request,
  }) => {
    demandVerdict(byRole(caller.isStaff, 'Only employees upload pictures of the 3D model.'));
    findProductConfiguration(cms, caller, productConfigurationId);
    const type = knownType(kbMaxImageType);
    const file = await uploadedFile(request);
    if (documentTypeOf(file) !== 'PNG') throw badRequest('Pictures of the 3D model are PNG files.');
    return keepUpload(cms, file.bytes, ({ fileId, size }) => {
      const { record, revision, productConfiguration } = findProductConfiguration(
        cms,
        caller,
        productConfigurationId,
      );
      const image = { created: cms.now(), createdBy: caller.email, file: { fileId, size } };
      const productConfigurations = revision.productConfigurations.map((each) =>
        each === productConfiguration
          ? { ...productConfiguration, images: { ...productConfiguration.images, [type]: image } }
          : each,
      );
      saveRecord(cms, caller, withRevision(record, { ...revision, productConfigurations }));
      return { productConfigurationId, imageType: type, size };
    });
  },
});

function artefactRoutes(
  cms: Cms,
): Omit<Handlers<typeof artefactOperations>, keyof ReturnType<typeof imageRoutes>> {
  const ofConfiguration = (caller: Caller, id: string, name: string): Place => {
    const record = findConfiguration(cms, caller, id);
    return { record, revision: findRevision(record, name), productConfigurationId: null };
  };
  const ofDevice = (caller: Caller, id: string, name: string): Place => ({
    ...findProductConfiguration(cms, caller, id, name),
    productConfigurationId: id,
  });
  return {
    configurationArtefactDownload: ({ caller, query }) =>
      sendArtefact(cms, caller, ofConfiguration(caller, query.configurationId, query.revision), query),
    productConfigurationArtefactDownload: ({ caller, query }) =>
      sendArtefact(cms, caller, ofDevice(caller, query.productConfigurationId, query.revision), query),
    configurationArtefactUpload: ({ caller, query, request }) => {
      const find = () => ofConfiguration(caller, query.configurationId, query.revision);
      return receiveArtefact(cms, caller, request, find, query);
    },
    productConfigurationArtefactUpload: ({ caller, query, request }) => {
      const find = () => ofDevice(caller, query.productConfigurationId, query.revision);
      return receiveArtefact(cms, caller, request, find, query);
    },
  };
}

export const artefactSubject = cmsSubject(artefactOperations, (cms) => ({
  ...artefactRoutes(cms),
  ...imageRoutes(cms),
}));
