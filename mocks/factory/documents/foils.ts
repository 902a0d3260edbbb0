import { createOpeningOutline, createScrewHoles } from '../device/controls.ts';
import { buildDevice, createPanelOutline, getRimWidth } from '../device/device.ts';
import { drawOverlay, type OverlayFace } from '../device/drawOverlay.ts';
import {
  createLine,
  createPath,
  createText,
  type Drawing,
  type DrawingElement,
  transformOutline,
  type Point,
} from '../drawing/drawing.ts';
import { formatDocumentSubject, type FileFacts } from '../fileFacts.ts';
import { createPdf, paintOnPdf, finishPdf } from '../formats/pdf.ts';

const pointsPerMm = 72 / 25.4;
const margin = 12;

export const drawFoil = (facts: FileFacts, face: OverlayFace): Drawing =>
  drawOverlay(buildDevice(facts), facts, face);

export function createFoilPdf(facts: FileFacts, face: OverlayFace): Uint8Array<ArrayBuffer> {
  const drawing = drawFoil(facts, face);
  const sheet: Drawing = {
    width: drawing.width + 2 * margin,
    height: drawing.height + 2 * margin,
    title: drawing.title,
    marks: [
      ...cuttingMarks(drawing.width, drawing.height),
      createText(`${drawing.title}  version ${facts.version}  1:1`, [margin + 8, 3], 2, '#545d6d'),
    ],
  };
  const document = createPdf({ title: drawing.title, author: facts.provider ?? 'Maker', date: facts.date });
  const size = [sheet.width, sheet.height].map((side) => Math.round(side * pointsPerMm * 100) / 100);
  document.addPage({ size, margin: 0 });
  paintOnPdf(document, sheet, [0, 0], pointsPerMm);
  paintOnPdf(document, drawing, [margin * pointsPerMm, margin * pointsPerMm], pointsPerMm);
  return finishPdf(document);
}

function cuttingMarks(width: number, height: number): DrawingElement[] {
  const sides = (length: number): readonly (readonly [edge: number, outward: 1 | -1])[] => [
    [margin, -1],
    [margin + length, 1],
  ];
  return sides(width).flatMap(([x, right]) =>
    sides(height).flatMap(([y, up]) => {
      const ends = (from: number, outward: number): readonly number[] => [
        from + 3 * outward,
        from + 9 * outward,
      ];
      const level = ends(x, right).map((end): Point => [end, y]);
      const upright = ends(y, up).map((end): Point => [x, end]);
      return [createLine(level, '#000000', 0.1), createLine(upright, '#000000', 0.1)];
    }),
  );
}

/** Lines the plotter cuts (red) and writes (blue) for the panel overlay. Every cut is a closed path. */
export function drawCutFile(facts: FileFacts): Drawing {
  const device = buildDevice(facts);
  const rim = getRimWidth(device.model);
  const [width, height] = [device.model.size[0] - 2 * rim, device.model.size[1] - 2 * rim];
  const middle: Point = [width / 2, height / 2];
  const holes = device.controls.flatMap(({ kind, position }) => [
    createOpeningOutline(kind.opening, position),
    ...createScrewHoles(kind, position),
  ]);
  return {
    width,
    height,
    title: `Cut file ${formatDocumentSubject(facts)} version ${facts.version}`,
    marks: [
      createPath([createPanelOutline(device.model, rim, middle)], { stroke: '#ff0000', width: 0.1 }),
      ...holes.map((hole) => createPath([transformOutline(hole, middle)], { stroke: '#ff0000', width: 0.1 })),
      createText(formatDocumentSubject(facts), [middle[0], 4], 3, '#0000ff', 'middle'),
    ],
  };
}
