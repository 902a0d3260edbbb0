import { transmitterModels } from '../product/families.ts';
import { toSentenceCase } from '../words/stateAppearances.ts';

export const partStates = ['DECORATING', 'READY', 'NOT_AVAILABLE', 'ARCHIVED'] as const;
export const partModels = [...transmitterModels, 'N_A'] as const;
export const metaPartTypes = ['NONE', 'MASTER_SAFE', 'META_NON_SAFE'] as const;

export const partTypes = [
  'BUTTON',
  'JOYSTICK',
  'LEVER',
  'LED',
  'POTENTIOMETER',
  'TOGGLE_SWITCH',
  'TOGGLE_LIFT_TO_SWITCH',
  'BATTERY',
  'RADIO_CARD',
  'TRANSMITTER',
  'RECEIVER',
  'SYSTEM',
  'TX_TEMPLATE',
  'SUB_PART',
  'PRODUCT_MASTER',
  'UNKNOWN',
] as const;

export const partImageTypes = [
  'FUNCTION_SYMBOL',
  'MOUNTING_SYMBOL',
  'KBMAX_PHOTO',
  'CAD_DRAWING_2D',
  'TOP_PICTURE',
  'BOTTOM_PICTURE',
] as const;
export type PartImageType = (typeof partImageTypes)[number];

/** Connector types that Portal knows; the CMS has more, such as variants of SIDE_BUTTON. */
export const connectorTypes = [
  'NONE',
  'ANALOGUE',
  'DIGITAL',
  'SAFE_DIGITAL',
  'ENCODER',
  'LED_DRIVER',
  'BUZZER',
  'PANEL_LIGHT',
  'VIBRATOR',
  'E_STOP',
  'DISPLAY_FEEDBACK',
  'SIDE_BUTTON',
] as const;

export const outputValues = {
  gpio: ['A', 'B', 'ANY', 'NONE'],
  encoder: ['PUSH', 'ROTATE_LEFT', 'ROTATE_RIGHT', 'NONE'],
  directional: ['BI_DIRECTIONAL', 'UNI_DIRECTIONAL', 'NONE'],
  side: ['LEFT', 'RIGHT', 'TOP', 'NONE'],
  digital: ['SAFE_ONLY', 'DIGITAL_OR_SAFE', 'DIGITAL_ONLY', 'NONE'],
  feed: ['EXCLUSIVE', 'UNLIMITED', 'NONE'],
} as const;

export const pinColors = ['green', 'blue', 'white', 'black', 'red'] as const;

const names = new Map<string, string>([
  ['N_A', 'Not for a model'],
  ['LED', 'LED'],
  ['LED_DRIVER', 'LED driver'],
  ['E_STOP', 'Stop button'],
  ['KBMAX_PHOTO', 'Photo'],
  ['CAD_DRAWING_2D', 'Drawing'],
  ['TX_TEMPLATE', 'Transmitter template'],
  ['META_NON_SAFE', 'Not safe'],
  ['MASTER_SAFE', 'Safe master'],
  ['XS_DRIVE', 'XS Drive'],
  ['CPU_CARD', 'CPU card'],
  ['IO_CARD', 'I/O card'],
  ['SIM_CARD', 'SIM card'],
  ['MOSFET_CARD', 'MOSFET card'],
]);

export const formatPartCode = (code: string): string =>
  names.get(code) ?? (/^[A-Z][A-Z0-9_]*$/.test(code) ? toSentenceCase(code) : code);

const plain = (value: string): string => value.toLowerCase().replaceAll(/[\s_-]+/g, '');

/** The enum value whose code or label was typed, whatever the case and blanks; any other text unchanged. */
export function resolveEnumValue(values: readonly string[], typed: string): string {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (values.includes(text)) return text;
  return (
    values.find((value) => [value, formatPartCode(value)].some((each) => plain(each) === plain(text))) ?? text
  );
}

/** The known values, then those in use that are not among them: no value in use is taken away. */
export const mergeUsedValues = (known: readonly string[], used: readonly string[]): readonly string[] => [
  ...new Set([...known, ...used.filter((value) => value !== '')]),
];
