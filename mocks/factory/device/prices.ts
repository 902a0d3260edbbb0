import type { Configurator } from '../../../src/domain/quote/wire.ts';
import { readFields } from '../../../src/domain/quote/fields.ts';

/** The price list of devices by their model, in SEK. */
const modelPrices: Readonly<Record<string, number>> = {
  MEGA: 21_400,
  MAXI: 16_900,
  MINI: 12_300,
  MICRO: 9_800,
  XS_DRIVE: 9_200,
  PISTOL_GRIP: 7_400,
  ROCKET: 5_900,
  POCKET: 4_600,
  CANBUS: 8_700,
  RELAY: 10_400,
  MOSFET: 9_900,
};

/** The price list of what stands in a device by its type, in SEK. */
const componentPrices: Readonly<Record<string, number>> = {
  RELAY: 620,
  PROPORTIONAL_OUTPUT: 980,
  SAFETY_RELAY: 1_450,
  JOYSTICK: 2_350,
  LEVER: 1_280,
  BUTTON: 140,
  TOGGLE_SWITCH: 210,
  POTENTIOMETER: 380,
  LED: 60,
  E_STOP: 890,
  DISPLAY: 2_900,
};

/** The net price of a configured product in SEK: each device with all that stands in it, times its number. */
export function priceOf({ fields, configurators }: Configurator): number {
  const { text, number } = readFields(fields);
  const own = modelPrices[text('model')] ?? componentPrices[text('componentType')] ?? 0;
  const within = (configurators ?? []).reduce((sum, inner) => sum + priceOf(inner), 0);
  return (own + within) * (number('quantity') ?? 1);
}
