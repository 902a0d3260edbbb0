import type { Inspection } from '../file/previewKind.ts';

export type PdfFacts = { readonly version: string };

const looked = 1_000_000;

const asText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/**
 * Looks into a PDF before it is given to the browser's own viewer, which keeps it apart from the page. Says why it
 * cannot be shown, or what the viewer may ask or leave out. Looks at the ends of large files only.
 */
export function inspectPdf(bytes: Uint8Array): Inspection<PdfFacts> {
  const version = /%PDF-(\d\.\d)/.exec(asText(bytes.subarray(0, 1024)))?.[1];
  if (version === undefined) return { ok: false, reason: 'The file is not a PDF.' };
  const head = asText(bytes.subarray(0, looked));
  const tail = asText(bytes.subarray(Math.max(0, bytes.length - looked)));
  const text = head + tail;
  const cautions = [
    /\/(?:JavaScript|JS)\b/.test(text) && 'It contains scripts. They have no access to Portal.',
    /\/Encrypt\b/.test(text) && 'It is protected. The viewer may ask for a password.',
    /\/(?:Launch|EmbeddedFile)\b/.test(text) &&
      'It carries other files or wants to open them. Do not allow it to.',
    !tail.slice(-2048).includes('%%EOF') && 'The end of the file is missing. Pages may be missing as well.',
  ].filter((sentence) => sentence !== false);
  return { ok: true, facts: { version }, cautions };
}
