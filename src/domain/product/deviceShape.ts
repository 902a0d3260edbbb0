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

export type DeviceSummary = {
  readonly productConfigurationId: string;
  readonly deviceType: DeviceType;
  readonly transmitterModel?: string | null;
};

export type PlaceholderDrawing = { readonly shape: DeviceShape; readonly family?: ProductFamily };

const isModel = (text: string): text is TransmitterModel => text in shapeOfModel;

/** Shape of a device; a transmitter of an unknown model has the most common shape. */
export function getDeviceShape(device: Pick<DeviceSummary, 'deviceType' | 'transmitterModel'>): DeviceShape {
  const { deviceType, transmitterModel: model } = device;
  if (deviceType === 'CU') return 'RECEIVER';
  return model && isModel(model) ? shapeOfModel[model] : 'BELLY_BOX';
}

export const findPictureDevice = <Device extends DeviceSummary>(
  devices: readonly Device[] = [],
): Device | undefined => devices.find(({ deviceType }) => deviceType === 'PCU') ?? devices[0];

export function getPlaceholderDrawing(configuration: {
  readonly productFamily: ProductFamily;
  readonly productConfigurations?: readonly DeviceSummary[] | undefined;
}): PlaceholderDrawing {
  const device = findPictureDevice(configuration.productConfigurations);
  return { shape: device ? getDeviceShape(device) : 'BELLY_BOX', family: configuration.productFamily };
}
