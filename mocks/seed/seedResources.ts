import { deviceErrorsResourceName } from '../../src/domain/resource/name.ts';
import type { Resource } from '../cms/resource/routes.ts';
import { productFamilies, type ProductFamily } from '../../src/domain/product/families.ts';
import type { DeviceError } from '../../src/domain/resource/deviceErrors.ts';
import errors from './deviceErrors.json' with { type: 'json' };

type Row = Omit<DeviceError, 'productFamily'> & {
  /** All families if missing. */
  readonly families?: readonly string[];
};

const isOf = ({ families }: Row, family: ProductFamily): boolean => families?.includes(family) ?? true;

export const seedDeviceErrors: readonly DeviceError[] = productFamilies.flatMap((productFamily) =>
  errors
    .filter((row) => isOf(row, productFamily))
    .map(({ errorId, title, text, remedy, severity }) => ({
      productFamily,
      errorId,
      title,
      text,
      remedy,
      severity,
    })),
);

const resource = (name: string, value: unknown): Resource => ({
  name,
  data: JSON.stringify(value, null, 2),
});

export const seedResources: readonly Resource[] = [
  resource(deviceErrorsResourceName, seedDeviceErrors),
  resource('RADIO_REGIONS', [
    { name: 'Europe', bands: ['433 MHz', '869 MHz', '2.4 GHz'], maximumPower: 10 },
    { name: 'North America', bands: ['915 MHz', '2.4 GHz'], maximumPower: 100 },
    { name: 'Australia', bands: ['915 MHz', '2.4 GHz'], maximumPower: 25 },
    { name: 'Japan', bands: ['2.4 GHz'], maximumPower: 10 },
  ]),
  resource('PARAMETER_LIMITS', {
    'SET1:RAMP': { lowest: 0, highest: 2000, unit: 'ms', advanced: false },
    'SET2:DEADBAND': { lowest: 0, highest: 40, unit: '%', advanced: false },
    'SET3:MAX_SPEED': { lowest: 10, highest: 100, unit: '%', advanced: false },
    'SET4:TIMEOUT': { lowest: 0, highest: 600, unit: 's', advanced: true },
    'SET5:HORN_TIME': { lowest: 1, highest: 30, unit: 's', advanced: false },
  }),
  resource('SERVICE_TOOL_MENU', {
    version: 7,
    entries: [
      { id: 'status', label: 'Status', commands: ['SYS:VERSION', 'RX:STATUS', 'COM:RSSI', 'TX:BATTERY'] },
      { id: 'selftest', label: 'Self-test', commands: ['SYS:SELFTEST'] },
      { id: 'update', label: 'Update', commands: ['SYS:FLASH', 'SYS:RESET'], needsKey: true },
    ],
  }),
];
