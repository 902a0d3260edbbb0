import { transmitterModels } from '../../src/domain/product/families.ts';
import type { CutFileData } from '../cms/cutFile/routes.ts';
import {
  controlKinds,
  controlTypes,
  createOpeningOutline,
  createScrewHoles,
  type ControlKind,
} from '../factory/device/controls.ts';
import { findModel } from '../factory/device/models.ts';
import { type Outline, createCircle, createRectangle } from '../factory/drawing/drawing.ts';
import { toSvgPathData, formatShortNumber } from '../factory/formats/createSvg.ts';
import { transmitterParts } from './seedParts.ts';

type Version = CutFileData['versions'][number];

const style = 'fill="none" stroke="#000" stroke-width="0.2"';

/** SVG of a drawing in mm on a sheet of this size. */
const sheet = (width: number, height: number, content: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${formatShortNumber(width)}mm" height="${formatShortNumber(height)}mm" viewBox="0 0 ${formatShortNumber(width)} ${formatShortNumber(height)}" ${style}>`,
    content,
    '</svg>',
    '',
  ].join('\n');

const group = (id: string, outlines: readonly Outline[], height: number): string =>
  `  <g id="${id}">\n${outlines.map((each, index) => `    <path id="${id}-${index + 1}" d="${toSvgPathData(each, height)}"/>`).join('\n')}\n  </g>`;

function reachOf({ opening, screws, screwDiameter }: ControlKind): readonly [number, number] {
  const [width, height] =
    opening.kind === 'CIRCLE' ? [opening.diameter, opening.diameter] : [opening.width, opening.height];
  const beyond = (axis: 0 | 1): number =>
    2 * Math.max(0, ...screws.map((screw) => Math.abs(screw[axis]) + screwDiameter / 2));
  return [Math.max(width, beyond(0)), Math.max(height, beyond(1))];
}

function controlVersions(kind: ControlKind): readonly Version[] {
  const [width, height] = reachOf(kind);
  const middle = [width / 2, height / 2] as const;
  const holes = createScrewHoles(kind, middle);
  const opening = createOpeningOutline(kind.opening, middle);
  const narrow = formatShortNumber(Math.min(width, height) * 0.94);
  const first: Version = {
    version: '1',
    note: 'Traced from the drawing',
    // A draft with flaws: a circle slightly too narrow, and a number as text.
    svg: sheet(
      width,
      height,
      `  <circle id="traced" cx="${formatShortNumber(width / 2)}" cy="${formatShortNumber(height / 2)}" r="${formatShortNumber(Number(narrow) / 2)}"/>\n  <text x="1" y="4" font-size="3">${kind.partNumber}</text>`,
    ),
    width: Number(narrow),
    height: Number(narrow),
  };
  const second: Version = {
    version: '2',
    note: 'Opening and screw holes from the data sheet',
    svg: sheet(
      width,
      height,
      [group('opening', [opening], height), holes.length > 0 ? group('screws', holes, height) : '']
        .filter(Boolean)
        .join('\n'),
    ),
    width: Number(formatShortNumber(width)),
    height: Number(formatShortNumber(height)),
  };
  return [first, second];
}

function panelVersion(width: number, height: number): Version {
  const outlines = [
    createRectangle([width / 2, height / 2], width, height, 12),
    ...[12, width - 12].flatMap((x) => [12, height - 12].map((y) => createCircle([x, y], 4.3))),
  ];
  return {
    version: '1',
    note: 'Edge of the panel',
    svg: sheet(width, height, group('panel', outlines, height)),
    width,
    height,
  };
}

const controls: readonly CutFileData[] = controlTypes.map((type) => {
  const kind = controlKinds[type];
  return {
    name: `${type}_PANEL`,
    note: `Cut of the panel for ${kind.partNumber}`,
    versions: [...controlVersions(kind)],
    partNumbers: [kind.partNumber],
  };
});

const panels: readonly CutFileData[] = transmitterModels.map((model) => {
  const [width, height] = findModel(model, 'PCU').size;
  const partNumber = transmitterParts.find((part) => part.model === model)?.partNumber;
  return {
    name: `${model}_FRONT`,
    note: `Front panel of the ${findModel(model, 'PCU').label}`,
    versions: [panelVersion(width, height)],
    partNumbers: partNumber === undefined ? [] : [partNumber],
  };
});

/** Unfinished outlines that give inspection results. */
const drafts: readonly CutFileData[] = [
  {
    name: 'GUARD_BAR_SLOT',
    note: 'Comes from another program: inches, a line that does not close, one that is there twice',
    versions: [
      {
        version: '1',
        note: 'As it was imported',
        svg: [
          '<svg xmlns="http://www.w3.org/2000/svg" width="3in" height="1in" viewBox="0 0 300 100">',
          '  <g id="import" transform="translate(10 10) scale(2)">',
          '    <path id="slot" d="M10 20h100a10 10 0 0 1 0 20H12"/>',
          '    <path id="bolt" d="M20 5h10v6H20z"/>',
          '    <path id="bolt-again" d="M20 5h10v6H20z"/>',
          '    <path id="bow" d="M60 2l20 10v-10l-20 10z"/>',
          '  </g>',
          '  <text id="label" x="10" y="96" font-size="8">guard bar</text>',
          '</svg>',
          '',
        ].join('\n'),
        width: 60,
        height: 20,
      },
      {
        version: '2',
        note: 'Closed, in mm',
        svg: sheet(
          70,
          20,
          '  <rect id="slot" x="2" y="5" width="66" height="10" rx="5"/>\n  <circle id="bolt" cx="10" cy="2" r="1.5"/>',
        ),
        width: 66,
        height: 15,
      },
    ],
    partNumbers: [],
  },
  { name: 'CARRYING_STRAP_EYE', note: 'Nothing is drawn yet', versions: [], partNumbers: [] },
];

export const seedCutFiles: readonly CutFileData[] = [...controls, ...panels, ...drafts].toSorted(
  (one, other) => one.name.localeCompare(other.name),
);
