export const drawingRefusalTexts = {
  NO_DRAWING: 'The file is not a drawing.',
  MALFORMED: 'The drawing is not well-formed.',
  UNREADABLE: 'The drawing could not be read.',
  DECLARATION: 'The drawing has a document type declaration.',
  NESTED: 'The drawing contains another drawing, which cannot be checked.',
  STYLE: 'The drawing has a style sheet that cannot be checked.',
  PICTURE: 'The drawing contains a picture whose size cannot be read.',
  PIXELS: 'The drawing contains pictures with too many pixels to be shown.',
  ELEMENTS: 'The drawing has too many elements to be shown.',
  LINES: 'The drawing has too many lines or dashes to be shown.',
  EFFECTS: 'The drawing has filters, masks, patterns or other effects, which may take too long to be shown.',
  WEB_PAGE: 'The drawing contains web page content, which may take too long to be shown.',
  REPEATS: 'The drawing repeats itself too often to be shown.',
  PICTURES: 'The drawing shows its pictures too often to be shown.',
  TEXT: 'The drawing has too much text to be shown.',
  STYLES: 'The drawing has style sheets that take too long to be shown.',
  MOVES: 'The drawing is animated, and too large to be shown in motion.',
} as const;

export const drawingCautionTexts = {
  SCRIPTS: 'It contains scripts. They do not run here.',
  ELSEWHERE: 'It refers to files elsewhere. They are not fetched, so parts of it may be missing.',
  WEB_PAGE: 'It contains web page content, which may be missing.',
  ANIMATED: 'It is animated.',
  STYLE_SHEET: 'It asks for a style sheet, which is not fetched.',
} as const;

export const pdfRefusalTexts = {
  NO_PDF: 'The file is not a PDF.',
  UNREADABLE: 'The document is damaged and cannot be read.',
  NO_PAGES: 'The document has no pages.',
  TOO_SLOW: 'The document takes too long to be read.',
} as const;

export const pdfCautionTexts = {
  SCRIPTS: 'It contains scripts. They do not run here, but may where the download is opened.',
  UNTOLD: 'Portal cannot tell whether it contains scripts. None of them run here.',
  FILES: 'It carries other files. They are not opened here.',
  PROGRAMS: 'It wants to open programs or other files. It cannot do so here.',
  PROTECTED: 'It is protected by a password.',
  END_MISSING: 'The end of the file is missing. Pages may be missing as well.',
} as const;

export const zipRefusalTexts = {
  NOT_WHOLE: 'The file is not a whole ZIP archive.',
  DAMAGED: 'The directory of the archive is damaged.',
} as const;

export const zipCautionTexts = {
  PROTECTED: 'It is protected by a password.',
  BOMB: 'Unpacked it is more than 200 times as large.',
  OUTSIDE: 'It contains files that want to lie outside of the folder it is unpacked in.',
  HIDDEN: 'It contains names with signs that cannot be seen. They are shown as codes.',
} as const;

export const epsTexts = {
  NO_EPS: 'The file is not an EPS.',
  NOT_DRAWN: 'A browser cannot draw an EPS. Download it to open it in a drawing program.',
} as const;
