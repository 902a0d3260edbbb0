import type { DeviceType, ProductFamily, TransmitterModel } from './families.ts';

/** Shapes that transmitters and receivers are drawn in where there is no picture of them. */
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

/** What is drawn in the place of a picture: a shape, and the family where it is known. */
export type NeutralDrawing = { readonly shape: DeviceShape; readonly family?: ProductFamily };

const isModel = (text: string): text is TransmitterModel => text in shapeOfModel;

/** The shape of a device; a transmitter of a model nobody listed is drawn as most of them are. */
export function deviceShape(device: Pick<ListedDevice, 'deviceType' | 'transmitterModel'>): DeviceShape {
  const { deviceType, transmitterModel: model } = device;
  if (deviceType === 'CU') return 'RECEIVER';
  return model && isModel(model) ? shapeOfModel[model] : 'BELLY_BOX';
}

/** The device whose picture stands for a configuration: its first transmitter, else its first receiver. */
export const picturedDevice = <Device extends ListedDevice>(
  devices: readonly Device[] = [],
): Device | undefined => devices.find(({ deviceType }) => deviceType === 'PCU') ?? devices[0];

/** What is drawn for a configuration without a picture: its pictured device, else a transmitter of its family. */
export function neutralDrawing(configuration: {
  readonly productFamily: ProductFamily;
  readonly productConfigurations?: readonly ListedDevice[] | undefined;
}): NeutralDrawing {
  const device = picturedDevice(configuration.productConfigurations);
  return { shape: device ? deviceShape(device) : 'BELLY_BOX', family: configuration.productFamily };
}
