import { pdfCautionTexts, pdfRefusalTexts } from './contentText.ts';
import type { InspectionResult } from '../file/previewKind.ts';

export type PdfContents = {
  readonly scripts: boolean;
  readonly files: boolean;
  readonly programs: boolean;
  readonly isProtected: boolean;
};

export type PdfFacts = { readonly version: string; readonly named: PdfContents };

const looked = 10_000_000;

const asText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Resolves escapes in the names of a PDF: /J#61vaScript is another spelling of /JavaScript. */
const plainNames = (source: string): string =>
  source.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const has = (source: string, names: string): boolean =>
  new RegExp(`/(?:${names})(?![A-Za-z0-9])`).test(source);

/**
 * Checks a file before it is rendered: whether it is a PDF, what its uncompressed names reveal, and whether
 * its end is missing. Of more than 20 MB only the first and the last 10 MB are read.
 */
export function inspectPdf(bytes: Uint8Array): InspectionResult<PdfFacts> {
  const version = /%PDF-(\d\.\d)/.exec(asText(bytes.subarray(0, 1024)))?.[1];
  if (version === undefined) return { ok: false, reason: pdfRefusalTexts.NO_PDF };
  const head = asText(bytes.subarray(0, looked));
  const tail = asText(bytes.subarray(Math.max(looked, bytes.length - looked)));
  const source = plainNames(head + tail);
  const named: PdfContents = {
    scripts: has(source, 'JavaScript|JS'),
    files: has(source, 'EmbeddedFiles?|FileAttachment'),
    programs: has(source, 'Launch|GoToR|GoToE'),
    isProtected: has(source, 'Encrypt'),
  };
  const isWhole = asText(bytes.subarray(-2048)).includes('%%EOF');
  return { ok: true, facts: { version, named }, cautions: isWhole ? [] : [pdfCautionTexts.END_MISSING] };
}

/** What the uncompressed names and the PDF library (`told`) found; only the latter finds all scripts. */
export function listPdfCautions(named: PdfContents, told: PdfContents | undefined): readonly string[] {
  const scripts = named.scripts || told?.scripts;
  return [
    scripts && pdfCautionTexts.SCRIPTS,
    !scripts && !told && pdfCautionTexts.UNTOLD,
    (named.files || told?.files) && pdfCautionTexts.FILES,
    (named.programs || told?.programs) && pdfCautionTexts.PROGRAMS,
    (named.isProtected || told?.isProtected) && pdfCautionTexts.PROTECTED,
  ].filter((sentence) => typeof sentence === 'string');
}
