import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files driven by a table: small files with the longest durations. */
const fromTables = ['addressWalk', 'firstSave', 'words'];

const isFromTable = ({ moduleId }: TestSpecification): boolean =>
  fromTables.some((name) => moduleId.endsWith(`/tests/${name}.test.tsx`));

/**
 * Runs the longest test files first: the table-driven ones, then by file size, so that none is left for the
 * end.
 */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's own, and answers a new list
    const sorted = await super.sort(files);
    return [...sorted.filter(isFromTable), ...sorted.filter((file) => !isFromTable(file))];
  }
}
