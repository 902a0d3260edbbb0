import { isDocumentType, type DocumentType } from '../../src/domain/file/documentType.ts';
import type { OverlayFace } from './device/overlay.ts';
import { deviceOf } from './device/device.ts';
import { axBom, bomJson, devicesOf } from './documents/billOfMaterials.ts';
import { cutFile, foil, foilPdf } from './documents/foils.ts';
import { gcode } from './documents/gcode.ts';
import { housingStep } from './documents/housingStep.ts';
import { letter } from './documents/letter.ts';
import { cutsOf, millingFile } from './documents/milling.ts';
import { mountingInstruction, technicalSpecification } from './documents/specification.ts';
import { quotation } from './documents/quotation.ts';
import { displayPages, modulateFile, parameterScript } from './documents/scripts.ts';
import { wiringFile } from './documents/wiring.ts';
import { subjectOf, type FileFacts } from './fileFacts.ts';
import { eps } from './formats/eps.ts';
import { drawingPicture, picture } from './formats/picture.ts';
import { svg } from './formats/svg.ts';
import { zip } from './formats/zip.ts';
import { paintView, type ViewName } from './model3d/view.ts';
import { randomOf } from './random.ts';
import { firmwareImage } from './documents/programs.ts';

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

function firmwareVersionInfo(facts: FileFacts): string {
  const random = randomOf(`${facts.seed ?? 0}/${facts.configurationId}/firmware`);
  const devices = devicesOf(facts).map(({ deviceType, model, partNumber }) => ({
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

const clamFile = (facts: FileFacts): Uint8Array<ArrayBuffer> =>
  firmwareImage({
    key: `${facts.seed ?? 0}/${subjectOf(facts)}/${facts.model ?? ''}`,
    name: `${facts.productFamily} ${subjectOf(facts)}`,
    version: String(facts.version),
  }).bytes;

type Writer = readonly [
  documentType: DocumentType,
  write: (facts: FileFacts) => Uint8Array<ArrayBuffer> | string,
];

const viewSize = [640, 480] as const;
const viewIn = (name: ViewName, format: 'PNG' | 'JPEG' = 'PNG'): Writer => [
  format,
  (facts) => picture(viewSize, format, (pen) => paintView(pen, facts, name, viewSize)),
];
const foilIn = {
  PDF: (face: OverlayFace): Writer => ['PDF', (facts) => foilPdf(facts, face)],
  PNG: (face: OverlayFace): Writer => ['PNG', (facts) => drawingPicture(foil(facts, face))],
  EPS: (face: OverlayFace): Writer => ['EPS', (facts) => eps(foil(facts, face))],
};
const program = (facts: FileFacts): string => gcode(cutsOf(deviceOf(facts)), subjectOf(facts));

const writers = {
  QUOTE: ['PDF', quotation],
  TECHNICAL_SPECIFICATION: ['PDF', technicalSpecification],
  MOUNTING_INSTRUCTIONS: ['PDF', mountingInstruction],
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
  CUT_FILE: ['SVG', (facts) => svg(cutFile(facts))],
  MILLING_FILE: ['TEXT', millingFile],
  WIRING_FILE: ['TEXT', wiringFile],
  PARAMETER_FILE: ['TEXT', parameterScript],
  MODULATE_FILE: ['TEXT', modulateFile],
  G_CODE: ['G_CODE', program],
  STEP_FILE: ['G_CODE', housingStep],
  BOM: ['JSON', bomJson],
  AX_BOM: ['XML', axBom],
  FIRMWARE_VERSION_INFO: ['JSON', firmwareVersionInfo],
  CLAM: ['CLAM_FILE', clamFile],
  WSGC: ['WSGC', displayPages],
  LETTER: ['WORD', letter],
  PRODUCTION_ARCHIVE: ['ZIP', productionArchive],
} as const satisfies Record<string, Writer>;

export type FileKind = keyof typeof writers;
export const fileKinds = Object.keys(writers).filter(isFileKind);

export type FileContent = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly documentType: DocumentType;
};

export function fileBytes(kind: FileKind, facts: FileFacts): FileContent {
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

/** The kind that stands for an artefact or document type; sheets are named with family and model. An unknown name gets a text. */
export function fileKindOf(name: string): FileKind {
  if (isFileKind(name)) return name;
  if (isDocumentType(name)) return plainKinds[name];
  const sheets = ['MOUNTING_INSTRUCTIONS', 'OVERLAY'] as const;
  return sheets.find((kind) => name.startsWith(`${kind}_`)) ?? plainKinds.TEXT;
}

function productionArchive(facts: FileFacts): Uint8Array<ArrayBuffer> {
  const folder = `${facts.configurationId}-${facts.revision}`;
  return zip({
    [`${folder}/run.nc`]: program(facts),
    [`${folder}/milling.txt`]: millingFile(facts),
    [`${folder}/wiring.txt`]: wiringFile(facts),
    [`${folder}/parameters.txt`]: parameterScript(facts),
    [`${folder}/bom.xml`]: axBom(facts),
    [`${folder}/housing.stp`]: housingStep(facts),
    [`${folder}/overlay-top.eps`]: eps(foil(facts, 'TOP')),
  });
}
