import { newCutFileNameError, newVersionError, sizeError } from '../../../src/domain/cutFile/form.ts';
import { outlineRefusal } from '../../../src/domain/cutFile/problem.ts';
import { largestDrawing } from '../../../src/domain/cutFile/cutFile.ts';
import { readDrawing } from '../../../src/domain/content/svgSafety.ts';
import type { Cms } from '../cms.ts';
import { badRequest, conflict, notFound, refuseField } from '../refusal.ts';
import type { CutFileData } from './contract.ts';

type Version = CutFileData['versions'][number];

/** The cut files of the CMS, with the rules that a change of one keeps. */
export function openCutFiles({ cutFiles, parts }: Cms) {
  const found = (name: string): CutFileData => {
    const known = cutFiles.get(name);
    if (!known) throw notFound('cut file', name);
    return known;
  };
  const version = (name: string, wanted: string): Version => {
    const known = found(name).versions.find((each) => each.version === wanted);
    if (!known) throw notFound('version of the cut file', wanted);
    return known;
  };
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
