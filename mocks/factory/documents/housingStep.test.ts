import { describe, expect, test } from 'vitest';
import { real } from '../formats/step.ts';
import { housingStep } from './housingStep.ts';

const facts = {
  configurationId: 'C001234',
  revision: '0A',
  version: 1,
  productFamily: 'G6',
  provider: "Måker's",
};

describe.each(['MAXI', 'POCKET'])('%s', (model) => {
  const file = housingStep({ ...facts, model });
  const entities = new Map(
    [...file.matchAll(/^#(\d+)=(.*);$/gm)].map(([, id = '', body = '']) => [id, body]),
  );
  const named = (name: string): [string, string][] =>
    [...entities].filter(([, body]) => body.startsWith(`${name}(`));

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

  test('is closed: every edge belongs to two faces, once in each direction', () => {
    const uses = new Map<string, string[]>();
    for (const [, body] of named('ORIENTED_EDGE')) {
      const [, edge = '', sense = ''] = /,#(\d+),\.([TF])\./.exec(body) ?? [];
      uses.set(edge, [...(uses.get(edge) ?? []), sense]);
    }
    expect(uses.size).toBe(named('EDGE_CURVE').length);
    expect([...uses.values()].filter((senses) => senses.toSorted().join('') !== 'FT')).toEqual([]);
  });

  test('is one body: vertices, edges and faces add up', () => {
    // Euler and Poincaré: V - E + F - inner rings = 2 (1 - holes through the body).
    const faces = named('ADVANCED_FACE').length;
    const rings = named('FACE_BOUND').length;
    // The rim of the open box has one inner ring and no hole through the body; each opening has two rings.
    const openings = (rings - 1) / 2;
    const count = named('VERTEX_POINT').length - named('EDGE_CURVE').length + faces - rings;
    expect(count).toBe(2 * (1 - openings));
  });

  test('loops are chains: each edge begins where the one before ends', () => {
    const ends = (oriented: string): [string, string] => {
      const [, edge = '', sense] = /,#(\d+),\.([TF])\./.exec(entities.get(oriented) ?? '') ?? [];
      const [, from = '', to = ''] = /^EDGE_CURVE\('',#(\d+),#(\d+),/.exec(entities.get(edge) ?? '') ?? [];
      return sense === 'T' ? [from, to] : [to, from];
    };
    for (const [, body] of named('EDGE_LOOP')) {
      const edges = (body.match(/#\d+/g) ?? []).map((reference) => ends(reference.slice(1)));
      edges.forEach(([from], index) => expect(from).toBe(edges.at(index - 1)?.[1]));
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
  expect(real(value)).toBe(written);
});
