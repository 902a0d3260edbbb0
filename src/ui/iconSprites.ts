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
import type { DeviceShape } from '~/domain/product/deviceShape.ts';

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

export type IconName = keyof typeof drawings;

/** Outlines of remote controls, in a view box of 48 x 36. */
const outlines: Record<DeviceShape, string> = {
  BELLY_BOX:
    'M9 10h30q3 0 3 3v12q0 3-3 3H9q-3 0-3-3V13q0-3 3-3zM15 15v8M12 19h6M33 15v8M30 19h6M22 16h4v6h-4zM6 16H3v5h3M42 16h3v5h-3',
  PISTOL: 'M13 7h20q3 0 3 3v6q0 3-3 3h-8l-3 12h-7l2-12h-4q-3 0-3-3v-6q0-3 3-3zM29 13h3M18 13h6M23 22h3',
  HAND_HELD:
    'M19 4h10q3 0 3 3v22q0 3-3 3H19q-3 0-3-3V7q0-3 3-3zM20 9h8M20 15h2M26 15h2M20 20h2M26 20h2M20 25h2M26 25h2',
  RECEIVER:
    'M11 13h26q2 0 2 2v13q0 2-2 2H11q-2 0-2-2V15q0-2 2-2zM34 13V4M14 30v3M19 30v3M24 30v3M29 30v3M14 18h10M14 23h6',
};

declare module 'react' {
  interface CSSProperties {
    readonly '--mark'?: string;
  }
}

/** An icon sprite: its drawings side by side, the size of each in px, and their stroke width. */
type Row = {
  readonly drawings: Readonly<Record<string, string>>;
  readonly width: number;
  readonly height: number;
  readonly stroke: number;
};

/** Content of an SVG, without its invisible frame and the line breaks between its elements. */
const strokesOf = (drawing: string): string =>
  drawing
    .slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'))
    .replace('<path stroke="none" d="M0 0h24v24H0z" fill="none" />', '')
    .replaceAll(/\s*\n\s*/g, '');

const iconRow: Row = {
  drawings: Object.fromEntries(Object.entries(drawings).map(([name, text]) => [name, strokesOf(text)])),
  width: 24,
  height: 24,
  stroke: 2,
};

const outlineRow: Row = {
  drawings: Object.fromEntries(Object.entries(outlines).map(([name, d]) => [name, `<path d="${d}"/>`])),
  width: 48,
  height: 36,
  stroke: 1.6,
};

/** `mask-position` of a drawing in its sprite, in percent. */
function placeOf({ drawings: all }: Row, name: string): string {
  const names = Object.keys(all);
  return `${(names.indexOf(name) / (names.length - 1)) * 100}%`;
}

type Marked = { readonly 'data-mark': IconName; readonly style: CSSProperties };
type Drawn = { readonly 'data-shape': DeviceShape; readonly style: CSSProperties };

/**
 * The style sheet draws icons as masks in the text's colour, which saves two or more elements for each of a
 * hundred icons: the list has 585 of at most 600 elements, and with inline icons in its rows it would have
 * 654.
 */
export const getIconProps = (icon: IconName): Marked => ({
  'data-mark': icon,
  style: { '--mark': placeOf(iconRow, icon) },
});

/** Props of an element that shows the outline of a remote control as a mask. */
export const getOutlineProps = (shape: DeviceShape): Drawn => ({
  'data-shape': shape,
  style: { '--mark': placeOf(outlineRow, shape) },
});

/**
 * One sprite per kind: an image for each drawing would be parsed as a document each, and one sprite for both
 * kinds would be laid out again at each change of size, twice in each row of a list.
 */
function pictureOf({ drawings: all, width, height, stroke }: Row): string {
  const parts = Object.values(all).map(
    (part, index) => `<g transform="translate(${index * width})">${part}</g>`,
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${parts.length * width}" height="${height}" fill="none" stroke="#000" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
}

export function installIconSprites({ documentElement: { style } }: Document): void {
  style.setProperty('--marks', pictureOf(iconRow));
  style.setProperty('--outlines', pictureOf(outlineRow));
}
