import { defaultAccountNumber } from '../../../src/domain/account/accounts.ts';
import { buildProductConfigurationId } from '../../../src/domain/configuration/productConfiguration.ts';
import { controlKinds, controlTypes, type ControlKind } from '../device/controls.ts';
import { getPartLabel, type PartNumber } from '../device/parts.ts';
import { buildDevice, type Device } from '../device/device.ts';
import type { FileFacts } from '../fileFacts.ts';
import { escapeXml } from '../formats/createSvg.ts';
import { buildWiringRows } from './wiring.ts';

export type BomProduct = {
  readonly productNumber: string;
  readonly description: string;
  readonly device?: Device;
};
/** `quantity` of an item goes into its parent. Items and parents are part or product numbers. */
type BomRow = {
  readonly item: string;
  readonly parentItem: string;
  readonly quantity: number;
};

type Named = { readonly productNumber?: string; readonly device: Device };

function namedDevicesOf(facts: FileFacts): Named[] {
  if (facts.deviceType) return [{ device: buildDevice(facts) }];
  // The model and part number of a whole system are not those of its devices.
  const { model, partNumber: _, ...shared } = facts;
  if (!facts.products) {
    return ['PCU', 'CU'].map((deviceType) => ({
      device: buildDevice({ ...shared, deviceType, ...(model && { model }) }),
    }));
  }
  return facts.products.map(({ productConfigurationId, ...product }) => ({
    productNumber: productConfigurationId,
    device: buildDevice({ ...shared, ...product }),
  }));
}

export const listFactDevices = (facts: FileFacts): Device[] =>
  namedDevicesOf(facts).map(({ device }) => device);

export function listBomProducts(facts: FileFacts): BomProduct[] {
  const devices = namedDevicesOf(facts).map(({ device, productNumber }): BomProduct => {
    const kind = device.deviceType === 'CU' ? 'receiver' : 'transmitter';
    return {
      productNumber: productNumber ?? buildProductConfigurationId(device.partNumber, facts.configurationId),
      description: `${facts.productFamily} ${device.model.label} ${kind}, ${device.colours.name}`,
      device,
    };
  });
  const system = {
    productNumber: facts.configurationId,
    description: `${facts.productFamily} remote control system`,
  };
  return facts.deviceType ? devices : [system, ...devices];
}

/** All rows of the tree, parents before their items; each pair of item and parent occurs once. */
export function buildBomRows(facts: FileFacts): BomRow[] {
  const products = listBomProducts(facts);
  const system = products.find(({ device }) => !device);
  const rows = products.flatMap(({ productNumber, device }) => [
    ...(system && device ? [row(system.productNumber, productNumber, 1)] : []),
    ...(device ? deviceRows(productNumber, device) : []),
  ]);
  const parcel = system ?? products[0];
  const all = parcel ? [...rows, ...assembly(parcel.productNumber, packing)] : rows;
  const seen = new Map(all.map((each) => [`${each.parentItem} ${each.item}`, each]));
  return [...seen.values()];
}

type Quantities = ControlKind['subParts'];
type Assembly = readonly [part: PartNumber, quantity: number, contents: Quantities, ...inner: Assembly[]];

const packing: Assembly = ['P01390', 1, { P01391: 1, P01392: 1, P01393: 1 }];

function deviceRows(product: string, device: Device): BomRow[] {
  const counts = Map.groupBy(device.controls, ({ type }) => type);
  const controls = controlTypes.flatMap((type): Assembly[] => {
    const { partNumber, subParts } = controlKinds[type];
    const count = counts.get(type)?.length;
    return count ? [[partNumber, count, subParts]] : [];
  });
  const own = device.deviceType === 'CU' ? receiverParts(device) : transmitterParts(device);
  return [...own, ...controls].flatMap((each) => assembly(product, each));
}

function transmitterParts(device: Device): Assembly[] {
  const { model, colours, controls } = device;
  const frame = model.form === 'BELLY_BOX' ? { P01314: 2, P01315: 2 } : {};
  const display = controls.some(({ type }) => type === 'DISPLAY') ? { P01343: 1 } : {};
  return [
    ['P01310', 1, { [colours.upperShell]: 1, P01312: 1, P01313: 1, P01903: 6, ...frame }],
    ['P01320', 1, { P01321: 1, P01322: 1, P01325: 1, P01326: 2 }, loom('P01324', device)],
    ['P01340', 1, { P01341: 1, P01342: 1, ...display }],
  ];
}

const receiverParts = (device: Device): Assembly[] => [
  ['P01350', 1, { P01351: 1, P01352: 1, P01353: 1, P01354: 4, P01903: 6 }],
  ['P01360', 1, { P01361: 1, P01322: 1, P01365: 1, P01366: 2 }, loom('P01364', device)],
  ['P01370', 1, { P01371: 1, P01372: 1 }],
];

function loom(partNumber: PartNumber, device: Device): Assembly {
  const wires = buildWiringRows(device).length;
  return [
    partNumber,
    1,
    { P01905: Math.ceil(wires / 16), P01906: wires, P01907: Math.round(wires * 18) / 100 },
  ];
}

const assembly = (parent: string, [part, quantity, contents, ...inner]: Assembly): BomRow[] => [
  row(parent, part, quantity),
  ...Object.entries(contents).map(([item, count]) => row(part, item, count)),
  ...inner.flatMap((each) => assembly(part, each)),
];

const row = (parentItem: string, item: string, quantity: number): BomRow => ({ item, parentItem, quantity });

export function createAxBom(facts: FileFacts): string {
  const element = (name: string, value: string): string => `<${name}>${escapeXml(value)}</${name}>`;
  const products = listBomProducts(facts).map(({ productNumber, description }) => [
    element('ConfigurationName', `${facts.configurationId}-${facts.revision}`),
    element('ProductNumber', productNumber),
    element('VariantDescription', description),
  ]);
  const rows = buildBomRows(facts).map(({ item, parentItem, quantity }) => [
    element('Item', item),
    element('ParentItem', parentItem),
    element('BOMQty', String(quantity)),
  ]);
  const table = (name: string, of: string, all: readonly string[][]): string[] => [
    `  <${name}>`,
    ...all.map((cells) => `    <${of}>${cells.join('')}</${of}>`),
    `  </${name}>`,
  ];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<BillOfMaterials>',
    `  ${element('CustomerId', facts.account?.accountNumber ?? defaultAccountNumber)}`,
    ...table('ConfigurationTable', 'Configuration', products),
    ...table('BOMTable', 'BOM', rows),
    '</BillOfMaterials>',
    '',
  ].join('\n');
}

type BomPart = {
  readonly partNumber: string;
  readonly label: string;
  readonly quantity: number;
  readonly subParts: readonly BomPart[];
};

export function createBomJson(facts: FileFacts): string {
  const rows = buildBomRows(facts);
  const labels = new Map(
    listBomProducts(facts).map(({ productNumber, description }) => [productNumber, description]),
  );
  const below = (parent: string): BomPart[] =>
    rows
      .filter(({ parentItem }) => parentItem === parent)
      .map(({ item, quantity }) => ({
        partNumber: item,
        label: labels.get(item) ?? getPartLabel(item),
        quantity,
        subParts: below(item),
      }));
  const { configurationId, revision, version } = facts;
  const [first] = listBomProducts(facts);
  const parts = first ? below(first.productNumber) : [];
  return `${JSON.stringify({ configurationId, revision, version, productNumber: first?.productNumber, parts }, null, 2)}\n`;
}
