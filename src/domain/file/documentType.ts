import { escapeInvisibleText } from '../words/escapeInvisibleText.ts';

export const documentTypes = [
  'EPS',
  'JPEG',
  'JSON',
  'PDF',
  'PNG',
  'SVG',
  'TEXT',
  'WORD',
  'XML',
  'ZIP',
  'CLAM_FILE',
  'G_CODE',
  'WSGC',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentTypeExtensions: Record<DocumentType, string> = {
  EPS: 'eps',
  JPEG: 'jpg',
  JSON: 'json',
  PDF: 'pdf',
  PNG: 'png',
  SVG: 'svg',
  TEXT: 'txt',
  WORD: 'docx',
  XML: 'xml',
  ZIP: 'zip',
  CLAM_FILE: 's28',
  G_CODE: 'gcode',
  WSGC: 'wsgc',
};

const labels = new Map<string, string>([
  ['CLAM_FILE', 'CLAM'],
  ['G_CODE', 'G-code'],
  ['TEXT', 'Text'],
  ['WORD', 'Word'],
] satisfies [DocumentType, string][]);

export const getDocumentTypeLabel = (documentType: string): string =>
  labels.get(documentType) ?? documentType;

const mediaTypes = new Map<string, DocumentType>([
  ['application/postscript', 'EPS'],
  ['image/x-eps', 'EPS'],
  ['image/jpeg', 'JPEG'],
  ['application/json', 'JSON'],
  ['application/pdf', 'PDF'],
  ['image/png', 'PNG'],
  ['image/svg+xml', 'SVG'],
  ['text/plain', 'TEXT'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'WORD'],
  ['application/xml', 'XML'],
  ['text/xml', 'XML'],
  ['application/zip', 'ZIP'],
  ['application/x-zip-compressed', 'ZIP'],
]);

const typesByExtension = new Map<string, DocumentType>([
  ...documentTypes.map((type) => [documentTypeExtensions[type], type] as const),
  ['jpeg', 'JPEG'],
]);

export const isDocumentType = (text: string): text is DocumentType =>
  documentTypes.some((type) => type === text);

const extensionOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

export function detectDocumentType(file: {
  readonly name: string;
  readonly type: string;
}): DocumentType | undefined {
  const mediaType = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  return mediaTypes.get(mediaType) ?? typesByExtension.get(extensionOf(file.name));
}

export const formatUnsupportedType = (file: { readonly name: string; readonly type: string }): string =>
  `We do not support "${escapeInvisibleText(file.type || extensionOf(file.name) || file.name)}" file type`;
