import { createAxBom } from '../mocks/factory/documents/billOfMaterials.ts';
import { createMillingFile } from '../mocks/factory/documents/milling.ts';
import type { FileFacts } from '../mocks/factory/fileFacts.ts';
import type { ArtefactRecord, VersionRecord } from '../mocks/store/records.ts';
import { storeConfiguration, prepareConfiguration } from './preparedConfigurations.ts';
import type { TestPortal } from './portal.ts';

type Holder = { readonly artefacts: readonly ArtefactRecord[] };

async function stored(portal: TestPortal, text: string, created: string): Promise<VersionRecord> {
  const content = Buffer.from(text);
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield content;
  }
  const file = await portal.standIns.store.files.write(pieces());
  return {
    created,
    createdBy: 'engineer@maker.example',
    file: { fileId: file.fileId, size: file.size },
  };
}

/** The file group with an artefact in place of the built one. */
const holding = <Held extends Holder>(
  holder: Held,
  artefactType: string,
  documentType: ArtefactRecord['documentType'],
  version: VersionRecord,
): Held => ({
  ...holder,
  artefacts: [
    ...holder.artefacts.filter((each) => each.artefactType !== artefactType),
    { artefactType, documentType, versions: [version] },
  ],
});

type Compared = {
  readonly id: string;
  readonly before: string;
  readonly after: string;
};

/**
 * Seeds a configuration whose last two revisions differ in the bill of materials (a part added, one removed,
 * one quantity raised) and in the milling file (an opening moved).
 */
export async function createComparedConfiguration(portal: TestPortal): Promise<Compared> {
  const found = prepareConfiguration(portal, 'CONFIGURING', 0);
  const { configurationId, productFamily } = found;
  const [before = '', after = ''] = found.revisions.slice(-2).map(({ revisionName }) => revisionName);
  const facts = (revision: string): FileFacts => ({ configurationId, revision, productFamily, version: 1 });
  const bom = createAxBom(facts(before));
  const changed = createAxBom(facts(after))
    .replace(/(<Item>P01903<\/Item>.*<BOMQty>)6</, '$18<')
    .replace(/\n.*<Item>P01393<\/Item>.*/, '')
    .replace(
      /(\n.*)<Item>P01392<\/Item>(.*)/,
      (row) => `${row}${row.replace('P01392', 'P01343').replace(/<BOMQty>\d+/, '<BOMQty>2')}`,
    );
  const milled = createMillingFile({ ...facts(before), deviceType: 'PCU' });
  const moved = milled.replace(/X=(-?\d+)\.\d+/, (_, whole: string) => `X=${Number(whole) + 6}.000`);
  const texts = new Map([
    [before, [bom, milled]],
    [after, [changed, moved]],
  ]);
  const revisions = await Promise.all(
    found.revisions.map(async (revision) => {
      const { created } = revision;
      const [bomText, millingText] = texts.get(revision.revisionName) ?? [];
      if (bomText === undefined || millingText === undefined) return revision;
      const [bomVersion, millingVersion] = [
        await stored(portal, bomText, created),
        await stored(portal, millingText, created),
      ];
      const productConfigurations = revision.productConfigurations.map((device) =>
        device.deviceType === 'PCU' ? holding(device, 'MILLING_FILE', 'TEXT', millingVersion) : device,
      );
      return { ...holding(revision, 'AX_BOM', 'XML', bomVersion), productConfigurations };
    }),
  );
  storeConfiguration(portal, { ...found, revisions });
  return { id: configurationId, before, after };
}
