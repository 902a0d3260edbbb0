import { boundsOf } from '../../../src/domain/gcode/bounds.ts';
import { interpret } from '../../../src/domain/gcode/interpret.ts';
import { gcode } from '../../factory/documents/gcode.ts';
import { millingFile, readMillingFile } from '../../factory/documents/milling.ts';
import type { VersionRecord } from '../../store/configurationRecord.ts';
import type { Cms } from '../cms.ts';
import { withOutlines } from '../cutFile/milled.ts';
import { factsOf } from '../fileFacts.ts';
import type { FoundProductConfiguration } from '../findOrRefuse.ts';
import { artefactsOf, artefactTypesOf } from '../artefact/filePlace.ts';

function contentOf(cms: Cms, found: FoundProductConfiguration, versions: readonly VersionRecord[]): string {
  const { record, revision, productConfiguration } = found;
  const version = versions.at(-1);
  if (!version) return '';
  if (!version.file)
    return millingFile(factsOf(cms, record, revision, version, versions.length, productConfiguration));
  return Buffer.concat([...cms.store.files.read(version.file.fileId)]).toString('utf8');
}

/** The program that a milling file asks for; empty where nothing is milled, and for a file that cannot be read. */
export function millingProgram(cms: Cms, found: FoundProductConfiguration): string {
  const { record, revision, productConfiguration } = found;
  const milling = artefactsOf(
    productConfiguration,
    artefactTypesOf(record, revision, productConfiguration),
  ).find((artefact) => artefact.artefactType === 'MILLING_FILE');
  const { cuts, problems } = readMillingFile(contentOf(cms, found, milling?.versions ?? []));
  if (problems.length > 0 || cuts.length === 0) return '';
  return gcode(withOutlines(cms, cuts), `${record.configurationId}/${revision.revisionName}`);
}

/** Distance of a dry run above the work piece, mm. */
const clearance = 5;

/** The same program with the spindle off, and every height lifted by as much as clears the work piece. */
export function dryRunOf(program: string): string {
  const deepest = boundsOf(interpret(program).path)?.z[0] ?? 0;
  const lift = Math.ceil(clearance - deepest);
  const lifted = (_: string, letter: string, height: string): string =>
    `${letter}${(Number(height) + lift).toFixed(3)}`;
  return program
    .split('\n')
    .map((block) =>
      /\(|\bG53\b/.test(block)
        ? block
        : block.replaceAll(/\bM0?[34]\b/g, 'M5').replaceAll(/\b([ZR])(-?\d+(?:\.\d+)?)/g, lifted),
    )
    .join('\n');
}

const mostErrors = 50;

/** Mistakes of a milling file, a sentence for each line; empty when there are none. */
export function millingErrors(content: string): string[] {
  if (content.trim() === '') return ['The file is empty.'];
  const { problems } = readMillingFile(content);
  return problems.slice(0, mostErrors).map(({ line, problem }) => `Line ${line}: ${problem}`);
}
