import { computeBounds } from '../../../src/domain/gcode/bounds.ts';
import { interpretProgram } from '../../../src/domain/gcode/interpretProgram.ts';
import { generateGcode } from '../../factory/documents/generateGcode.ts';
import {
  createMillingFile,
  parseMillingFile,
  minInnerRadius,
  type Cut,
} from '../../factory/documents/milling.ts';
import type { VersionRecord } from '../../store/records.ts';
import type { CmsContext } from '../cmsContext.ts';
import { buildFileFacts } from '../buildFileFacts.ts';
import type { ProductConfigurationInRevision } from '../configurationRecords.ts';
import { listArtefacts, listArtefactTypes } from '../artefact/fileGroup.ts';
import { filterCutFilesByPart, findNewestCutFileVersion } from '../../../src/domain/cutFile/cutFile.ts';
import { getContourCorner, countContourPieces, type Contour } from '../../../src/domain/cutFile/contour.ts';
import { inspectOutline } from '../../../src/domain/cutFile/inspectOutline.ts';
import { getExtentHeight, getExtentWidth } from '../../../src/domain/cutFile/point.ts';
import { controlKinds, type ControlKind } from '../../factory/device/controls.ts';

/** Tolerance in mm when a contour is recognised as a circle or rectangle. */
const slack = 0.02;
/** Largest hole that is drilled rather than milled, in mm. */
const widestDrill = 7;

type Placed = { readonly name: string; readonly x: number; readonly y: number };

const thousandths = (value: number): number => Number(value.toFixed(3));

const corners = (contour: Contour): readonly (readonly [number, number])[] =>
  Array.from({ length: countContourPieces(contour) }, (_, index) => getContourCorner(contour, index));

/**
 * Distance of a point from the edge of a rectangle with rounded corners, centred at the origin; negative
 * inside.
 */
function fromEdge(x: number, y: number, width: number, height: number, radius: number): number {
  const [dx, dy] = [Math.abs(x) - width / 2 + radius, Math.abs(y) - height / 2 + radius];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
}

/**
 * The cut for a contour: a circle, a drilled hole or a rectangle with corners; undefined for any other shape.
 */
function cutOf(contour: Contour, { name, x, y }: Placed, middle: readonly [number, number]): Cut | undefined {
  const { extent, isClosed, length } = contour;
  if (!isClosed) return undefined;
  const [width, height] = [getExtentWidth(extent), getExtentHeight(extent)];
  const [cx, cy] = [(extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2];
  // SVG rows grow downwards, towards the operator, where the panel's y shrinks.
  const place = { name, x: thousandths(x + cx - middle[0]), y: thousandths(y - cy + middle[1]) };
  const fits = (radius: number): boolean =>
    corners(contour).every(
      ([px, py]) => Math.abs(fromEdge(px - cx, py - cy, width, height, radius)) <= slack,
    );
  if (Math.abs(width - height) <= slack && fits(width / 2)) {
    const diameter = thousandths(width);
    return { kind: diameter <= widestDrill ? 'DRILL' : 'CIRCLE', ...place, diameter };
  }
  const radius = (2 * (width + height) - length) / (8 - 2 * Math.PI);
  if (radius < minInnerRadius - 0.001 || !fits(radius)) return undefined;
  return {
    kind: 'RECTANGLE',
    ...place,
    width: thousandths(width),
    height: thousandths(height),
    radius: thousandths(radius),
  };
}

/** The cuts of an outline whose middle lies at its control; undefined if some contour cannot be milled. */
function cutsOfOutline(svg: string, placed: Placed): readonly Cut[] | undefined {
  const found = inspectOutline(svg);
  if (!found.ok || !found.facts.extent) return undefined;
  const { contours, extent, problems } = found.facts;
  if (problems.some(({ weight }) => weight === 'FAULT')) return undefined;
  const middle = [(extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2] as const;
  const cuts = contours.flatMap((contour) => cutOf(contour, placed, middle) ?? []);
  return cuts.length === contours.length ? cuts : undefined;
}

function isOfDataSheet(cut: Cut, { opening }: ControlKind): boolean {
  if (cut.kind === 'DRILL' || cut.kind !== opening.kind) return false;
  return Object.entries(opening).every(([name, value]) =>
    Object.entries(cut).some(([own, is]) => own === name && is === value),
  );
}

/** Replaces openings as in the data sheet by the newest outline of the part, if that is valid. */
export function applyCutFileOutlines({ cutFiles }: CmsContext, cuts: readonly Cut[]): readonly Cut[] {
  const all = cutFiles.all();
  const kinds = Object.values(controlKinds);
  const byName = new Map<string, readonly Cut[]>();
  for (const cut of cuts) {
    const kind = kinds.find(({ designator }) => cut.name.replace(/\d+$/, '') === designator);
    const newest =
      kind && findNewestCutFileVersion(filterCutFilesByPart(all, kind.partNumber)[0]?.versions ?? []);
    if (!newest || !isOfDataSheet(cut, kind)) continue;
    const milled = cutsOfOutline(newest.svg, cut);
    if (milled) byName.set(cut.name, milled);
  }
  const done = new Set<string>();
  return cuts.flatMap((cut) => {
    const milled = byName.get(cut.name);
    if (!milled) return [cut];
    if (done.has(cut.name)) return [];
    done.add(cut.name);
    return milled;
  });
}

function contentOf(
  cms: CmsContext,
  found: ProductConfigurationInRevision,
  versions: readonly VersionRecord[],
): string {
  const { record, revision, productConfiguration } = found;
  const version = versions.at(-1);
  if (!version) return '';
  if (!version.file)
    return createMillingFile(
      buildFileFacts(cms, record, revision, version, versions.length, productConfiguration),
    );
  return Buffer.concat([...cms.store.files.read(version.file.fileId)]).toString('utf8');
}

/** The G-code of a milling file; empty if nothing is milled or the file cannot be read. */
export function createMillingProgram(cms: CmsContext, found: ProductConfigurationInRevision): string {
  const { record, revision, productConfiguration } = found;
  const milling = listArtefacts(
    productConfiguration,
    listArtefactTypes(record, revision, productConfiguration),
  ).find((artefact) => artefact.artefactType === 'MILLING_FILE');
  const { cuts, problems } = parseMillingFile(contentOf(cms, found, milling?.versions ?? []));
  if (problems.length > 0 || cuts.length === 0) return '';
  return generateGcode(applyCutFileOutlines(cms, cuts), `${record.configurationId}/${revision.revisionName}`);
}

/** Height of a dry run above the work piece, in mm. */
const clearance = 5;

/** The same program with the spindle off and every height raised above the work piece. */
export function toDryRunProgram(program: string): string {
  const maxDepth = computeBounds(interpretProgram(program).path)?.z[0] ?? 0;
  const lift = Math.ceil(clearance - maxDepth);
  const lifted = (_: string, letter: string, height: string): string =>
    `${letter}${(Number(height) + lift).toFixed(3)}`;
  return program
    .split('\n')
    .map((block) =>
      /\(|\bG53\b/.test(block)
        ? block
        : block.replaceAll(/\bM0?[34]\b/g, 'M5').replaceAll(/\b([ZR])(-?\d+(?:\.\d+)?)/g, lifted),
    )
    .join('\n');
}

const maxErrors = 50;

/** Mistakes of a milling file, one sentence per line; empty if there are none. */
export function findMillingErrors(content: string): string[] {
  if (content.trim() === '') return ['The file is empty.'];
  const { problems } = parseMillingFile(content);
  return problems.slice(0, maxErrors).map(({ line, problem }) => `Line ${line}: ${problem}`);
}
