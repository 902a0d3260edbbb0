import scope from 'paper/dist/paper-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  buildExpectedOutline,
  type ExpectedLine,
  type ExpectedPiece,
  type CoordinatePair,
} from '../../../tests/factories/expectedOutline.ts';
import { findCrossings } from './crossings.ts';
import { inspectOutline, type Outline } from './inspectOutline.ts';

// The other library makes its own lines of what was meant: it never sees the SVG, nor anything of ours.

beforeAll(() => {
  scope.setup(new scope.Size(1, 1));
});

const limit = 0.01;

/** The bends of a small piece of an arc as a cubic; sixteen pieces of a circle are off by less than a millionth. */
function addArc(
  path: paper.Path,
  { centre, rx, ry, tilt, from, turn }: Extract<ExpectedPiece, { kind: 'ARC' }>,
): void {
  const count = 32;
  const step = turn / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const at = (a: number, b: number): paper.Point => {
    const [x, y] = [rx * a, ry * b];
    return new scope.Point(
      centre[0] + x * Math.cos(tilt) - y * Math.sin(tilt),
      centre[1] + x * Math.sin(tilt) + y * Math.cos(tilt),
    );
  };
  for (let index = 0; index < count; index += 1) {
    const [one, two] = [from + index * step, from + (index + 1) * step];
    path.cubicCurveTo(
      at(Math.cos(one) - reach * Math.sin(one), Math.sin(one) + reach * Math.cos(one)),
      at(Math.cos(two) + reach * Math.sin(two), Math.sin(two) - reach * Math.cos(two)),
      at(Math.cos(two), Math.sin(two)),
    );
  }
}

const point = ([x, y]: CoordinatePair): paper.Point => new scope.Point(x, y);

function paperPath({ start, pieces, isClosed, steps }: ExpectedLine): paper.Path {
  const path = new scope.Path({ insert: false });
  path.moveTo(point(start));
  for (const piece of pieces) {
    if (piece.kind === 'LINE') {
      // A side of no length is none; the other library would find it crossing its neighbours.
      if (path.lastSegment.point.getDistance(point(piece.to)) > 1e-9) path.lineTo(point(piece.to));
    } else if (piece.kind === 'CUBIC') path.cubicCurveTo(point(piece.one), point(piece.two), point(piece.to));
    else if (piece.kind === 'QUADRATIC') path.quadraticCurveTo(point(piece.one), point(piece.to));
    else addArc(path, piece);
  }
  if (isClosed) path.closePath();
  for (const step of steps.toReversed()) path.transform(new scope.Matrix(...step));
  return path;
}

/** Curves halved three times: over whole ones the other library measures a length less exactly than we do. */
function lengthOf(path: paper.Path): number {
  const halved = path.clone({ insert: false });
  for (let times = 0; times < 3; times += 1)
    for (const curve of Array.from(halved.curves)) curve.divideAtTime(0.5);
  return halved.length;
}

type Crossing = { readonly place: paper.Point; readonly isClear: boolean };

/** Places where lines cross themselves or each other; one where they nearly touch may be none for a mill. */
function paperCrossings(paths: readonly paper.Path[]): readonly Crossing[] {
  const clear = ({ tangent, intersection }: paper.CurveLocation): boolean =>
    Math.abs(Math.sin((tangent.getDirectedAngle(intersection.tangent) * Math.PI) / 180)) > 0.1;
  const isCorner = (path: paper.Path, place: paper.Point): boolean =>
    path.segments.some((each) => each.point.getDistance(place) <= 0.05);
  return paths.flatMap((path, index) => [
    ...path
      // Its types do not know that it may cross itself.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      .getIntersections(undefined as unknown as paper.PathItem)
      .map((each) => ({ place: each.point, isClear: clear(each) && !isCorner(path, each.point) })),
    ...paths
      .slice(index + 1)
      .flatMap((other) =>
        path.getIntersections(other).map((each) => ({ place: each.point, isClear: clear(each) })),
      ),
  ]);
}

/** Crossings of one side that the other does not have. */
function unmatched(ours: Outline, paths: readonly paper.Path[]): readonly string[] {
  const theirs = paperCrossings(paths);
  const { meetings } = findCrossings(ours.contours, new Set());
  const places = meetings.flatMap((each) => each.places.map(point));
  const missed = theirs.filter(
    ({ place, isClear }) => isClear && !places.some((own) => own.getDistance(place) <= 0.05),
  );
  // Within a hundredth of a millimetre of a corner a line may pass on either side of it.
  const invented = places.filter(
    (own) =>
      !theirs.some(({ place }) => own.getDistance(place) <= 0.3) &&
      !paths.some(({ segments }) => segments.some((each) => each.point.getDistance(own) <= limit)),
  );
  return [
    ...missed.map(({ place }) => `missed ${place.x} ${place.y}`),
    ...invented.map((place) => `invented ${place.x} ${place.y}`),
  ];
}

function inspected(svg: string): Outline {
  const found = inspectOutline(svg);
  if (!found.ok) throw new Error(found.reason);
  return found.facts;
}

describe('a thousand generated outlines against another library', () => {
  test.each(Array.from({ length: 20 }, (_, index) => index))('%#: fifty of them', (batch) => {
    for (let index = 0; index < 50; index += 1) {
      const { svg, lines } = buildExpectedOutline(`outline ${batch * 50 + index}`);
      const ours = inspected(svg);
      const paths = lines.map(paperPath);
      const bounds = paths.map((path) => path.bounds).reduce((all, each) => all.unite(each));
      const { left = 0, top = 0, right = 0, bottom = 0 } = ours.extent ?? {};
      const off = [left - bounds.left, top - bounds.top, right - bounds.right, bottom - bounds.bottom];
      const length = paths.reduce((sum, path) => sum + lengthOf(path), 0);
      const open = ours.problems.filter(({ kind }) => kind === 'OPEN').length;
      expect({
        svg,
        isInPlace: off.every((each) => Math.abs(each) <= limit),
        isAsLong: Math.abs(ours.cutLength - length) <= limit,
        open,
        crossings: unmatched(ours, paths),
        problems: ours.problems.filter(({ kind }) => kind === 'UNREADABLE' || kind === 'TRANSFORM'),
      }).toEqual({
        svg,
        isInPlace: true,
        isAsLong: true,
        open: lines.filter(({ isClosed }) => !isClosed).length,
        crossings: [],
        problems: [],
      });
    }
  });
});
