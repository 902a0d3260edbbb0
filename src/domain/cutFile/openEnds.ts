import { endsOf, meeting, type Contour } from './contour.ts';
import { distance, type Point } from './point.ts';

/** An open line: its place in the list, the gap between its ends in mm, and an end that nothing meets. */
export type OpenLine = { readonly contour: number; readonly gap: number; readonly at: Point };

type End = { readonly contour: number; readonly at: Point };

const cell = (at: number, more: number): number => Math.floor(at / (2 * meeting)) + more;

/** Ends by the cell they lie in, so that those that meet are found without comparing all. */
class Ends {
  readonly #byCell = new Map<string, End[]>();

  add(end: End): void {
    const key = `${cell(end.at[0], 0)} ${cell(end.at[1], 0)}`;
    const held = this.#byCell.get(key);
    if (held) held.push(end);
    else this.#byCell.set(key, [end]);
  }

  /** Whether the end of another line meets this one. */
  isMet({ contour, at }: End): boolean {
    for (const x of [-1, 0, 1]) {
      for (const y of [-1, 0, 1]) {
        const near = this.#byCell.get(`${cell(at[0], x)} ${cell(at[1], y)}`) ?? [];
        if (near.some((other) => other.contour !== contour && distance(other.at, at) <= meeting)) return true;
      }
    }
    return false;
  }
}

/**
 * Lines with an end that leads nowhere. Lines that are drawn one by one and meet end to end, as many programs export
 * them, close each other.
 */
export function openLines(contours: readonly Contour[]): readonly OpenLine[] {
  const ends = new Ends();
  const open = contours.flatMap((contour, index) => (contour.isClosed ? [] : [{ contour, index }]));
  for (const { contour, index } of open) for (const at of endsOf(contour)) ends.add({ contour: index, at });
  return open.flatMap(({ contour, index }) => {
    const [first, last] = endsOf(contour);
    const loose = [first, last].find((at) => !ends.isMet({ contour: index, at }));
    return loose ? [{ contour: index, gap: distance(first, last), at: loose }] : [];
  });
}
