import { openingOutline, screwHoles } from '../device/controls.ts';
import { deviceOf, panelOutline, rimOf } from '../device/device.ts';
import { overlay, type OverlayFace } from '../device/overlay.ts';
import { line, path, text, type Drawing, type Mark, place, type Point } from '../drawing/drawing.ts';
import { subjectOf, type FileFacts } from '../fileFacts.ts';
import { openPdf, paintDrawing, pdfBytes } from '../formats/pdf.ts';

const pointsPerMm = 72 / 25.4;
const margin = 12;

export const foil = (facts: FileFacts, face: OverlayFace): Drawing => overlay(deviceOf(facts), facts, face);

export function foilPdf(facts: FileFacts, face: OverlayFace): Uint8Array<ArrayBuffer> {
  const drawing = foil(facts, face);
  const sheet: Drawing = {
    width: drawing.width + 2 * margin,
    height: drawing.height + 2 * margin,
    title: drawing.title,
    marks: [
      ...cuttingMarks(drawing.width, drawing.height),
      text(`${drawing.title}  version ${facts.version}  1:1`, [margin + 8, 3], 2, '#545d6d'),
    ],
  };
  const document = openPdf({ title: drawing.title, author: facts.provider ?? 'Maker', date: facts.date });
  const size = [sheet.width, sheet.height].map((side) => Math.round(side * pointsPerMm * 100) / 100);
  document.addPage({ size, margin: 0 });
  paintDrawing(document, sheet, [0, 0], pointsPerMm);
  paintDrawing(document, drawing, [margin * pointsPerMm, margin * pointsPerMm], pointsPerMm);
  return pdfBytes(document);
}

function cuttingMarks(width: number, height: number): Mark[] {
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
      return [line(level, '#000000', 0.1), line(upright, '#000000', 0.1)];
    }),
  );
}

/** Lines the plotter cuts (red) and writes (blue) for the overlay of the panel. Every cut is a closed path. */
export function cutFile(facts: FileFacts): Drawing {
  const device = deviceOf(facts);
  const rim = rimOf(device.model);
  const [width, height] = [device.model.size[0] - 2 * rim, device.model.size[1] - 2 * rim];
  const middle: Point = [width / 2, height / 2];
  const holes = device.controls.flatMap(({ kind, position }) => [
    openingOutline(kind.opening, position),
    ...screwHoles(kind, position),
  ]);
  return {
    width,
    height,
    title: `Cut file ${subjectOf(facts)} version ${facts.version}`,
    marks: [
      path([panelOutline(device.model, rim, middle)], { stroke: '#ff0000', width: 0.1 }),
      ...holes.map((hole) => path([place(hole, middle)], { stroke: '#ff0000', width: 0.1 })),
      text(subjectOf(facts), [middle[0], 4], 3, '#0000ff', 'middle'),
    ],
  };
}
