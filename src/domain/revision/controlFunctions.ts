/** Functions of the controls of a device, by the designator of each: "S2" does "Aux 2". */
export type ControlFunctions = ReadonlyMap<string, string>;

/** A wire of a wiring file: pin of a control, pin of the card, colour, connector type, and the signal in words. */
const wire = /^([A-Z]{1,3}\d+)\.\d+\s+\S+\s+\S+\s+\S+\s+(\S.*)$/;

/** The words that all signals of a control begin with; of a single signal all but its last. */
function sharedWords(signals: readonly string[]): string {
  const [first = [], ...others] = signals.map((signal) => signal.split(/\s+/));
  if (others.length === 0) return (first.length > 1 ? first.slice(0, -1) : first).join(' ');
  const end = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return (end < 0 ? first : first.slice(0, end)).join(' ');
}

/** The functions that a wiring file names; none where it is written in another way. */
export function controlFunctions(wiringFile: string): ControlFunctions {
  const signals = new Map<string, string[]>();
  for (const line of wiringFile.split(/\r?\n/)) {
    const [, designator, signal] = wire.exec(line.trim()) ?? [];
    if (designator === undefined || signal === undefined) continue;
    signals.set(designator, [...(signals.get(designator) ?? []), signal.trim()]);
  }
  return new Map([...signals].map(([designator, all]) => [designator, sharedWords(all)]));
}
