import { z } from '@hono/zod-openapi';
import { jsonContent } from '../fields.ts';
import { createObjectOperations, createApiModule, type OperationHandlers } from '../apiModule.ts';
import {
  validateNewCutFileName,
  validateNewCutFileVersion,
  validateCutFileSize,
} from '../../../src/domain/cutFile/form.ts';
import { outlineRefusalTexts } from '../../../src/domain/cutFile/outlineProblem.ts';
import { maxDrawingLength } from '../../../src/domain/cutFile/cutFile.ts';
import { readSvgDrawing } from '../../../src/domain/content/svgSafety.ts';
import type { CmsContext } from '../cmsContext.ts';
import {
  createBadRequestError,
  createConflictError,
  assertFound,
  assertNoFieldError,
  createNotFoundError,
} from '../httpErrors.ts';
import { addPartNumbers } from '../part/rules.ts';

const versionSchema = z
  .object({
    version: z.string().openapi({ example: '1' }),
    note: z.string(),
    svg: z.string().openapi({ description: 'The outline, as the text of an SVG.' }),
    width: z.number().nullable().openapi({ description: 'Millimetres.', example: 46 }),
    height: z.number().nullable().openapi({ description: 'Millimetres.', example: 46 }),
  })
  .openapi('CutFileVersion');

const cutFileSchema = z
  .object({
    name: z.string().openapi({ example: 'JOYSTICK_PANEL' }),
    note: z.string(),
    versions: z.array(versionSchema),
    partNumbers: z.array(z.string()),
  })
  .openapi('CutFile');
export type CutFileData = z.infer<typeof cutFileSchema>;

const reads = createObjectOperations('Cut files', 'CUT_FILE', 'READ');
const writes = createObjectOperations('Cut files', 'CUT_FILE', 'WRITE');
const byName = z.object({ name: z.string() });
const theCutFile = jsonContent('The cut file with all its versions.', cutFileSchema);
const partsOfOne = z.object({ name: z.string(), partNumbers: z.array(z.string()) }).openapi('CutFileParts');

const cutFileOperations = {
  cutFileGetAll: reads.get('/cutFiles/all', 'List the cut files', {
    answer: jsonContent('The cut files, by name.', z.array(cutFileSchema)),
  }),
  cutFileGet: reads.get('/cutFiles/{name}', 'Read a cut file', { answer: theCutFile }),
  cutFileCreate: writes.post('/cutFiles', 'Create a cut file', {
    description: 'It has no version yet and belongs to no part.',
    query: z.object({ name: z.string(), note: z.string().optional() }),
    answer: theCutFile,
  }),
  cutFileLinkParts: writes.put('/cutFiles/link', 'Link a cut file to parts', {
    json: partsOfOne,
    answer: theCutFile,
  }),
  cutFileUnlinkParts: writes.put('/cutFiles/unlink', 'Unlink a cut file from parts', {
    json: partsOfOne,
    answer: theCutFile,
  }),
  cutFileVersionCreate: writes.post('/cutFiles/{name}/versions', 'Create a version of a cut file', {
    json: versionSchema,
    answer: theCutFile,
  }),
  cutFileVersionDelete: writes.delete(
    '/cutFiles/{name}/versions/{version}',
    'Delete a version of a cut file',
    { answer: theCutFile },
  ),
  cutFileDelete: writes.delete('/cutFiles/{name}', 'Delete a cut file with all its versions', {
    answer: jsonContent('What was deleted.', byName),
  }),
};

type Version = CutFileData['versions'][number];

function openCutFiles({ cutFiles }: CmsContext) {
  const found = (name: string): CutFileData => assertFound(cutFiles.get(name), 'cut file', name);
  const version = (name: string, wanted: string): Version =>
    assertFound(
      found(name).versions.find((each) => each.version === wanted),
      'version of the cut file',
      wanted,
    );
  const save = (changed: CutFileData): CutFileData => {
    cutFiles.put(changed.name, changed);
    return changed;
  };
  return {
    found,
    version,
    save,
    refuseName: (name: string): void => {
      if (cutFiles.get(name)) throw createConflictError(`There is a cut file called ${name} already.`);
      assertNoFieldError(
        validateNewCutFileName(
          name,
          cutFiles.entries().map(([known]) => known),
        ),
      );
    },
    refuseVersion: (known: CutFileData, { version: name, svg, width, height }: Version): void => {
      if (known.versions.some((each) => each.version === name))
        throw createConflictError(`${known.name} has a version ${name} already.`, 'Choose another version.');
      assertNoFieldError(validateNewCutFileVersion(name, []));
      for (const side of [width, height]) assertNoFieldError(validateCutFileSize(String(side)));
      if (svg.length > maxDrawingLength) throw createBadRequestError(outlineRefusalTexts.LARGE);
      const drawing = readSvgDrawing(svg);
      if (!drawing.ok) throw createBadRequestError(drawing.reason);
    },
  };
}

function cutFileRoutes(cms: CmsContext): OperationHandlers<typeof cutFileOperations> {
  const { found, version, save, refuseName, refuseVersion } = openCutFiles(cms);
  return {
    cutFileGetAll: () => cms.cutFiles.all(),
    cutFileLinkParts: ({ json: { name, partNumbers } }) =>
      save(addPartNumbers(cms, found(name), partNumbers)),
    cutFileUnlinkParts: ({ json: { name, partNumbers } }) => {
      const known = found(name);
      const unknown = partNumbers.find((each) => !known.partNumbers.includes(each));
      if (unknown !== undefined) throw createNotFoundError('part of the cut file', unknown);
      const left = known.partNumbers.filter((each) => !partNumbers.includes(each));
      return save({ ...known, partNumbers: left });
    },
    cutFileGet: ({ param }) => found(param.name),
    cutFileCreate: ({ query: { name, note = '' } }) => {
      refuseName(name);
      return save({ name, note, versions: [], partNumbers: [] });
    },
    cutFileVersionCreate: ({ param, json: created }) => {
      const known = found(param.name);
      refuseVersion(known, created);
      return save({ ...known, versions: [...known.versions, created] });
    },
    cutFileVersionDelete: ({ param: { name, version: wanted } }) => {
      const gone = version(name, wanted);
      const known = found(name);
      const versions = known.versions.filter((each) => each.version !== gone.version);
      return save({ ...known, versions });
    },
    cutFileDelete: ({ param }) => {
      const { name } = found(param.name);
      cms.cutFiles.delete(name);
      return { name };
    },
  };
}

export const cutFileModule = createApiModule(cutFileOperations, cutFileRoutes);
