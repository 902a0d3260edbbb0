import type { DocumentType } from '../../src/domain/file/documentType.ts';

export const contentTypes: Record<DocumentType, string> = {
  EPS: 'application/postscript',
  JPEG: 'image/jpeg',
  JSON: 'application/json',
  PDF: 'application/pdf',
  PNG: 'image/png',
  SVG: 'image/svg+xml',
  TEXT: 'text/plain; charset=utf-8',
  WORD: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  XML: 'application/xml',
  ZIP: 'application/zip',
  CLAM_FILE: 'application/octet-stream',
  G_CODE: 'text/plain; charset=utf-8',
  WSGC: 'application/octet-stream',
};
