import { byteText } from '../numbers.ts';

/** Texts of the preview of a PDF, and of the question for its password. */
export const pdfTexts = {
  facts: (version: string, bytes: number): string => `PDF ${version}, ${byteText(bytes)}`,
  larger: 'Larger',
  locked: 'The document is protected. Its password is not kept.',
  nextPage: 'Next page',
  /** The words after the field with the number of the page. */
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
