import { describe, expect, test } from 'vitest';
import { transmitterModels, type DeviceType } from '../../../src/domain/product/families.ts';
import { flattenOutline, type Point } from '../drawing/drawing.ts';
import { createOpeningOutline, createScrewHoles } from './controls.ts';
import { buildDevice, createPanelOutline, getRimWidth, type Device } from './device.ts';
import { partRows } from './parts.ts';

const receivers = ['CANBUS', 'RELAY', 'MOSFET', 'DANFOSS_VOLTAGE', 'SCP', 'PWM'];
const rows: readonly (readonly [model: string, deviceType: DeviceType])[] = [
  ...transmitterModels.map((model) => [model, 'PCU'] as const),
  ...receivers.map((model) => [model, 'CU'] as const),
];
const facts = { configurationId: 'C001234', revision: '0A', version: 1, productFamily: 'G6' };

/** Whether a point lies inside a convex, counter-clockwise outline. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  return outline.every(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

function overlaps(device: Device): string[] {
  return device.controls.flatMap((one, index) =>
    device.controls.slice(index + 1).flatMap((other) => {
      const apart = [0, 1].some((axis) => {
        const gap = Math.abs((one.position[axis] ?? 0) - (other.position[axis] ?? 0));
        return gap >= ((one.kind.footprint[axis] ?? 0) + (other.kind.footprint[axis] ?? 0)) / 2;
      });
      return apart ? [] : [`${one.designator} ${other.designator}`];
    }),
  );
}

describe.each(rows)('%s', (model, deviceType) => {
  const device = buildDevice({ ...facts, deviceType, model });

  test('is the model asked for', () => {
    expect(device).toMatchObject({ deviceType, model: { name: model } });
  });

  test('cuts nothing outside its overlay', () => {
    const edge = flattenOutline(createPanelOutline(device.model, getRimWidth(device.model), [0, 0]));
    const outside = device.controls.filter(({ kind, position }) =>
      [createOpeningOutline(kind.opening, position), ...createScrewHoles(kind, position)]
        .flatMap((outline) => flattenOutline(outline))
        .some((point) => !isInside(point, edge)),
    );
    expect(outside.map(({ designator }) => designator)).toEqual([]);
  });

  test('leaves room for every control', () => {
    expect(overlaps(device)).toEqual([]);
  });

  test('names every control once', () => {
    const names = device.controls.map(({ designator }) => designator);
    expect(new Set(names).size).toBe(names.length);
  });
});

test.each([
  ['MAXI', 'PCU', 'MAXI'],
  ['CANBUS', 'PCU', 'MAXI'],
  [undefined, 'PCU', 'MAXI'],
  [undefined, undefined, 'MAXI'],
  ['MAXI', 'CU', 'CANBUS'],
  ['NO_SUCH_MODEL', 'CU', 'CANBUS'],
  ['toString', 'PCU', 'MAXI'],
])('model %s of a %s is drawn as %s', (model, deviceType, drawn) => {
  expect(
    buildDevice({ ...facts, ...(model && { model }), ...(deviceType && { deviceType }) }).model.name,
  ).toBe(drawn);
});

test('a later revision moves functions, not colours or places', () => {
  const [first, second] = ['0A', '0B'].map((revision) => buildDevice({ ...facts, model: 'MEGA', revision }));
  const differing = first?.controls.filter(
    (control, index) => control.function !== second?.controls[index]?.function,
  );
  expect(differing).toHaveLength(1);
  expect(second?.colours).toEqual(first?.colours);
  expect(second?.controls.map(({ position }) => position)).toEqual(
    first?.controls.map(({ position }) => position),
  );
});

test('no revision gives two controls of a kind the same function while others are free', () => {
  const { controls } = buildDevice({ ...facts, deviceType: 'CU', model: 'SCP', revision: '0D' });
  const lamps = controls.filter(({ type }) => type === 'LED').map((control) => control.function);
  expect(new Set(lamps).size).toBe(lamps.length);
});

test('configurations come in more than one colour', () => {
  const names = ['C000001', 'C000002', 'C000003', 'C000004', 'C000005', 'C000006'].map(
    (configurationId) => buildDevice({ ...facts, configurationId }).colours.name,
  );
  expect(new Set(names).size).toBeGreaterThan(2);
});

test('no part number is given twice', () => {
  expect(new Set(partRows.map(([partNumber]) => partNumber)).size).toBe(partRows.length);
});

test('what was designed is built, in every revision', () => {
  const controls = [
    { designator: 'J1', type: 'JOYSTICK', position: [0, 10], function: 'Bridge' },
    { designator: 'S1', type: 'BUTTON', position: [40, -20], function: 'Horn' },
  ] as const;
  const design = { colour: 'traffic red', controls };
  for (const revision of ['0A', '0D']) {
    const device = buildDevice({
      ...facts,
      revision,
      products: [{ productConfigurationId: 'T1', deviceType: 'PCU', design }],
    });
    expect(device.controls).toMatchObject(controls);
    expect(device.colours).toMatchObject({ name: 'traffic red', upperShell: 'P01414' });
  }
  expect(buildDevice({ ...facts, design: { colour: 'of nobody', controls: [] } }).colours.name).toBe(
    'signal yellow',
  );
});
