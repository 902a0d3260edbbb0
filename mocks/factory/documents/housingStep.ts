import { openingOutline, screwHoles } from '../device/controls.ts';
import { deviceOf, panelOutline, panelThickness } from '../device/device.ts';
import type { Device } from '../device/device.ts';
import { distance } from '../drawing/outline.ts';
import type { Outline, Point, Segment } from '../drawing/outline.ts';
import { subjectOf } from '../fileFacts.ts';
import type { FileFacts } from '../fileFacts.ts';
import { real, stepFile, stepModel } from '../formats/step.ts';
import type { StepModel } from '../formats/step.ts';

/** The upper shell of the housing as a solid: an open box whose panel has all openings cut out. */
export function housingStep(facts: FileFacts): string {
  const device = deviceOf(facts);
  const model = stepModel();
  const faces = shellFaces(model, device);
  const shell = model.add(`CLOSED_SHELL('',(${faces.join(',')}))`);
  const solid = model.add(`MANIFOLD_SOLID_BREP('',${shell})`);
  return stepFile(model, solid, {
    name: `${device.partNumber} ${subjectOf(facts)}`,
    description: `Upper housing ${facts.productFamily} ${device.model.label}`,
    author: facts.provider ?? 'Maker',
    date: facts.date ?? '2000-01-01',
  });
}

/** The panel's upper face lies at z 0. */
function shellFaces(model: StepModel, device: Device): string[] {
  const ceiling = -panelThickness;
  const rim = -device.model.size[2] * 0.55;
  const outside = loop(model, device.outline);
  const inside = loop(model, panelOutline(device.model, panelThickness, [0, 0]));
  const openings = device.controls
    .flatMap(({ kind, position }) => [openingOutline(kind.opening, position), ...screwHoles(kind, position)])
    .map((outline) => loop(model, outline));
  return [
    level(model, 0, 'UP', outside, openings),
    level(model, ceiling, 'DOWN', inside, openings),
    level(model, rim, 'DOWN', outside, [inside]),
    ...walls(model, outside, rim, 0, 'OUTWARD'),
    ...walls(model, inside, rim, ceiling, 'INWARD'),
    ...openings.flatMap((opening) => walls(model, opening, ceiling, 0, 'INWARD')),
  ];
}

/** A closed outline that stands upright; edges that faces share are stored once. */
type Loop = {
  readonly segments: readonly { readonly from: Point; readonly segment: Segment }[];
  readonly along: (index: number, z: number) => string;
  readonly upright: (index: number, low: number, high: number) => string;
};

function loop(model: StepModel, outline: Outline): Loop {
  const stored = new Map<string, string>();
  const once = (key: string, make: () => string): string => {
    const known = stored.get(key) ?? make();
    stored.set(key, known);
    return known;
  };
  const segments = outline.segments.map((segment, index) => ({
    segment,
    from: index === 0 ? outline.start : (outline.segments[index - 1]?.to ?? outline.start),
  }));
  const corner = (index: number): Point => segments[index % segments.length]?.from ?? [0, 0];
  const vertex = (index: number, z: number): string =>
    once(`vertex ${index % segments.length} ${z}`, () =>
      model.add(`VERTEX_POINT('',${point(model, corner(index), z)})`),
    );
  const edge = (from: string, to: string, curve: string, sense = '.T.'): string =>
    model.add(`EDGE_CURVE('',${from},${to},${curve},${sense})`);
  return {
    segments,
    along: (index, z) =>
      once(`along ${index} ${z}`, () => {
        const { from, segment } = segments[index] ?? {
          from: corner(index),
          segment: { kind: 'LINE', to: [0, 0] },
        };
        const [first, last] = [vertex(index, z), vertex(index + 1, z)];
        if (segment.kind === 'LINE') return edge(first, last, straight(model, from, segment.to, z));
        const place = placement(model, segment.centre, z, [0, 0, 1], [1, 0, 0]);
        const round = model.add(`CIRCLE('',${place},${real(distance(from, segment.centre))})`);
        return edge(first, last, round, segment.counterClockwise ? '.T.' : '.F.');
      }),
    upright: (index, low, high) =>
      once(`upright ${index % segments.length} ${low} ${high}`, () => {
        const up = vector(model, [0, 0, 1]);
        const line = model.add(`LINE('',${point(model, corner(index), low)},${up})`);
        return edge(vertex(index, low), vertex(index, high), line);
      }),
  };
}

/** A level face with openings in it. */
function level(
  model: StepModel,
  z: number,
  facing: 'UP' | 'DOWN',
  edge: Loop,
  openings: readonly Loop[],
): string {
  const around = (of: Loop, forward: boolean): string => {
    const edges = of.segments.map((_, index) => oriented(model, of.along(index, z), forward));
    return ring(model, forward ? edges : edges.toReversed());
  };
  const up = facing === 'UP';
  const outer = model.add(`FACE_OUTER_BOUND('',${around(edge, up)},.T.)`);
  const inner = openings.map((opening) => model.add(`FACE_BOUND('',${around(opening, !up)},.T.)`));
  const plane = model.add(`PLANE('',${placement(model, [0, 0], z, [0, 0, up ? 1 : -1], [1, 0, 0])})`);
  return model.add(`ADVANCED_FACE('',(${[outer, ...inner].join(',')}),${plane},.T.)`);
}

/** The faces that stand on an outline; the material lies inside of it (OUTWARD) or around it (INWARD). */
function walls(
  model: StepModel,
  of: Loop,
  low: number,
  high: number,
  facing: 'OUTWARD' | 'INWARD',
): string[] {
  const outward = facing === 'OUTWARD';
  return of.segments.map(({ from, segment }, index) => {
    const edges = [
      oriented(model, of.along(index, low), outward),
      oriented(model, of.upright(index + 1, low, high), outward),
      oriented(model, of.along(index, high), !outward),
      oriented(model, of.upright(index, low, high), !outward),
    ];
    const bound = model.add(`FACE_OUTER_BOUND('',${ring(model, outward ? edges : edges.toReversed())},.T.)`);
    if (segment.kind === 'ARC') {
      const place = placement(model, segment.centre, low, [0, 0, 1], [1, 0, 0]);
      const surface = model.add(`CYLINDRICAL_SURFACE('',${place},${real(distance(from, segment.centre))})`);
      return model.add(
        `ADVANCED_FACE('',(${bound}),${surface},${outward === segment.counterClockwise ? '.T.' : '.F.'})`,
      );
    }
    const length = distance(from, segment.to);
    const [x, y] = [(segment.to[0] - from[0]) / length, (segment.to[1] - from[1]) / length];
    const normal = outward ? ([y, -x, 0] as const) : ([-y, x, 0] as const);
    const plane = model.add(`PLANE('',${placement(model, from, low, normal, [0, 0, 1])})`);
    return model.add(`ADVANCED_FACE('',(${bound}),${plane},.T.)`);
  });
}

type Direction = readonly [x: number, y: number, z: number];

function ring(model: StepModel, edges: readonly string[]): string {
  return model.add(`EDGE_LOOP('',(${edges.join(',')}))`);
}
function oriented(model: StepModel, edge: string, forward: boolean): string {
  return model.add(`ORIENTED_EDGE('',*,*,${edge},${forward ? '.T.' : '.F.'})`);
}
function point(model: StepModel, [x, y]: Point, z: number): string {
  return model.add(`CARTESIAN_POINT('',(${real(x)},${real(y)},${real(z)}))`);
}
function direction(model: StepModel, parts: Direction): string {
  return model.add(`DIRECTION('',(${parts.map(real).join(',')}))`);
}
function vector(model: StepModel, parts: Direction): string {
  return model.add(`VECTOR('',${direction(model, parts)},1.)`);
}
function straight(model: StepModel, from: Point, to: Point, z: number): string {
  const length = distance(from, to);
  const along = vector(model, [(to[0] - from[0]) / length, (to[1] - from[1]) / length, 0]);
  return model.add(`LINE('',${point(model, from, z)},${along})`);
}
function placement(model: StepModel, at: Point, z: number, axis: Direction, reference: Direction): string {
  return model.add(
    `AXIS2_PLACEMENT_3D('',${point(model, at, z)},${direction(model, axis)},${direction(model, reference)})`,
  );
}
