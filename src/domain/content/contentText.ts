import type { CostKind } from './svgPrices.ts';

/** Why a drawing is not drawn. */
export const drawingRefusal = {
  NO_DRAWING: 'The file is not a drawing.',
  MALFORMED: 'The drawing is not well-formed.',
  UNREADABLE: 'The drawing could not be read.',
  DECLARATION: 'The drawing has a document type declaration.',
  ELEMENTS: 'The drawing has too many elements to be shown.',
  NESTED: 'The drawing contains another drawing, which cannot be checked.',
  STYLE: 'The drawing has a style sheet that cannot be checked.',
  PICTURE: 'The drawing contains a picture whose size cannot be read.',
  PIXELS: 'The drawing contains pictures with too many pixels to be shown.',
  MOVES: 'The drawing is animated, and too large to be shown in motion.',
} as const;

/** Why a drawing is not drawn that would take too long, by what takes longest. */
export const costRefusal: Record<CostKind, string> = {
  SHAPES: 'The drawing has too many shapes over each other to be shown.',
  FILTERS: 'The drawing has filters that take too long to be shown.',
  REPEATS: 'The drawing repeats itself too often to be shown.',
  PICTURES: 'The drawing shows its pictures too often to be shown.',
  TEXT: 'The drawing has too much text to be shown.',
  STYLES: 'The drawing has style sheets that take too long to be shown.',
};

/** What a drawing brings along that does nothing here. */
export const drawingCaution = {
  SCRIPTS: 'It contains scripts. They do not run here.',
  ELSEWHERE: 'It refers to files elsewhere. They are not fetched, so parts of it may be missing.',
  WEB_PAGE: 'It contains web page content, which may be missing.',
  ANIMATED: 'It is animated.',
  STYLE_SHEET: 'It asks for a style sheet, which is not fetched.',
} as const;
