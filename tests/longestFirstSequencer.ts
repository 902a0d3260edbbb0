import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose tests come from a table: short to read, and the longest to run. */
const fromTables = ['addressWalk', 'firstSave', 'words'];

const isFromTable = ({ moduleId }: TestSpecification): boolean =>
  fromTables.some((name) => moduleId.endsWith(`/tests/${name}.test.tsx`));

/** Begins with what takes longest, by the size of the files but for those: nothing long is left for the end. */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's own, and answers a new list
    const sorted = await super.sort(files);
    return [...sorted.filter(isFromTable), ...sorted.filter((file) => !isFromTable(file))];
  }
}
