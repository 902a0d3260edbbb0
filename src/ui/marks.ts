import adjustments from '@tabler/icons/outline/adjustments.svg?raw';
import adjustmentsHorizontal from '@tabler/icons/outline/adjustments-horizontal.svg?raw';
import alertTriangle from '@tabler/icons/outline/alert-triangle.svg?raw';
import api from '@tabler/icons/outline/api.svg?raw';
import apps from '@tabler/icons/outline/apps.svg?raw';
import bell from '@tabler/icons/outline/bell.svg?raw';
import bookmark from '@tabler/icons/outline/bookmark.svg?raw';
import braces from '@tabler/icons/outline/braces.svg?raw';
import building from '@tabler/icons/outline/building.svg?raw';
import buildingCommunity from '@tabler/icons/outline/building-community.svg?raw';
import chevronDown from '@tabler/icons/outline/chevron-down.svg?raw';
import chevronRight from '@tabler/icons/outline/chevron-right.svg?raw';
import cloudUpload from '@tabler/icons/outline/cloud-upload.svg?raw';
import columns3 from '@tabler/icons/outline/columns-3.svg?raw';
import cpu from '@tabler/icons/outline/cpu.svg?raw';
import deviceRemote from '@tabler/icons/outline/device-remote.svg?raw';
import dots from '@tabler/icons/outline/dots.svg?raw';
import folder from '@tabler/icons/outline/folder.svg?raw';
import home from '@tabler/icons/outline/home.svg?raw';
import icons from '@tabler/icons/outline/icons.svg?raw';
import inbox from '@tabler/icons/outline/inbox.svg?raw';
import key from '@tabler/icons/outline/key.svg?raw';
import layoutGrid from '@tabler/icons/outline/layout-grid.svg?raw';
import layoutKanban from '@tabler/icons/outline/layout-kanban.svg?raw';
import list from '@tabler/icons/outline/list.svg?raw';
import loader2 from '@tabler/icons/outline/loader-2.svg?raw';
import menu2 from '@tabler/icons/outline/menu-2.svg?raw';
import progress from '@tabler/icons/outline/progress.svg?raw';
import puzzle from '@tabler/icons/outline/puzzle.svg?raw';
import receipt from '@tabler/icons/outline/receipt.svg?raw';
import refresh from '@tabler/icons/outline/refresh.svg?raw';
import scan from '@tabler/icons/outline/scan.svg?raw';
import search from '@tabler/icons/outline/search.svg?raw';
import shieldLock from '@tabler/icons/outline/shield-lock.svg?raw';
import terminal2 from '@tabler/icons/outline/terminal-2.svg?raw';
import tool from '@tabler/icons/outline/tool.svg?raw';
import tools from '@tabler/icons/outline/tools.svg?raw';
import vectorSpline from '@tabler/icons/outline/vector-spline.svg?raw';
import type { CSSProperties } from 'react';
import type { DeviceShape } from '~/domain/product/shape.ts';

/** Icons that controls begin with, as drawings in a field of 24 x 24. */
const drawings = {
  adjustments,
  adjustmentsHorizontal,
  alertTriangle,
  api,
  apps,
  bell,
  bookmark,
  braces,
  building,
  buildingCommunity,
  chevronDown,
  chevronRight,
  cloudUpload,
  columns3,
  cpu,
  deviceRemote,
  dots,
  folder,
  home,
  icons,
  inbox,
  key,
  layoutGrid,
  layoutKanban,
  list,
  loader2,
  menu2,
  progress,
  puzzle,
  receipt,
  refresh,
  scan,
  search,
  shieldLock,
  terminal2,
  tool,
  tools,
  vectorSpline,
};

export type Mark = keyof typeof drawings;

/** Outlines of remote controls, in a field of 48 x 36. */
const outlines: Record<DeviceShape, string> = {
  BELLY_BOX:
    'M9 10h30q3 0 3 3v12q0 3-3 3H9q-3 0-3-3V13q0-3 3-3zM15 15v8M12 19h6M33 15v8M30 19h6M22 16h4v6h-4zM6 16H3v5h3M42 16h3v5h-3',
  PISTOL: 'M13 7h20q3 0 3 3v6q0 3-3 3h-8l-3 12h-7l2-12h-4q-3 0-3-3v-6q0-3 3-3zM29 13h3M18 13h6M23 22h3',
  HAND_HELD:
    'M19 4h10q3 0 3 3v22q0 3-3 3H19q-3 0-3-3V7q0-3 3-3zM20 9h8M20 15h2M26 15h2M20 20h2M26 20h2M20 25h2M26 25h2',
  RECEIVER:
    'M11 13h26q2 0 2 2v13q0 2-2 2H11q-2 0-2-2V15q0-2 2-2zM34 13V4M14 30v3M19 30v3M24 30v3M29 30v3M14 18h10M14 23h6',
};

/** Height of the one picture that all of them stand in, in a row, and the width of an icon and of an outline there. */
const height = 24;
const [iconWidth, outlineWidth] = [24, 32];
const iconCount = Object.keys(drawings).length;
const width = iconCount * iconWidth + Object.keys(outlines).length * outlineWidth;

declare module 'react' {
  interface CSSProperties {
    /** Place of a drawing in the one picture of all of them, as a position of that picture. */
    readonly '--mark'?: string;
  }
}

/** Position, in percent of what is left of the picture, at which the part from `x` on fills an element. */
const placeOf = (x: number, partWidth: number): string => `${(x / (width - partWidth)) * 100}%`;

const iconPlaces = Object.fromEntries(
  Object.keys(drawings).map((icon, index) => [icon, placeOf(index * iconWidth, iconWidth)]),
);
const firstOutline = iconCount * iconWidth;
const outlinePlaces = Object.fromEntries(
  Object.keys(outlines).map((shape, index) => [
    shape,
    placeOf(firstOutline + index * outlineWidth, outlineWidth),
  ]),
);

type Marked = { readonly 'data-mark': Mark; readonly style: CSSProperties };
type Drawn = { readonly 'data-shape': DeviceShape; readonly style: CSSProperties };

/**
 * Properties of an element that begins with an icon, drawn by the sheet in the colour of its text: a page has a hundred
 * icons, each of which would be two elements more.
 */
export const marked = (icon: Mark): Marked => ({ 'data-mark': icon, style: { '--mark': iconPlaces[icon] } });

/** Properties of an element in which the outline of a remote control is drawn in the same way. */
export const drawn = (shape: DeviceShape): Drawn => ({
  'data-shape': shape,
  style: { '--mark': outlinePlaces[shape] },
});

const strokesOf = (drawing: string): string =>
  drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'));

/** One picture of all icons and outlines: a picture for each would be a document for each. */
function pictureOfAll(): string {
  const row = [
    ...Object.values(drawings).map(
      (each, index) => `<g transform="translate(${index * iconWidth})">${strokesOf(each)}</g>`,
    ),
    ...Object.values(outlines).map(
      (each, index) =>
        `<path transform="translate(${firstOutline + index * outlineWidth}) scale(${2 / 3})" stroke-width="1.6" d="${each}"/>`,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${row.join('')}</svg>`;
}

/** Hands the picture of all icons to the sheet, once for the page. */
export function showMarks({ documentElement }: Document): void {
  const address = `data:image/svg+xml,${encodeURIComponent(pictureOfAll())}`;
  documentElement.style.setProperty('--marks', `url("${address}")`);
}
