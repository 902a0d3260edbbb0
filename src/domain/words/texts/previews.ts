import { formatBytes, formatPercent, formatWholeNumber, formatCount } from '../numbers.ts';

export const previewTexts = {
  aboutFile: 'About this file',
  andMore: (count: number): string => `and ${formatWholeNumber(count)} more`,
  archiveFacts: (files: number, bytes: number, unpacked: number): string =>
    `${formatCount(files, 'file')}, ${formatBytes(bytes)}, unpacked ${formatBytes(unpacked)}`,
  cannotBeShown: (name: string): string => `${name} cannot be shown`,
  changeGround: 'Change the ground',
  changesOf: (name: string): string => `Changes of ${name}`,
  discard: 'Discard changes',
  drawAnyway: 'Draw anyway',
  drawingFacts: (size: string | undefined, elements: number, bytes: number): string =>
    [size, formatCount(elements, 'element'), formatBytes(bytes)].filter(Boolean).join(', '),
  drawingField: (viewBox: string): string => `Field ${viewBox}`,
  drawingSize: 'Size of the drawing',
  drawnApart: 'It is drawn apart from Portal, which may take long or fail.',
  fetching: (loaded: number): string =>
    loaded > 0 ? `Fetching the file, ${formatBytes(loaded)} so far` : 'Fetching the file',
  fileSize: 'Size of the file',
  filesInArchive: 'Files in the archive',
  fit: 'Fit',
  fitted: 'Fitted',
  goOnEditing: 'Go on editing',
  inspectingDrawing: 'Looking through the drawing',
  larger: 'Larger',
  madeWith: 'Made with',
  nextFile: 'Next file',
  previousFile: 'Previous file',
  place: (place: number, count: number): string =>
    `${formatWholeNumber(place)} of ${formatWholeNumber(count)}`,
  missing: 'There is no such file, or you do not have access to it.',
  notDrawn: 'The browser cannot draw it.',
  opening: 'Opening the file',
  otherFile: (bytes: number): string =>
    `A file of ${formatBytes(bytes)} that a browser cannot show. Download it to open it.`,
  overtaken: (version: string): string =>
    `${version} has been stored meanwhile. Updating makes yours the newest; theirs is kept as a version.`,
  overtakenUpdate: 'Update all the same',
  picture: 'Picture',
  pictureDamaged: 'The picture is damaged.',
  pictureFacts: (width: number, height: number, bytes: number): string =>
    `${width} × ${height} pixels, ${formatBytes(bytes)}`,
  readOnly: (reason: string): string => `Read only. ${reason}`,
  restored: 'The text that you typed earlier and did not store has been brought back.',
  scale: (scale: number): string => formatPercent(scale),
  showChanges: 'Show changes',
  showAsText: 'Show as text',
  shownAsText: (bytes: number): string => `Shown as text, ${formatBytes(bytes)}`,
  size: (width: number | string, height: number | string): string => `${width} × ${height}`,
  sizeInMm: (width: number, height: number): string => `${width} × ${height} mm`,
  smaller: 'Smaller',
  text: 'Text',
  textFacts: (version: string, encoding: string, lineEnds: string): string =>
    `${version}, ${encoding}, ${lineEnds}`,
  title: 'Title',
  titleOf: (name: string, version: string): string => `${name} · ${version}`,
  tree: 'Tree',
  unencodable: (encoding: string): string =>
    `The file is ${encoding}, which has no place for some of the characters.`,
  unread: 'Whether there is a newer version could not be read. Nothing has been stored. Try again.',
  updateFailed: 'The file was not updated:',
  updateErrors: 'Errors in the file',
  version: (revision: string, version: number): string => `Revision ${revision}, version ${version}`,
  wordFile: (bytes: number): string => `A Word document of ${formatBytes(bytes)}. Download it to open it.`,
} as const;

export const lineEndingTexts = {
  LF: 'LF',
  CRLF: 'CRLF',
  CR: 'CR',
  Mixed: 'mixed line ends',
  None: 'one line',
} as const;

export const millingFileTexts = {
  invalid: 'The milling file is not valid.',
  noProduct: 'Only the milling file of a product configuration can be validated.',
} as const;

export const pdfTexts = {
  facts: (version: string, bytes: number): string => `PDF ${version}, ${formatBytes(bytes)}`,
  larger: 'Larger',
  locked: 'The document is protected. Its password is not kept.',
  nextPage: 'Next page',
  ofPages: (count: number): string => `of ${count}`,
  open: 'Open',
  opening: 'Opening the document',
  page: 'Page',
  pageBefore: 'Page before',
  pageFailed: 'This page cannot be drawn. Download the document to see it.',
  pageTooCostly: 'This page takes too much to be drawn here. Download the document to see it.',
  pageNumber: (number: number): string => `Page ${number}`,
  pagesOf: (name: string): string => `Pages of ${name}`,
  password: 'Password',
  passwordOf: 'Password of the document',
  print: 'Print',
  printing: (done: number, count: number): string => `Page ${done} of ${count}`,
  notAllDrawn: 'A page takes too much to be drawn here. Download the document to print it.',
  smaller: 'Smaller',
  tooLongToPrint: 'The document has more than 200 pages. Download it to print it.',
  wrongPassword: 'The password is wrong.',
} as const;
