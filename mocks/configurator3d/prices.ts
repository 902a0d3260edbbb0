import { formatMoney } from '../../src/domain/words/money.ts';
import type { PartNumber } from '../factory/device/parts.ts';
import { controlKinds } from '../factory/device/controls.ts';
import type { ModelName } from '../factory/device/models.ts';
import type { Design, OutputType, DesignUnit } from './design.ts';

/** Net prices in SEK, without VAT. */
const modelPrice: Readonly<Record<ModelName, number>> = {
  MEGA: 28_900,
  MAXI: 22_400,
  MINI: 17_800,
  MICRO: 13_900,
  XS_DRIVE: 12_600,
  PISTOL_GRIP: 9_800,
  ROCKET: 8_900,
  POCKET: 5_200,
  CANBUS: 11_500,
  RELAY: 12_900,
  MOSFET: 13_400,
  DANFOSS_VOLTAGE: 10_700,
  SCP: 9_900,
  PWM: 12_200,
};

const partPrice: Partial<Readonly<Record<PartNumber, number>>> = {
  P01110: 3_450,
  P01120: 1_980,
  P01130: 290,
  P01140: 420,
  P01150: 560,
  P01160: 145,
  P01170: 1_240,
  P01180: 4_650,
};

const outputPrice: Readonly<Record<OutputType, number>> = {
  RELAY: 380,
  MOSFET: 310,
  PWM: 690,
  VOLTAGE: 520,
  CAN_MESSAGE: 120,
};

const radioPrice: Readonly<Record<DesignUnit['radioFrequency'], number>> = {
  '433 MHz': 0,
  '869 MHz': 450,
  '915 MHz': 450,
  '2.4 GHz': 1_250,
};

export const optionPrices = {
  externalAntenna: 640,
  sisp: 4_200,
  feedback: { None: 0, LED: 780, Display: 2_150 },
  otherFeedback: { None: 0, Vibration: 690, Buzzer: 410 },
  sideButtons: { None: 0, Left: 580, Right: 580, Both: 1_060 },
  /** Surcharge for a colour that is not in stock. */
  colour: 850,
  cableControl: 3_900,
} as const;

export function calculateUnitPrice(unit: DesignUnit): number {
  const controls = Object.values(unit.controls).map((fitted) =>
    fitted ? (partPrice[controlKinds[fitted.type].partNumber] ?? 0) : 0,
  );
  const outputs = Object.values(unit.outputs).map((fitted) => (fitted ? outputPrice[fitted.type] : 0));
  return sum([
    modelPrice[unit.model],
    radioPrice[unit.radioFrequency],
    unit.antenna === 'External' && unit.kind === 'TRANSMITTER' ? optionPrices.externalAntenna : 0,
    unit.sisp ? optionPrices.sisp : 0,
    optionPrices.feedback[unit.displayFeedback],
    optionPrices.otherFeedback[unit.otherFeedback],
    optionPrices.sideButtons[unit.sideButtons],
    unit.kind === 'TRANSMITTER' && unit.colour !== 'signal yellow' ? optionPrices.colour : 0,
    ...controls,
    ...outputs,
  ]);
}

export const calculateTotalPrice = ({ units, cableControl }: Design): number =>
  sum([
    ...units.map((unit) => calculateUnitPrice(unit) * unit.quantity),
    cableControl ? optionPrices.cableControl : 0,
  ]);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** For instance "48,300 SEK". */
export const formatPrice = (price: number): string => formatMoney(price, 'SEK');
