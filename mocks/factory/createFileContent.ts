import { isDocumentType, type DocumentType } from '../../src/domain/file/documentType.ts';
import type { OverlayFace } from './device/drawOverlay.ts';
import { buildDevice } from './device/device.ts';
import { createAxBom, createBomJson, listFactDevices } from './documents/billOfMaterials.ts';
import { drawCutFile, drawFoil, createFoilPdf } from './documents/foils.ts';
import { generateGcode } from './documents/generateGcode.ts';
import { createHousingStep } from './documents/createHousingStep.ts';
import { createLetter } from './documents/createLetter.ts';
import { listCuts, createMillingFile } from './documents/milling.ts';
import { createMountingInstruction, createTechnicalSpecification } from './documents/specification.ts';
import { createQuotation } from './documents/createQuotation.ts';
import { createDisplayPages, createModulateFile, createParameterScript } from './documents/scripts.ts';
import { createWiringFile } from './documents/wiring.ts';
import { formatDocumentSubject, type FileFacts } from './fileFacts.ts';
import { createEps } from './formats/createEps.ts';
import { renderDrawing, renderPicture } from './formats/renderPicture.ts';
import { createSvg } from './formats/createSvg.ts';
import { createZip } from './formats/createZip.ts';
import { paintDeviceView, type ViewName } from './model3d/view.ts';
import { createRandom } from './random.ts';
import { createFirmwareImage } from './documents/programs.ts';

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

const transmitterFirmware = ['APP', 'BLE', 'RADIO', 'SISP1'] as const;
const receiverFirmware = ['APP', 'RADIO', 'SISP1', 'SISP2', 'RANGE_MODULE'] as const;

function createFirmwareVersionInfo(facts: FileFacts): string {
  const random = createRandom(`${facts.seed ?? 0}/${facts.configurationId}/firmware`);
  const devices = listFactDevices(facts).map(({ deviceType, model, partNumber }) => ({
    productConfigurationId: `${partNumber}-${facts.configurationId}`,
    deviceType,
    model: model.name,
    firmwares: (deviceType === 'CU' ? receiverFirmware : transmitterFirmware).map((firmwareType) => {
      const version = `${random.whole(1, 4)}.${random.whole(0, 12)}.${random.whole(0, 9)}`;
      const name = `${facts.productFamily}_${deviceType}_${firmwareType}`;
      return { firmwareType, name, version, fileName: `${name}_${version}.s28` };
    }),
  }));
  const { configurationId, revision, version } = facts;
  return `${JSON.stringify({ configurationId, revision, version, devices }, null, 2)}\n`;
}

const createClamFile = (facts: FileFacts): Uint8Array<ArrayBuffer> =>
  createFirmwareImage({
    key: `${facts.seed ?? 0}/${formatDocumentSubject(facts)}/${facts.model ?? ''}`,
    name: `${facts.productFamily} ${formatDocumentSubject(facts)}`,
    version: String(facts.version),
  }).bytes;

type Writer = readonly [
  documentType: DocumentType,
  write: (facts: FileFacts) => Uint8Array<ArrayBuffer> | string,
];

const viewSize = [640, 480] as const;
const viewIn = (name: ViewName, format: 'PNG' | 'JPEG' = 'PNG'): Writer => [
  format,
  (facts) => renderPicture(viewSize, format, (pen) => paintDeviceView(pen, facts, name, viewSize)),
];
const foilIn = {
  PDF: (face: OverlayFace): Writer => ['PDF', (facts) => createFoilPdf(facts, face)],
  PNG: (face: OverlayFace): Writer => ['PNG', (facts) => renderDrawing(drawFoil(facts, face))],
  EPS: (face: OverlayFace): Writer => ['EPS', (facts) => createEps(drawFoil(facts, face))],
};
const program = (facts: FileFacts): string =>
  generateGcode(listCuts(buildDevice(facts)), formatDocumentSubject(facts));

const writers = {
  QUOTE: ['PDF', createQuotation],
  TECHNICAL_SPECIFICATION: ['PDF', createTechnicalSpecification],
  MOUNTING_INSTRUCTIONS: ['PDF', createMountingInstruction],
  OVERLAY: foilIn.PDF('TOP'),
  CUSTOM_OVERLAY_TOP_PDF: foilIn.PDF('TOP'),
  CUSTOM_OVERLAY_TOP_PNG: foilIn.PNG('TOP'),
  CUSTOM_OVERLAY_TOP_EPS: foilIn.EPS('TOP'),
  CUSTOM_OVERLAY_BACK_PDF: foilIn.PDF('BACK'),
  CUSTOM_OVERLAY_BACK_PNG: foilIn.PNG('BACK'),
  CUSTOM_OVERLAY_BACK_EPS: foilIn.EPS('BACK'),
  CUSTOM_OVERLAY_DISPLAY_PDF: foilIn.PDF('DISPLAY'),
  CUSTOM_OVERLAY_DISPLAY_PNG: foilIn.PNG('DISPLAY'),
  CUSTOM_OVERLAY_DISPLAY_EPS: foilIn.EPS('DISPLAY'),
  VIEW_PERSPECTIVE: viewIn('PERSPECTIVE'),
  VIEW_TOP: viewIn('TOP'),
  VIEW_BOTTOM: viewIn('BOTTOM'),
  VIEW_LEFT: viewIn('LEFT'),
  VIEW_RIGHT: viewIn('RIGHT'),
  VIEW_FRONT: viewIn('FRONT'),
  VIEW_BACK: viewIn('BACK'),
  PHOTO: viewIn('PERSPECTIVE', 'JPEG'),
  CUT_FILE: ['SVG', (facts) => createSvg(drawCutFile(facts))],
  MILLING_FILE: ['TEXT', createMillingFile],
  WIRING_FILE: ['TEXT', createWiringFile],
  PARAMETER_FILE: ['TEXT', createParameterScript],
  MODULATE_FILE: ['TEXT', createModulateFile],
  G_CODE: ['G_CODE', program],
  STEP_FILE: ['G_CODE', createHousingStep],
  BOM: ['JSON', createBomJson],
  AX_BOM: ['XML', createAxBom],
  FIRMWARE_VERSION_INFO: ['JSON', createFirmwareVersionInfo],
  CLAM: ['CLAM_FILE', createClamFile],
  WSGC: ['WSGC', createDisplayPages],
  LETTER: ['WORD', createLetter],
  PRODUCTION_ARCHIVE: ['ZIP', productionArchive],
} as const satisfies Record<string, Writer>;

export type FileKind = keyof typeof writers;
export const fileKinds = Object.keys(writers).filter(isFileKind);

export type FileContent = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly documentType: DocumentType;
};

export function createFileContent(kind: FileKind, facts: FileFacts): FileContent {
  const [documentType, write]: Writer = writers[kind];
  const content = write(facts);
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  return { bytes, contentType: contentTypes[documentType], documentType };
}

function isFileKind(name: string): name is FileKind {
  return Object.hasOwn(writers, name);
}

const plainKinds: Record<DocumentType, FileKind> = {
  EPS: 'CUSTOM_OVERLAY_TOP_EPS',
  JPEG: 'PHOTO',
  JSON: 'BOM',
  PDF: 'MOUNTING_INSTRUCTIONS',
  PNG: 'VIEW_PERSPECTIVE',
  SVG: 'CUT_FILE',
  TEXT: 'PARAMETER_FILE',
  WORD: 'LETTER',
  XML: 'AX_BOM',
  ZIP: 'PRODUCTION_ARCHIVE',
  CLAM_FILE: 'CLAM',
  G_CODE: 'G_CODE',
  WSGC: 'WSGC',
};

/**
 * The file kind of an artefact or document type; sheets are named with family and model. Unknown names give a
 * text file.
 */
export function findFileKind(name: string): FileKind {
  if (isFileKind(name)) return name;
  if (isDocumentType(name)) return plainKinds[name];
  const sheets = ['MOUNTING_INSTRUCTIONS', 'OVERLAY'] as const;
  return sheets.find((kind) => name.startsWith(`${kind}_`)) ?? plainKinds.TEXT;
}

function productionArchive(facts: FileFacts): Uint8Array<ArrayBuffer> {
  const folder = `${facts.configurationId}-${facts.revision}`;
  return createZip({
    [`${folder}/run.nc`]: program(facts),
    [`${folder}/milling.txt`]: createMillingFile(facts),
    [`${folder}/wiring.txt`]: createWiringFile(facts),
    [`${folder}/parameters.txt`]: createParameterScript(facts),
    [`${folder}/bom.xml`]: createAxBom(facts),
    [`${folder}/housing.stp`]: createHousingStep(facts),
    [`${folder}/overlay-top.eps`]: createEps(drawFoil(facts, 'TOP')),
  });
}
