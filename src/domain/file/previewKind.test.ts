import { describe, expect, test } from 'vitest';
import { documentTypes } from './documentType.ts';
import {
  getEditableFileKind,
  isGcodeText,
  maxPreviewBytes,
  previewDialogOptions,
  getPreviewKind,
  previewKinds,
  validatePreviewSize,
  type PreviewKind,
  type PreviewSubject,
} from './previewKind.ts';

describe('getPreviewKind', () => {
  test.each<[PreviewSubject, PreviewKind]>([
    [{ artefactType: 'AX_BOM', documentType: 'XML' }, 'BILL_OF_MATERIALS'],
    [{ artefactType: 'BOM', documentType: 'JSON' }, 'TEXT'],
    [{ artefactType: 'MODULATE_FILE', documentType: 'TEXT' }, 'PARAMETER_CODE'],
    [{ artefactType: 'MILLING_FILE', documentType: 'TEXT' }, 'MILLING'],
    [{ artefactType: 'WIRING_FILE', documentType: 'TEXT' }, 'TEXT'],
    [{ artefactType: 'STEP_FILE', documentType: 'G_CODE' }, 'MILLING'],
    [{ artefactType: 'VIEW_TOP', documentType: 'PNG' }, 'FILE'],
    [{ artefactType: 'QUOTE', documentType: 'PDF' }, 'FILE'],
    [{ artefactType: 'CUSTOM_OVERLAY_TOP_EPS', documentType: 'EPS' }, 'FILE'],
    [{ documentType: 'SVG' }, 'VECTOR'],
    [{ documentType: 'XML' }, 'BILL_OF_MATERIALS'],
    [{ documentType: 'JPEG' }, 'FILE'],
    [{ documentType: 'WHATEVER' }, 'FILE'],
    [{ documentType: null }, 'FILE'],
  ])('%o is shown as %s', (subject, kind) => expect(getPreviewKind(subject)).toBe(kind));

  test('every document type has a dialog', () => {
    for (const documentType of documentTypes)
      expect(previewKinds).toContain(getPreviewKind({ documentType }));
  });
});

test.each([
  [{ documentType: 'TEXT' }, 'ATTACHMENT'],
  [{ artefactType: 'BOM', documentType: 'JSON' }, 'BOM'],
  [{ artefactType: 'AX_BOM', documentType: 'XML' }, 'BOM'],
  [{ artefactType: 'MODULATE_FILE' }, 'PARAMETER_CODE'],
  [{ artefactType: 'MILLING_FILE' }, 'MILLING'],
  [{ artefactType: 'WIRING_FILE' }, 'TEXT'],
  [{ artefactType: 'STEP_FILE' }, 'TEXT'],
] as const)('%o is edited as %s', (subject, kind) => expect(getEditableFileKind(subject)).toBe(kind));

test('only the preview of files and images closes on the mask, and the bill of materials takes the full screen', () => {
  expect(previewKinds.filter((kind) => previewDialogOptions[kind].closesOnMask)).toEqual(['FILE']);
  expect(previewDialogOptions.BILL_OF_MATERIALS.fullScreen).toBe(true);
});

test.each(previewKinds)('a %s that is empty or too large is refused with a sentence', (kind) => {
  expect(validatePreviewSize(kind, 0)).toBe('The file is empty.');
  expect(validatePreviewSize(kind, 1)).toBeUndefined();
  expect(validatePreviewSize(kind, maxPreviewBytes[kind])).toBeUndefined();
  expect(validatePreviewSize(kind, maxPreviewBytes[kind] + 1)).toBe(
    'The file is too large to be shown here.',
  );
});

test.each([
  ['%\nO0001 (BRACKET)\nN10 G21 G17 G90\nN20 G0 X1 Y2\n\nM30\n%\n', true],
  ['g0x1y2\ng1z-1f100\n', true],
  ['G1 X1\r\n; a remark\r\nM2', true],
  ['; Milling OU1234\nPANEL     W=10 H=5 T=3\nCIRCLE    J1 X=1 Y=2 D=3\nEND\n', false],
  ['ISO-10303-21;\nHEADER;\n#1=CARTESIAN_POINT();\nENDSEC;', false],
  ['; nothing but remarks\n', false],
  ['', false],
] as const)('%j is G-code: %s', (text, expected) => expect(isGcodeText(text)).toBe(expected));
