import {
  allReceiverModels,
  productFamilies,
  transmitterModels,
  type DeviceType,
  type ProductFamily,
  formatModel,
} from '../product/families.ts';
import { formatConjunction } from '../words/lists.ts';
import type { BomConfiguration } from './bom.ts';

export type BomSubject = {
  readonly configurationId: string;
  readonly revision: string;
  readonly productFamily: ProductFamily;
  /** The product configuration the file belongs to; undefined for one of the whole configuration. */
  readonly productConfigurationId: string | undefined;
  readonly productConfigurations: readonly {
    readonly productConfigurationId: string;
    readonly deviceType: DeviceType;
    readonly transmitterModel?: string | null;
    readonly receiverModel?: string | null;
  }[];
};

type Device = BomSubject['productConfigurations'][number];

const text = {
  otherModel: (id: string, said: string, named: readonly string[], model: string): string =>
    `“${said}” names ${formatConjunction(named)}, but ${id} is of the model ${model}.`,
  otherFamily: (id: string, said: string, named: readonly string[], family: string): string =>
    `“${said}” names ${formatConjunction(named)}, but ${id} is of the family ${family}.`,
  foreign: (id: string, of: string): string =>
    `${id} is a product of this bill of materials, but not in ${of}.`,
  missing: (id: string): string => `${id} is not a product of this bill of materials.`,
};

function names(words: string, code: string): boolean {
  const letters = code
    .replaceAll('_', '')
    .split('')
    .join(String.raw`[\s_-]?`);
  return new RegExp(String.raw`(?<![\p{L}\d])${letters}(?![\p{L}\d])`, 'iu').test(words);
}

const othersNamed = (words: string, right: string, all: readonly string[]): readonly string[] =>
  names(words, right) ? [] : all.filter((code) => names(words, code));

function descriptionIssues(device: Device, said: string, family: ProductFamily): readonly string[] {
  const { productConfigurationId: id, deviceType, transmitterModel, receiverModel } = device;
  const model = deviceType === 'PCU' ? transmitterModel : receiverModel;
  const models = deviceType === 'PCU' ? transmitterModels : allReceiverModels;
  const otherModels = model ? othersNamed(said, model, models) : [];
  const otherFamilies = othersNamed(said, family, productFamilies);
  return [
    ...(model && otherModels.length > 0
      ? [text.otherModel(id, said, otherModels.map(formatModel), formatModel(model))]
      : []),
    ...(otherFamilies.length > 0 ? [text.otherFamily(id, said, otherFamilies, family)] : []),
  ];
}

/**
 * Products that do not belong to the configuration, are missing, or name another model or family. None for a
 * bill without products; a product with the configuration's id stands for the whole system.
 */
export function findSubjectMismatches(
  products: readonly BomConfiguration[],
  subject: BomSubject,
): readonly string[] {
  const { configurationId, revision, productFamily, productConfigurationId: own } = subject;
  const devices = subject.productConfigurations.filter(
    ({ productConfigurationId: id }) => own === undefined || id === own,
  );
  const named = products.filter(({ productNumber }) => productNumber !== '');
  const numbers = new Set(named.map(({ productNumber }) => productNumber));
  if (numbers.size === 0) return [];
  const place = own ?? `revision ${revision} of ${configurationId}`;
  const ofDevices = new Map(devices.map((device) => [device.productConfigurationId, device]));
  const issues = named.flatMap(({ productNumber, variantDescription }) => {
    if (productNumber === configurationId) return [];
    const device = ofDevices.get(productNumber);
    return device
      ? descriptionIssues(device, variantDescription, productFamily)
      : [text.foreign(productNumber, place)];
  });
  const missing = [...ofDevices.keys()].filter((id) => !numbers.has(id)).map(text.missing);
  return [...new Set([...issues, ...missing])];
}
