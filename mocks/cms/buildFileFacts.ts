import type { FileFacts } from '../factory/fileFacts.ts';
import type {
  ConfigurationRecord,
  ProductConfigurationRecord,
  RevisionRecord,
  VersionRecord,
} from '../store/records.ts';
import type { CmsContext } from './cmsContext.ts';
import { getAccount } from './toDto.ts';

function productFacts(product: ProductConfigurationRecord) {
  const { productConfigurationId, deviceType, transmitterModel, receiverModel, partNumber, design } = product;
  const model = transmitterModel ?? receiverModel;
  return {
    productConfigurationId,
    deviceType,
    ...(model && { model }),
    ...(partNumber && { partNumber }),
    ...(design && { design }),
  };
}

/**
 * Facts that determine the bytes of a version; a carried-over version keeps the facts it was first made from.
 */
export function buildFileFacts(
  cms: CmsContext,
  record: ConfigurationRecord,
  revision: RevisionRecord,
  version: VersionRecord,
  versionNumber: number,
  productConfiguration?: ProductConfigurationRecord,
): FileFacts {
  const { accountNumber, accountName } = getAccount(cms, record.accountNumber);
  return {
    configurationId: record.configurationId,
    revision: version.origin?.revision ?? revision.revisionName,
    version: version.origin?.version ?? versionNumber,
    productFamily: record.productFamily,
    ...(productConfiguration
      ? productFacts(productConfiguration)
      : { products: revision.productConfigurations.map(productFacts) }),
    description: record.configurationDescription,
    account: { accountNumber, accountName },
    date: version.created.slice(0, 10),
    provider: cms.settings.providerName,
  };
}
