export const productFamilies = ['G2', 'G3', 'G5', 'G6', 'P6'] as const;
export type ProductFamily = (typeof productFamilies)[number];

export const defaultFamily: ProductFamily = 'G6';

/** Whether a text from an address or the wire names a product family. */
export const isProductFamily = (text: string): text is ProductFamily =>
  productFamilies.some((family) => family === text);

/** CU is the receiver, PCU the transmitter. */
export const deviceTypes = ['CU', 'PCU'] as const;
export type DeviceType = (typeof deviceTypes)[number];

export const deviceTypeLabel: Record<DeviceType, string> = { CU: 'Receiver', PCU: 'Transmitter' };

/** The device type a part of this type makes; undefined for parts that are no device. */
export function deviceTypeOf(partType: string): DeviceType | undefined {
  if (partType === 'TRANSMITTER') return 'PCU';
  return partType === 'RECEIVER' ? 'CU' : undefined;
}

export const transmitterModels = [
  'MEGA',
  'MAXI',
  'MINI',
  'MICRO',
  'PISTOL_GRIP',
  'ROCKET',
  'POCKET',
  'XS_DRIVE',
] as const;
export type TransmitterModel = (typeof transmitterModels)[number];

export const allReceiverModels = ['CANBUS', 'RELAY', 'MOSFET', 'DANFOSS_VOLTAGE', 'SCP', 'PWM'] as const;
export type ReceiverModel = (typeof allReceiverModels)[number];

/** The receiver model a text names; undefined for anything else. */
export const receiverModelOf = (text: string): ReceiverModel | undefined =>
  allReceiverModels.find((model) => model === text);

/** The receivers of each family; P6 has none of its own, and its receivers need no model. */
export const receiverModels: Record<ProductFamily, readonly ReceiverModel[]> = {
  G2: ['DANFOSS_VOLTAGE', 'SCP', 'PWM'],
  G3: ['CANBUS'],
  G5: ['CANBUS', 'RELAY', 'MOSFET'],
  G6: ['CANBUS'],
  P6: [],
};
