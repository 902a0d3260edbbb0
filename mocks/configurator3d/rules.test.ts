import { describe, expect, test } from 'vitest';
import { transmitterModels } from '../../src/domain/product/families.ts';
import { applyChange, type DesignChange } from './changes.ts';
import {
  createDesign,
  outputTypes,
  panelTypes,
  type Design,
  type OutputType,
  type PanelType,
  listModelPanelPositions,
  listReceiverOutputs,
} from './design.ts';
import type { OptionName } from './optionRules.ts';
import {
  isValidDesign,
  listOptionChoices,
  listOutputChoices,
  listPanelChoices,
  findDesignProblems,
} from './rules.ts';

/** Indexes of the transmitter and the receiver of a new design. */
const [transmitter, receiver] = [0, 1];
const begun: Design = { ...createDesign('G6', '4000001'), systemName: 'Crane 7' };

const after = (...changes: readonly DesignChange[]): Design => changes.reduce(applyChange, begun);
const choose = (option: OptionName, value: string, unit = transmitter): DesignChange => ({
  kind: 'CHOOSE',
  unit,
  option,
  value,
});
const put = (place: string, type?: PanelType): DesignChange => ({
  kind: 'PUT',
  unit: transmitter,
  place,
  type,
});
const connect = (output: string, type?: OutputType): DesignChange => ({
  kind: 'CONNECT',
  unit: receiver,
  output,
  type,
});

/** Reason and remedy of a choice, or "possible". */
const said = (choice: { refusal?: { reason: string; remedy: string } | undefined } | undefined): string => {
  if (!choice) return 'not offered';
  return choice.refusal ? `${choice.refusal.reason} ${choice.refusal.remedy}` : 'possible';
};

describe('a place on the panel', () => {
  test.each(transmitterModels)('of %s: what stands there as it comes is possible', (model) => {
    const design = after(choose('model', model));
    for (const { id, standard } of listModelPanelPositions(model)) {
      const choice = listPanelChoices(design, transmitter, id).find(({ value }) => value === standard);
      expect([id, said(choice)]).toEqual([id, 'possible']);
      const emptied = listPanelChoices(applyChange(design, put(id)), transmitter, id);
      const back = emptied.find(({ value }) => value === standard);
      expect([id, said(back)]).toEqual([id, 'possible']);
    }
  });

  test('offers every part, and the empty place', () => {
    const values = listPanelChoices(begun, transmitter, '4.1').map(({ value }) => value);
    expect(values).toEqual([undefined, ...panelTypes]);
  });

  test('that the panel does not have offers nothing', () => {
    expect(listPanelChoices(begun, transmitter, '9.9')).toEqual([]);
    expect(listPanelChoices(begun, 7, '1.1')).toEqual([]);
  });

  const rows: readonly (readonly [
    what: string,
    changes: readonly DesignChange[],
    place: string,
    type: PanelType,
    text: RegExp,
  ])[] = [
    ['a lever beside a lever', [], '4.2', 'JOYSTICK', /^possible$/],
    [
      'a display where the housing takes none',
      [choose('model', 'MICRO')],
      '2.1',
      'DISPLAY',
      /^A display needs the Mega, Maxi or Mini housing\. Choose Mega, Maxi or Mini as the model\.$/,
    ],
    [
      'a second display',
      [],
      '4.1',
      'DISPLAY',
      /^A transmitter carries one display, and that is D1\. Take D1 away first\.$/,
    ],
    [
      'a second emergency stop',
      [],
      '4.1',
      'E_STOP',
      /^A transmitter carries one emergency stop, and that is E1\./,
    ],
    [
      'a joystick in a flat housing',
      [choose('model', 'ROCKET')],
      '3.1',
      'JOYSTICK',
      /^A joystick needs 62 mm below the panel; the Rocket housing is 44 mm high\. Choose Mega, .* as the model\.$/,
    ],
    [
      'a potentiometer where there are no analogue inputs',
      [choose('model', 'ROCKET')],
      '3.1',
      'POTENTIOMETER',
      /has none\. Choose Mega, Maxi, Mini, Micro or XS Drive as the model\.$/,
    ],
    [
      'a lamp without feedback',
      ['3.1', '3.2', '3.3', '2.1'].map((place) => put(place)).concat(choose('displayFeedback', 'None')),
      '3.1',
      'LED',
      /^A lamp shows what the feedback card sends, .* Choose LED or Display as the display feedback\.$/,
    ],
    [
      'a display with LED feedback',
      [put('2.1'), choose('displayFeedback', 'LED')],
      '2.1',
      'DISPLAY',
      /Choose Display as the display feedback\.$/,
    ],
    [
      'a joystick among buttons',
      [],
      '6.2',
      'JOYSTICK',
      /^A joystick covers 62 × 62 mm here, and (\S+ )*S1 and S3 stand in its way\. A joystick takes 2 of the 8 analogue inputs .* Take (\S+ )*S1 and S3 away first\. Take L/,
    ],
    [
      'a joystick at the edge',
      [choose('model', 'POCKET'), choose('model', 'MINI'), put('1.1'), put('2.1')],
      '1.1',
      'JOYSTICK',
      /^The opening for a joystick reaches over the edge of the panel here\. Choose a place nearer/,
    ],
    [
      'one digital input more than there are',
      [choose('sideButtons', 'Both'), put('4.1', 'BUTTON'), put('4.2', 'BUTTON')],
      '4.3',
      'BUTTON',
      /^A button takes 1 of the 14 digital inputs of Maxi, and none is free\. Take T1, .* away, or choose Mega as the model\.$/,
    ],
  ];
  test.each(rows)('%s', (_, changes, place, type, text) => {
    const choice = listPanelChoices(after(...changes), transmitter, place).find(
      ({ value }) => value === type,
    );
    expect(said(choice)).toMatch(text);
  });

  test('with the emergency stop cannot be emptied while SISP needs it', () => {
    const [empty] = listPanelChoices(after(choose('sisp', 'Yes')), transmitter, '5.1');
    expect(said(empty)).toBe('SISP works through the emergency stop. Switch SISP off first.');
    expect(said(listPanelChoices(begun, transmitter, '5.1')[0])).toBe('possible');
  });

  test('what is named in the reason and the remedy is all that has to leave', () => {
    const joystick = (design: Design) =>
      listPanelChoices(design, transmitter, '6.2').find(({ value }) => value === 'JOYSTICK');
    const blockers = joystick(begun)?.refusal?.reason.match(/[A-Z]\d/g) ?? [];
    expect(blockers.toSorted()).toEqual(['S1', 'S3']);
    // The remedy names the adjacent levers, one of which has to be removed for its input.
    expect(said(joystick(after(put('6.1'), put('6.3'), put('4.1'))))).toBe('possible');
  });
});

describe('an output', () => {
  const rows: readonly (readonly [
    what: string,
    changes: readonly DesignChange[],
    output: string,
    type: OutputType,
    text: RegExp,
  ])[] = [
    ['a relay on a free connector', [], 'K5', 'RELAY', /^possible$/],
    [
      'a voltage on a receiver without it',
      [],
      'K4',
      'VOLTAGE',
      /^A voltage output needs the Danfoss voltage receiver\./,
    ],
    [
      'a relay without poles for it',
      [connect('K2', 'RELAY'), connect('K3', 'RELAY')],
      'K4',
      'RELAY',
      /^A relay takes 2 of the 6 poles of X1; K1, K2 and K3 leave 0\. Take K1, K2 or K3 off X1, or use another connector\.$/,
    ],
    [
      'a message needs no pole',
      [connect('K2', 'RELAY'), connect('K3', 'RELAY')],
      'K4',
      'CAN_MESSAGE',
      /^possible$/,
    ],
    [
      'a fifth PWM output',
      [connect('K1'), connect('K2', 'PWM'), connect('K3', 'PWM'), connect('K5', 'PWM'), connect('K6', 'PWM')],
      'K7',
      'PWM',
      /^The output card drives 4 PWM outputs, and K2, K3, K5 and K6 are these\./,
    ],
  ];
  test.each(rows)('%s', (_, changes, output, type, text) => {
    const choice = listOutputChoices(after(...changes), receiver, output).find(({ value }) => value === type);
    expect(said(choice)).toMatch(text);
  });

  test('can be anything, or unused', () => {
    const values = listOutputChoices(begun, receiver, 'K1').map(({ value }) => value);
    expect(values).toEqual([undefined, ...outputTypes]);
    expect(listOutputChoices(begun, receiver, 'K99')).toEqual([]);
  });

  test('a CAN bus receiver has four on each of its two connectors', () => {
    const connectors = listReceiverOutputs('CANBUS').map(({ connector }) => connector);
    expect(connectors).toEqual(['X1', 'X1', 'X1', 'X1', 'X2', 'X2', 'X2', 'X2']);
  });
});

describe('an option', () => {
  const rows: readonly (readonly [
    what: string,
    changes: readonly DesignChange[],
    unit: number,
    option: OptionName,
    value: string,
    text: RegExp,
  ])[] = [
    ['2.4 GHz', [], transmitter, 'radioFrequency', '2.4 GHz', /^possible$/],
    [
      '2.4 GHz with SISP',
      [choose('sisp', 'Yes')],
      transmitter,
      'radioFrequency',
      '2.4 GHz',
      /Switch SISP off first\.$/,
    ],
    [
      '433 MHz in a POCKET',
      [choose('model', 'POCKET')],
      transmitter,
      'radioFrequency',
      '433 MHz',
      /longer than the Pocket/,
    ],
    [
      'SISP on 2.4 GHz',
      [choose('radioFrequency', '2.4 GHz')],
      transmitter,
      'sisp',
      'Yes',
      /^SISP runs on 433, 869 and 915 MHz\./,
    ],
    [
      'SISP without an emergency stop',
      [put('5.1')],
      transmitter,
      'sisp',
      'Yes',
      /Put an emergency stop on the panel first\.$/,
    ],
    [
      'an external antenna in the hand',
      [choose('model', 'ROCKET')],
      transmitter,
      'antenna',
      'External',
      /^The Rocket housing has no socket/,
    ],
    [
      'an internal antenna under a lid',
      [],
      receiver,
      'antenna',
      'Internal',
      /Choose 869 MHz or above first\.$/,
    ],
    [
      'the same at 869 MHz',
      [choose('radioFrequency', '869 MHz', receiver)],
      receiver,
      'antenna',
      'Internal',
      /^possible$/,
    ],
    [
      'a receiver of another family',
      [],
      receiver,
      'model',
      'RELAY',
      /^Product family G6 has no Relay receiver\./,
    ],
    [
      'no feedback while lamps stand there',
      [],
      transmitter,
      'displayFeedback',
      'None',
      /^D1, H1, H2 and H3 on the panel show /,
    ],
    [
      'LED feedback while a display stands there',
      [],
      transmitter,
      'displayFeedback',
      'LED',
      /Take D1 away first\.$/,
    ],
    [
      'display feedback in a MICRO',
      [choose('model', 'MICRO')],
      transmitter,
      'displayFeedback',
      'Display',
      /^A display needs the Mega, Maxi or Mini housing\./,
    ],
    [
      'vibration in a belly box',
      [],
      transmitter,
      'otherFeedback',
      'Vibration',
      /^Vibration is felt only in the hand\. Choose Pistol grip, Rocket or Pocket as the model\.$/,
    ],
    ['a buzzer in a POCKET', [choose('model', 'POCKET')], transmitter, 'otherFeedback', 'Buzzer', /too thin/],
    [
      'side buttons on a POCKET',
      [choose('model', 'POCKET')],
      transmitter,
      'sideButtons',
      'Both',
      /^There is no room on the sides/,
    ],
    [
      'side buttons without inputs',
      ['4.1', '4.2', '4.3', '4.4'].map((place) => put(place, 'BUTTON')),
      transmitter,
      'sideButtons',
      'Left',
      /none is free\. Take T1/,
    ],
  ];
  test.each(rows)('%s', (_, changes, unit, option, value, text) => {
    const choice = listOptionChoices(after(...changes), unit, option).find((each) => each.value === value);
    expect(said(choice)).toMatch(text);
  });
});

describe('a design that becomes another model', () => {
  test.each(transmitterModels)('%s has nothing it cannot have', (model) => {
    const before = after(
      choose('sideButtons', 'Both'),
      choose('antenna', 'External'),
      choose('otherFeedback', 'Buzzer'),
      choose('sisp', 'Yes'),
    );
    const design = applyChange(before, choose('model', model));
    for (const option of [
      'antenna',
      'radioFrequency',
      'sisp',
      'displayFeedback',
      'otherFeedback',
      'sideButtons',
    ] as const) {
      const unit = design.units[transmitter];
      const value = option === 'sisp' ? (unit?.sisp ? 'Yes' : 'No') : unit?.[option];
      const without = applyChange(design, choose(option, 'None'));
      const choice = listOptionChoices(without, transmitter, option).find((each) => each.value === value);
      expect([option, said(choice)]).toEqual([option, 'possible']);
    }
  });

  test('keeps the outputs that the receiver still has', () => {
    const design = applyChange(
      { ...begun, productFamily: 'G2' },
      choose('model', 'DANFOSS_VOLTAGE', receiver),
    );
    expect(Object.keys(design.units[receiver]?.outputs ?? {})).toEqual(['K1', 'K2', 'K3']);
  });
});

describe('checks', () => {
  const errors = (design: Design): readonly string[] =>
    findDesignProblems(design).flatMap(({ severity, text }) => (severity === 'ERROR' ? [text] : []));
  const warnings = (design: Design): readonly string[] =>
    findDesignProblems(design).flatMap(({ severity, text }) => (severity === 'WARNING' ? [text] : []));

  test('a new design with a name is right', () => {
    expect(findDesignProblems(begun)).toEqual([]);
    expect(isValidDesign(begun)).toBe(true);
  });

  test.each([
    ['no transmitter', [{ kind: 'REMOVE', unit: transmitter }], 'There is no transmitter.'],
    ['no receiver', [{ kind: 'REMOVE', unit: receiver }], 'There is no receiver.'],
    [
      'two frequencies',
      [choose('radioFrequency', '869 MHz')],
      'All units have to be on one frequency: Transmitter 1 on 869 MHz, Receiver 1 on 433 MHz.',
    ],
    ['no emergency stop', [put('5.1')], 'Transmitter 1 has no emergency stop.'],
    [
      'half a piece',
      [{ kind: 'DESCRIBE', unit: transmitter, fields: { quantity: 0 } }],
      'Transmitter 1: the quantity is a whole number from 1.',
    ],
    [
      'a cable without a socket',
      [{ kind: 'SET', fields: { cableControl: true } }, choose('model', 'ROCKET')],
      'Cable control: The cable needs a transmitter with a socket for it.',
    ],
    [
      'an empty panel',
      listModelPanelPositions('MAXI').map(({ id }) => put(id)),
      'The panel of Transmitter 1 is empty.',
    ],
  ] satisfies readonly (readonly [string, readonly DesignChange[], string])[])(
    '%s is an error',
    (_, changes, text) => {
      expect(errors(after(...changes))).toEqual([text]);
      expect(isValidDesign(after(...changes))).toBe(false);
    },
  );

  test.each([
    ['no name', [{ kind: 'SET', fields: { systemName: ' ' } }], 'The system has no name.'],
    [
      'a POCKET without an emergency stop',
      [choose('model', 'POCKET'), choose('radioFrequency', '869 MHz', receiver)],
      'Transmitter 1 has no emergency stop: for machines without danger only.',
    ],
    [
      'a function twice',
      [{ kind: 'NAME', unit: transmitter, place: '4.2', function: 'Boom 1' }],
      'Transmitter 1 has more than one Lever “Boom 1”.',
    ],
    [
      'an output for nothing',
      [{ kind: 'NAME', unit: receiver, place: 'K1', function: 'Fly' }],
      'Receiver 1: nothing on a transmitter works “Fly”.',
    ],
    ['no outputs', [connect('K1'), connect('K2'), connect('K3')], 'Receiver 1 has no outputs.'],
  ] satisfies readonly (readonly [string, readonly DesignChange[], string])[])(
    '%s is a warning and blocks nothing',
    (_, changes, text) => {
      expect(warnings(after(...changes))).toContain(text);
      expect(isValidDesign(after(...changes))).toBe(true);
    },
  );
});
