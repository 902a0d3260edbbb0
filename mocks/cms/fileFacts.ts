import type { FileFacts } from '../factory/fileFacts.ts';
import type {
  ConfigurationRecord,
  ProductConfigurationRecord,
  RevisionRecord,
  VersionRecord,
} from '../store/configurationRecord.ts';
import type { Cms } from './cms.ts';
import { accountOf } from './toWire.ts';

/** What the bytes of a version depend on; a carried-over version keeps the facts it was first made for. */
export function factsOf(
  cms: Cms,
  record: ConfigurationRecord,
  revision: RevisionRecord,
  version: VersionRecord,
  versionNumber: number,
  device?: ProductConfigurationRecord,
): FileFacts {
  const { accountNumber, accountName } = accountOf(cms, record.accountNumber);
  const model = device?.transmitterModel ?? device?.receiverModel;
  const partNumber = device?.partNumber ?? record.partNumber;
  return {
    configurationId: record.configurationId,
    revision: version.origin?.revision ?? revision.revisionName,
    version: version.origin?.version ?? versionNumber,
    productFamily: record.productFamily,
    ...(device && { deviceType: device.deviceType }),
    ...(model && { model }),
    ...(partNumber && { partNumber }),
    description: record.configurationDescription,
    account: { accountNumber, accountName },
    date: version.created.slice(0, 10),
    provider: cms.settings.providerName,
  };
}
