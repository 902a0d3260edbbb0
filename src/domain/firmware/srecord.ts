import { srecordFaultTexts, type SRecordFaultKind, type SRecordFault } from './srecordFaults.ts';

type MemoryBlock = { readonly from: number; readonly to: number; readonly bytes: Uint8Array };

type Run = { readonly from: number; readonly to: number; readonly place: number; readonly line: number };

/** Limits memory: no real firmware is scattered over so many memory runs. */
const maxMemoryRuns = 20_000;

class MemoryBuilder {
  readonly data: Uint8Array<ArrayBuffer>;
  used = 0;
  readonly #runs: Run[] = [];
  #from = 0;
  #to = -1;
  #place = 0;
  #line = 0;

  /** `size` is that of the file, in which two characters make one byte of memory. */
  constructor(size: number) {
    this.data = new Uint8Array((size >> 1) + 256);
  }

  /** Stores `length` bytes at `place` in `data` as memory from `address` on; false with too many runs. */
  keep(address: number, place: number, length: number, line: number): boolean {
    if (length === 0) return true;
    if (address !== this.#to && this.#runs.length >= maxMemoryRuns) return false;
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

/** Memory that two runs fill; `line` is the first line of the later run, `other` that of the earlier. */
function findMemoryOverlaps(sorted: readonly Run[]): readonly Overlap[] {
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

/** Joins adjacent runs to blocks; runs that overlap stay blocks of their own. */
function toMemoryBlocks(sorted: readonly Run[], data: Uint8Array): readonly MemoryBlock[] {
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

export type SRecordFormat = 's19' | 's28' | 's37';

export type SRecordReport = {
  readonly format: SRecordFormat | undefined;
  readonly isMixed: boolean;
  readonly header: string;
  readonly records: number;
  readonly blocks: readonly MemoryBlock[];
  readonly start: number | undefined;
  readonly endFits: boolean;
  readonly faults: readonly SRecordFault[];
  readonly faultCount: number;
};

export type SRecordFacts = Omit<SRecordReport, 'blocks'> & {
  readonly blocks: readonly Omit<MemoryBlock, 'bytes'>[];
};

/** Maximum number of faults with a text; further ones are only counted. */
const maxFaults = 100;
const lineFeed = 10;
const carriageReturn = 13;
const bad = 255;
const digits = new Uint8Array(256).fill(bad);
for (const [value, sign] of '0123456789ABCDEF'.split('').entries()) {
  digits[sign.charCodeAt(0)] = value;
  digits[sign.toLowerCase().charCodeAt(0)] = value;
}

const addressBytes = [2, 2, 3, 4, 0, 2, 3, 4, 3, 2] as const;
const formats = ['s19', 's28', 's37'] as const;

class Reading {
  readonly memory: MemoryBuilder;
  readonly faults: SRecordFault[] = [];
  faultCount = 0;
  header = '';
  records = 0;
  /** Bit n is set once a data record of type Sn was read. */
  widths = 0;
  endType = -1;
  isScattered = false;
  start: number | undefined;

  constructor(size: number) {
    this.memory = new MemoryBuilder(size);
  }

  fault<Kind extends SRecordFaultKind>(
    kind: Kind,
    line: number | null,
    ...given: Parameters<(typeof srecordFaultTexts)[Kind]>
  ) {
    this.faultCount += 1;
    if (this.faults.length >= maxFaults) return;
    // The parameters belong to the text of `kind`, which TypeScript cannot infer from the table.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const say = srecordFaultTexts[kind] as (...parts: typeof given) => string;
    this.faults.push({ kind, line, text: say(...given) });
  }

  /** Reads the record from `at` to `end`; the bytes of a faulty one are not stored. */
  record(bytes: Uint8Array, at: number, end: number, line: number): void {
    const type = (bytes[at + 1] ?? 0) - 48;
    if (bytes[at] !== 83 || at + 1 >= end || type < 0 || type > 9) return this.fault('NOT_A_RECORD', line);
    const width = addressBytes[type] ?? 0;
    if (width === 0) return this.fault('UNKNOWN_TYPE', line, `S${String(type)}`);
    if (this.endType >= 0) return this.fault('AFTER_END', line);
    if (at + 4 > end) return this.fault('SHORT', line, at + 4 - end);
    const [high, low] = [digits[bytes[at + 2] ?? 0] ?? bad, digits[bytes[at + 3] ?? 0] ?? bad];
    if ((high | low) > 15) return this.fault('NOT_HEX', line);
    const count = (high << 4) | low;
    if (count <= width) return this.fault('TOO_FEW', line);
    const extra = end - at - 4 - 2 * count;
    if (extra < 0) return this.fault('SHORT', line, -extra);
    if (extra > 0) return this.fault('LONG', line, extra);
    const content = this.#content(bytes, at + 4, count, line);
    if (content >= 0) this.#keep(type, width, content, count - width - 1, line);
  }

  #content(bytes: Uint8Array, from: number, count: number, line: number): number {
    const { data, used } = this.memory;
    let sum = count;
    let seen = 0;
    for (let place = 0, at = from; place < count; place += 1, at += 2) {
      const high = digits[bytes[at] ?? 0] ?? bad;
      const low = digits[bytes[at + 1] ?? 0] ?? bad;
      seen |= high | low;
      const value = (high << 4) | low;
      data[used + place] = value;
      sum += value;
    }
    if (seen > 15) {
      this.fault('NOT_HEX', line);
      return -1;
    }
    if ((sum & 255) === 255) return used;
    const found = data[used + count - 1] ?? 0;
    this.fault('CHECKSUM', line, found, ~(sum - found) & 255);
    return -1;
  }

  #keep(type: number, width: number, place: number, length: number, line: number): void {
    const { data } = this.memory;
    let address = 0;
    for (let byte = 0; byte < width; byte += 1) address = address * 256 + (data[place + byte] ?? 0);
    if (type === 0) {
      const text = new TextDecoder('latin1').decode(data.subarray(place + width, place + width + length));
      this.header = this.header === '' ? text : `${this.header} ${text}`;
    } else if (type <= 3) {
      this.records += 1;
      this.widths |= 1 << type;
      if (address + length > 256 ** width) return this.fault('BEYOND', line, address);
      const isKept = this.memory.keep(address, place + width, length, line);
      if (!isKept && !this.isScattered) this.fault('SCATTERED', line, maxMemoryRuns);
      this.isScattered ||= !isKept;
    } else if (type <= 6) {
      if (address !== this.records) this.fault('COUNT', line, address, this.records);
    } else {
      this.endType = type;
      this.start = address;
    }
  }

  report(): SRecordReport {
    const { widths, records, endType } = this;
    if (records === 0 && this.faultCount === 0) this.fault('NO_DATA', null);
    if (endType < 0 && records > 0) this.fault('NO_END', null);
    const sorted = this.memory.sorted();
    for (const { from, to, line, other } of findMemoryOverlaps(sorted))
      this.fault('OVERLAP', line, from, to, other);
    const widest = widths & 8 ? 3 : widths & 4 ? 2 : 1;
    return {
      format: widths === 0 ? undefined : formats[widest - 1],
      isMixed: (widths & (widths - 1)) !== 0,
      header: this.header,
      records,
      blocks: toMemoryBlocks(sorted, this.memory.data),
      start: this.start,
      endFits: endType < 0 || records === 0 || endType + widest === 10,
      faults: this.faults.toSorted((one, other) => (one.line ?? Infinity) - (other.line ?? Infinity)),
      faultCount: this.faultCount,
    };
  }
}

function foreignKind(bytes: Uint8Array): 'EMPTY' | 'INTEL_HEX' | 'BINARY' | undefined {
  const head = bytes.subarray(0, 1024);
  const first = head.find((byte) => byte > 32);
  if (first === undefined && head.every((byte) => byte !== 0)) return 'EMPTY';
  if (head.some((byte) => byte === 0 || byte > 126)) return 'BINARY';
  return first === 58 ? 'INTEL_HEX' : undefined;
}

/**
 * Checks checksums, lengths, counts, addresses and overlaps of S-records. Reports faults and never throws.
 * Lines end in LF, CR LF or CR; empty ones are skipped.
 */
export function parseSRecords(bytes: Uint8Array): SRecordReport {
  const reading = new Reading(bytes.length);
  const foreign = foreignKind(bytes);
  if (foreign) reading.fault(foreign, null);
  const separator = bytes.includes(lineFeed) ? lineFeed : carriageReturn;
  let line = 0;
  for (let at = foreign ? bytes.length : 0; at < bytes.length;) {
    line += 1;
    const found = bytes.indexOf(separator, at);
    const next = found === -1 ? bytes.length : found;
    let end = next;
    while (end > at && (bytes[end - 1] ?? 0) <= 32) end -= 1;
    if (end > at) reading.record(bytes, at, end, line);
    at = next + 1;
  }
  const none = !foreign && reading.records === 0 && reading.faultCount === line && line > 0;
  if (none && reading.faults.every(({ kind }) => kind === 'NOT_A_RECORD')) {
    const only = new Reading(0);
    only.fault('NOT_RECORDS', null);
    return only.report();
  }
  return reading.report();
}
