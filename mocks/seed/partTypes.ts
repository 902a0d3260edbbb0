import type { PartOutPut } from '../cms/part/routes.ts';

type Output = Omit<PartOutPut, 'name' | 'pinColour'>;

const none: Output = {
  connectorType: 'NONE',
  gpio: 'NONE',
  encoder: 'NONE',
  directional: 'NONE',
  side: 'NONE',
  digital: 'NONE',
  feed: 'NONE',
};
const digital: Output = {
  ...none,
  connectorType: 'DIGITAL',
  gpio: 'ANY',
  digital: 'DIGITAL_OR_SAFE',
  feed: 'UNLIMITED',
};
const safe: Output = {
  ...none,
  connectorType: 'SAFE_DIGITAL',
  gpio: 'A',
  digital: 'SAFE_ONLY',
  feed: 'EXCLUSIVE',
};
const axis: Output = {
  ...none,
  connectorType: 'ANALOGUE',
  gpio: 'B',
  directional: 'BI_DIRECTIONAL',
  feed: 'UNLIMITED',
};
const dial: Output = { ...axis, directional: 'UNI_DIRECTIONAL' };
const side = (where: 'LEFT' | 'RIGHT'): Output => ({
  ...digital,
  connectorType: `SIDE_BUTTON_${where}`,
  side: where,
});

export type PartTypeRow = readonly [
  type: string,
  label: string,
  variants: readonly string[],
  outputs?: Readonly<Record<string, Output>>,
];

export const controlPartTypes: readonly PartTypeRow[] = [
  [
    'JOYSTICK',
    'Joystick',
    ['1 axis', '2 axes', '2 axes with button', '3 axes', '2 axes, friction'],
    { X: axis, Y: axis },
  ],
  ['LEVER', 'Lever', ['proportional', 'proportional with detent', '3 positions', 'with lock'], { Y: axis }],
  ['PADDLE', 'Paddle', ['proportional, short', 'proportional, long'], { Y: axis }],
  ['THUMBWHEEL', 'Thumbwheel', ['self-centring', 'with friction'], { Y: axis }],
  ['BUTTON', 'Push button', ['black', 'red', 'green', 'yellow', 'two-step'], { ON: digital }],
  [
    'TOGGLE_SWITCH',
    'Toggle switch',
    ['2 positions', '3 positions', '3 positions, momentary', 'momentary to one side'],
    { A: digital, B: digital },
  ],
  [
    'TOGGLE_LIFT_TO_SWITCH',
    'Toggle switch, lift to switch',
    ['2 positions', '3 positions'],
    { A: safe, B: safe },
  ],
  [
    'ROTARY_SWITCH',
    'Rotary switch',
    ['4 positions', '8 positions', '12 positions'],
    { A: digital, B: digital },
  ],
  ['KEY_SWITCH', 'Key switch', ['key out in one position', 'key out in two positions'], { ON: safe }],
  ['POTENTIOMETER', 'Potentiometer', ['270°', '300°', 'with switch'], { W: dial }],
  [
    'ENCODER',
    'Encoder',
    ['24 steps', '24 steps with push'],
    {
      LEFT: { ...digital, connectorType: 'ENCODER', encoder: 'ROTATE_LEFT' },
      RIGHT: { ...digital, connectorType: 'ENCODER', encoder: 'ROTATE_RIGHT' },
      PUSH: { ...digital, connectorType: 'ENCODER', encoder: 'PUSH' },
    },
  ],
  [
    'E_STOP',
    'Stop button',
    ['40 mm', '30 mm', 'illuminated'],
    { STOP: { ...safe, connectorType: 'E_STOP' } },
  ],
  ['SIDE_BUTTON', 'Side button', ['left', 'right', 'start'], { L: side('LEFT'), R: side('RIGHT') }],
  [
    'LED',
    'LED',
    ['red', 'green', 'yellow', 'blue', 'three colours'],
    { LED: { ...digital, connectorType: 'LED_DRIVER', digital: 'DIGITAL_ONLY' } },
  ],
  [
    'PANEL_LIGHT',
    'Panel light',
    ['white', 'dimmable'],
    { LIGHT: { ...digital, connectorType: 'PANEL_LIGHT', side: 'TOP' } },
  ],
  ['DISPLAY', 'Display', ['2.4 inch', '3.5 inch'], { D: { ...none, connectorType: 'DISPLAY_FEEDBACK' } }],
  ['BUZZER', 'Buzzer', ['80 dB', '95 dB'], { B: { ...digital, connectorType: 'BUZZER' } }],
  ['VIBRATOR', 'Vibrator', ['standard'], { V: { ...digital, connectorType: 'VIBRATOR' } }],
];

export const fittingPartTypes: readonly PartTypeRow[] = [
  ['BATTERY', 'Battery', ['NiMH 3.6 V', 'Li-ion 3.7 V', 'Li-ion 7.4 V']],
  ['BATTERY_HOLDER', 'Battery holder', ['AA', 'for Li-ion']],
  ['RADIO_CARD', 'Radio card', ['433 MHz', '868 MHz', '915 MHz', '2.4 GHz', '2.4 GHz dual']],
  ['ANTENNA', 'Antenna', ['internal', 'external, straight', 'external, angled', 'magnetic foot']],
  ['ANTENNA_CABLE', 'Antenna cable', ['1 m', '5 m', '10 m']],
  ['CPU_CARD', 'CPU card', ['rev. C', 'rev. D', 'safety']],
  ['IO_CARD', 'I/O card', ['8 digital', '16 digital', '8 analogue']],
  ['POWER_CARD', 'Power card', ['12/24 V', '48–230 V AC']],
  ['RELAY_CARD', 'Relay card', ['8 relays', '12 relays', '4 safety relays']],
  ['MOSFET_CARD', 'MOSFET card', ['8 outputs', '16 outputs']],
  ['DISPLAY_CARD', 'Display card', ['standard']],
  ['HOUSING', 'Housing', ['yellow', 'black', 'orange', 'receiver, IP67']],
  ['LID', 'Lid', ['plain', 'milled', 'with window']],
  ['GASKET', 'Gasket', ['lid', 'battery', 'joystick']],
  ['KNOB', 'Knob', ['ball', 'T-handle', 'slim']],
  ['BELLOWS', 'Bellows', ['small', 'large', 'low temperature']],
  ['CAP', 'Cap', ['red', 'yellow', 'transparent']],
  ['OVERLAY', 'Overlay foil', ['blank', 'printed']],
  ['LABEL', 'Label', ['type plate', 'serial number', 'warning']],
  ['HARNESS', 'Wiring harness', ['joystick', 'switches', 'display']],
  ['CABLE', 'Cable', ['CAN, 5 m', 'power, 5 m', '24 wires, 10 m']],
  ['CABLE_GLAND', 'Cable gland', ['M16', 'M20', 'M25']],
  ['CONNECTOR', 'Connector', ['M12, 5 pins', 'Deutsch, 12 pins', 'Harting, 24 pins']],
  ['CHARGER', 'Charger', ['12–24 V', '230 V', 'inductive']],
  ['CARRYING_STRAP', 'Carrying strap', ['shoulder', 'waist', 'cross']],
  ['PROTECTIVE_FRAME', 'Protective frame', ['MINI', 'MAXI']],
  ['MOUNTING_BRACKET', 'Mounting bracket', ['fixed', 'with dampers']],
  ['SCREW_SET', 'Set of screws', ['lid', 'receiver']],
  ['SIM_CARD', 'SIM card', ['data']],
  ['SUB_PART', 'Sub-part', ['spacer', 'clamp']],
  ['PRODUCT_MASTER', 'Product master', ['transmitter', 'receiver']],
  ['UNKNOWN', 'Part without a type', ['taken over']],
];
