import type { DeviceType, ProductFamily, TransmitterModel } from './families.ts';

export const deviceShapes = ['BELLY_BOX', 'PISTOL', 'HAND_HELD', 'RECEIVER'] as const;
export type DeviceShape = (typeof deviceShapes)[number];

const shapeOfModel: Record<TransmitterModel, DeviceShape> = {
  MEGA: 'BELLY_BOX',
  MAXI: 'BELLY_BOX',
  MINI: 'BELLY_BOX',
  MICRO: 'BELLY_BOX',
  PISTOL_GRIP: 'PISTOL',
  ROCKET: 'HAND_HELD',
  POCKET: 'HAND_HELD',
  XS_DRIVE: 'BELLY_BOX',
};

export type ListedDevice = {
  readonly productConfigurationId: string;
  readonly deviceType: DeviceType;
  readonly transmitterModel?: string | null;
};

export type NeutralDrawing = { readonly shape: DeviceShape; readonly family?: ProductFamily };

const isModel = (text: string): text is TransmitterModel => text in shapeOfModel;

/** The shape of a device; a transmitter of a model nobody listed is drawn as most of them are. */
export function deviceShape(device: Pick<ListedDevice, 'deviceType' | 'transmitterModel'>): DeviceShape {
  const { deviceType, transmitterModel: model } = device;
  if (deviceType === 'CU') return 'RECEIVER';
  return model && isModel(model) ? shapeOfModel[model] : 'BELLY_BOX';
}

export const picturedDevice = <Device extends ListedDevice>(
  devices: readonly Device[] = [],
): Device | undefined => devices.find(({ deviceType }) => deviceType === 'PCU') ?? devices[0];

export function neutralDrawing(configuration: {
  readonly productFamily: ProductFamily;
  readonly productConfigurations?: readonly ListedDevice[] | undefined;
}): NeutralDrawing {
  const device = picturedDevice(configuration.productConfigurations);
  return { shape: device ? deviceShape(device) : 'BELLY_BOX', family: configuration.productFamily };
}
