import { newCutFileNameError, newVersionError, sizeError } from '../../../src/domain/cutFile/form.ts';
import { outlineRefusal } from '../../../src/domain/cutFile/problem.ts';
import { largestDrawing } from '../../../src/domain/cutFile/cutFile.ts';
import { readDrawing } from '../../../src/domain/content/svgSafety.ts';
import type { Cms } from '../cms.ts';
import { badRequest, conflict, demandFound, refuseField } from '../refusal.ts';
import type { CutFileData } from './contract.ts';

type Version = CutFileData['versions'][number];

/** The cut files of the CMS, with the rules that a change of one keeps. */
export function openCutFiles({ cutFiles, parts }: Cms) {
  const found = (name: string): CutFileData => demandFound(cutFiles.get(name), 'cut file', name);
  const version = (name: string, wanted: string): Version =>
    demandFound(
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
      if (cutFiles.get(name)) throw conflict(`There is a cut file called ${name} already.`);
      refuseField(
        newCutFileNameError(
          name,
          cutFiles.entries().map(([known]) => known),
        ),
      );
    },
    refuseVersion: (known: CutFileData, { version: name, svg, width, height }: Version): void => {
      if (known.versions.some((each) => each.version === name)) {
        throw conflict(`${known.name} has a version ${name} already.`, 'Choose another version.');
      }
      refuseField(newVersionError(name, []));
      for (const side of [width, height]) refuseField(sizeError(String(side)));
      if (svg.length > largestDrawing) throw badRequest(outlineRefusal.LARGE);
      const drawing = readDrawing(svg);
      if (!drawing.ok) throw badRequest(drawing.reason);
    },
    refuseParts: (partNumbers: readonly string[]): void => {
      const unknown = partNumbers.find((partNumber) => !parts.get(partNumber));
      if (unknown !== undefined) throw badRequest(`There is no part ${unknown}.`);
    },
  };
}
