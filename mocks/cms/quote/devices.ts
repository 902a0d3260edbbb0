import { buildProductConfigurationId } from '../../../src/domain/configuration/productConfiguration.ts';
import { parseReceiverModel, transmitterModels } from '../../../src/domain/product/families.ts';
import { type DeviceComponent, toDeviceComponent } from '../../../src/domain/quote/devices.ts';
import { canChangeDesign } from '../../../src/domain/quote/permission.ts';
import type { Quote, Configurator } from '../../../src/domain/quote/quoteDto.ts';
import { findModel } from '../../factory/device/models.ts';
import type { ConfigurationRecord, ProductConfigurationRecord } from '../../store/records.ts';
import { emptyFileGroup } from '../artefact/fileGroup.ts';
import type { Caller } from '../caller.ts';
import type { CmsContext } from '../cmsContext.ts';
import { ensureWorkingRevision, saveConfigurationRecord, replaceRevision } from '../configurationRecords.ts';
import { createFieldReader } from '../../../src/domain/quote/fields.ts';
import { listPanelControls } from '../../configurator3d/design.ts';
import { toDesignUnit } from '../../configurator3d/product.ts';
import type { DeviceDesign } from '../../factory/fileFacts.ts';

export type QuoteUnit = {
  readonly kind: 'TRANSMITTER' | 'RECEIVER';
  /** For instance "Transmitter 1". */
  readonly name: string;
  readonly productName: string;
  readonly model: string;
  readonly components: readonly DeviceComponent[];
  /** Design shown in the files; undefined for receivers, whose files show none. */
  readonly design: DeviceDesign | undefined;
};

function designOf(configurator: Configurator): DeviceDesign | undefined {
  const unit = toDesignUnit(configurator, '');
  if (unit?.kind !== 'TRANSMITTER') return undefined;
  const controls = listPanelControls(unit.model, unit.controls).map(
    ({ designator, type, position, function: does }) => ({ designator, type, position, function: does }),
  );
  return { colour: unit.colour, controls };
}

export const listQuoteUnits = ({ products }: Quote): readonly QuoteUnit[] =>
  (products ?? [])
    .flatMap(({ configuredProduct }) => configuredProduct?.configurators ?? [])
    .flatMap((configurator) => {
      const { name, fields, configurators } = configurator;
      const [, word = ''] = /^(transmitter|receiver)\b/i.exec(name ?? '') ?? [];
      if (word === '') return [];
      const { text } = createFieldReader(fields);
      return [
        {
          kind: word.toLowerCase() === 'transmitter' ? ('TRANSMITTER' as const) : ('RECEIVER' as const),
          name: name ?? '',
          productName: text('productName'),
          model: text('model'),
          components: (configurators ?? []).map(toDeviceComponent),
          design: designOf(configurator),
        },
      ];
    });

const several: Readonly<Record<string, number>> = { joystick: 2, 'toggle switch': 2 };
const unoffered = ['', 'NONE', 'LED_DRIVER', 'DISPLAY_FEEDBACK'];

/** Connectors that a control offers: one for each axis or position, none for lamps and displays. */
export const listConnectors = ({
  componentType,
  connector,
}: DeviceComponent): readonly { readonly connectorType: string; readonly count: number }[] =>
  unoffered.includes(connector)
    ? []
    : [{ connectorType: connector, count: several[componentType.toLowerCase()] ?? 1 }];

/** Part number of the model of a unit; empty if no part has this model. */
export function findUnitPart(cms: CmsContext, { kind, model }: QuoteUnit): string {
  const label = model.replaceAll('_', ' ').toLowerCase();
  const part = cms.parts
    .all()
    .find((each) =>
      kind === 'TRANSMITTER'
        ? each.partType === 'TRANSMITTER' && each.modelCompatibility.some((one) => one === model)
        : each.partType === 'RECEIVER' &&
          each.label.replaceAll(' ', '').toLowerCase() === `receiver${label.replaceAll(' ', '')}`,
    );
  return part?.partNumber ?? '';
}

export function reserveDeviceId(
  cms: CmsContext,
  taken: Set<string>,
  part: string,
  configurationId: string,
): string {
  const first = buildProductConfigurationId(part, configurationId);
  let id = first;
  for (let number = 2; taken.has(id) || cms.store.configurations.parentOf(id); number++) {
    id = `${first}-${number}`;
  }
  taken.add(id);
  return id;
}

type Device = Pick<ProductConfigurationRecord, 'deviceType' | 'transmitterModel' | 'receiverModel'>;

const deviceOf = ({ kind, model }: QuoteUnit): Device =>
  kind === 'TRANSMITTER'
    ? {
        deviceType: 'PCU',
        transmitterModel: transmitterModels.find((each) => each === model) ?? null,
        receiverModel: null,
      }
    : { deviceType: 'CU', transmitterModel: null, receiverModel: parseReceiverModel(model) ?? null };

const isSame = (one: Device, other: Device): boolean =>
  one.deviceType === other.deviceType &&
  one.transmitterModel === other.transmitterModel &&
  one.receiverModel === other.receiverModel;

/** Number of components by part number. */
function componentsOf(components: readonly DeviceComponent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { partNumber } of components) {
    if (partNumber !== '') counts[partNumber] = (counts[partNumber] ?? 0) + 1;
  }
  return counts;
}

/**
 * The product configurations of a design. Those of an unchanged model keep their files; those no longer in
 * the design are removed.
 */
export function buildDesignDevices(
  cms: CmsContext,
  { configurationId }: Pick<ConfigurationRecord, 'configurationId'>,
  quote: Quote,
  known: readonly ProductConfigurationRecord[],
  by: string,
): ProductConfigurationRecord[] {
  const left = [...known];
  const taken = new Set<string>(known.map(({ productConfigurationId }) => productConfigurationId));
  const designed = listQuoteUnits(quote).map((unit): ProductConfigurationRecord => {
    const device = deviceOf(unit);
    const own = {
      name: unit.productName || unit.name,
      components: componentsOf(unit.components),
      design: unit.design,
    };
    const place = left.findIndex((each) => isSame(each, device));
    const [stays] = place < 0 ? [] : left.splice(place, 1);
    if (stays) return { ...stays, ...own };
    const part = findUnitPart(cms, unit);
    return {
      ...emptyFileGroup,
      ...device,
      ...own,
      productConfigurationId: reserveDeviceId(cms, taken, part || device.deviceType, configurationId),
      productConfigurationDescription: `${unit.name}, ${findModel(unit.model, device.deviceType).label}`,
      userDefinedName: '',
      partNumber: part || null,
      ofDesign: true as const,
      created: cms.now(),
      createdBy: by,
    };
  });
  // Product configurations added by hand stay.
  return [...designed, ...left.filter(({ ofDesign }) => !ofDesign)];
}

/** Replaces the product configurations; attachments of removed ones move to the configuration itself. */
function withDevices(
  record: ConfigurationRecord,
  productConfigurations: readonly ProductConfigurationRecord[],
): ConfigurationRecord {
  const ids = productConfigurations.map(({ productConfigurationId }) => productConfigurationId);
  const gone = ({ productConfigurationId: id }: ConfigurationRecord['attachments'][number]): boolean =>
    id !== null && !ids.includes(id);
  const attachments = record.attachments.map((each) =>
    gone(each) ? { ...each, productConfigurationId: null } : each,
  );
  return replaceRevision(
    { ...record, attachments },
    { ...ensureWorkingRevision(record), productConfigurations },
  );
}

export function applyDesign(cms: CmsContext, quote: Quote, caller: Caller): void {
  for (const record of cms.store.configurations.ofQuote(quote.id)) {
    const { revisionState, productConfigurations: known } = ensureWorkingRevision(record);
    if (!canChangeDesign(record.state) || revisionState !== 'PENDING') continue;
    const next = buildDesignDevices(cms, record, quote, known, caller.email);
    if (JSON.stringify(next) !== JSON.stringify(known))
      saveConfigurationRecord(cms, caller, withDevices(record, next));
  }
}
