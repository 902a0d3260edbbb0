import { describe, expect, test } from 'vitest';
import { buildDevice } from '../device/device.ts';
import { createHousingStep, formatStepReal } from './createHousingStep.ts';

const facts = {
  configurationId: 'C001234',
  revision: '0A',
  version: 1,
  productFamily: 'G6',
  provider: "Måker's",
};

describe.each(['MAXI', 'POCKET'])('%s', (model) => {
  const file = createHousingStep({ ...facts, model });
  const entities = new Map(
    [...file.matchAll(/^#(\d+)=(.*);$/gm)].map(([, id = '', body = '']) => [id, body]),
  );
  test('has the frame of an exchange file', () => {
    expect(file).toMatch(
      /^ISO-10303-21;\nHEADER;\n[\s\S]*ENDSEC;\nDATA;\n[\s\S]*ENDSEC;\nEND-ISO-10303-21;\n$/,
    );
    expect(file).toContain("('M\\X2\\00E5\\X0\\ker''s')");
  });

  test('refers only to what is there', () => {
    const references = [...entities.values()].flatMap((body) => body.match(/#\d+/g) ?? []);
    expect(references.filter((reference) => !entities.has(reference.slice(1)))).toEqual([]);
  });

  test('draws the edge of the panel, every opening and every screw hole', () => {
    const cuts = buildDevice({ ...facts, model }).controls.map(({ kind }) => 1 + kind.screws.length);
    const lines = [...entities.values()].filter((body) => body.startsWith('POLYLINE('));
    expect(lines).toHaveLength(cuts.reduce((sum, each) => sum + each, 1));
    for (const body of lines) {
      const points = body.match(/#\d+/g) ?? [];
      expect(points.at(-1)).toBe(points[0]);
    }
  });
});

test.each([
  [0, '0.'],
  [-0, '0.'],
  [3, '3.'],
  [-2.5, '-2.5'],
  [1e-9, '0.'],
  [1 / 3, '0.333333'],
])('%d is written %s', (value, written) => {
  expect(formatStepReal(value)).toBe(written);
});
