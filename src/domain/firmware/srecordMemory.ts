/** A stretch of memory from `from` up to, and without, `to`. */
export type MemoryBlock = { readonly from: number; readonly to: number; readonly bytes: Uint8Array };

/** Data of records that follow one another without a gap. `place` is where their bytes begin; `line` that of the first. */
type Run = { readonly from: number; readonly to: number; readonly place: number; readonly line: number };

/** Most runs that are kept: a file with more would cost more memory than any firmware is worth. */
export const mostRuns = 20_000;

/** The bytes of records, as they are read: one buffer, and the runs of it. */
export class MemoryBuilder {
  readonly data: Uint8Array<ArrayBuffer>;
  used = 0;
  readonly #runs: Run[] = [];
  #from = 0;
  #to = -1;
  #place = 0;
  #line = 0;

  /** For a file of `size` bytes, two of which make one byte of memory. */
  constructor(size: number) {
    this.data = new Uint8Array((size >> 1) + 256);
  }

  /**
   * Takes `length` bytes at `place` of the buffer as those from `address` on; false where there are too many runs.
   */
  keep(address: number, place: number, length: number, line: number): boolean {
    if (length === 0) return true;
    if (address !== this.#to && this.#runs.length >= mostRuns) return false;
    this.data.copyWithin(this.used, place, place + length);
    if (address !== this.#to) {
      this.#close();
      this.#from = address;
      this.#place = this.used;
      this.#line = line;
    }
    this.#to = address + length;
    this.used += length;
    return true;
  }

  #close(): void {
    if (this.#to < 0) return;
    this.#runs.push({ from: this.#from, to: this.#to, place: this.#place, line: this.#line });
  }

  sorted(): readonly Run[] {
    this.#close();
    this.#to = -1;
    return this.#runs.toSorted((one, other) => one.from - other.from || one.line - other.line);
  }
}

type Overlap = { readonly from: number; readonly to: number; readonly line: number; readonly other: number };

/** Memory that two runs fill, with the first line of the later one and that of the other. */
export function overlapsOf(sorted: readonly Run[]): readonly Overlap[] {
  const found: Overlap[] = [];
  let last: Run | undefined;
  for (const run of sorted) {
    if (last && run.from < last.to) {
      const lines = [last.line, run.line];
      const line = Math.max(...lines);
      found.push({ from: run.from, to: Math.min(last.to, run.to), line, other: Math.min(...lines) });
    }
    if (!last || run.to > last.to) last = run;
  }
  return found;
}

/** The runs as blocks; those that touch are one. Of memory that is there twice, each run keeps its own block. */
export function blocksOf(sorted: readonly Run[], data: Uint8Array): readonly MemoryBlock[] {
  const groups: Run[][] = [];
  for (const run of sorted) {
    const group = groups.at(-1);
    if (group && group.at(-1)?.to === run.from) group.push(run);
    else groups.push([run]);
  }
  return groups.map((group) => {
    const [first] = group;
    const from = first?.from ?? 0;
    const to = group.at(-1)?.to ?? 0;
    if (group.length === 1 && first) {
      return { from, to, bytes: data.subarray(first.place, first.place + to - from) };
    }
    const bytes = new Uint8Array(to - from);
    for (const run of group)
      bytes.set(data.subarray(run.place, run.place + run.to - run.from), run.from - from);
    return { from, to, bytes };
  });
}
