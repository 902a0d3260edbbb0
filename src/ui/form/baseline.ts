/** What others change as well, as a person has seen it last. */
export type Baseline<Seen> = {
  readonly seen: () => Seen;
  /** What they saw last; where it is `now` as they typed it, just that: a try whose answer was lost has stored it. */
  readonly known: (now: Seen) => Seen;
  /** Hears what it has become, once that is told. */
  readonly see: (now: Seen) => void;
};

/** The baseline of something that is only asked about, and shows in no form. */
export function createBaseline<Seen>(first: Seen): Baseline<Seen> {
  let seen = first;
  return {
    seen: () => seen,
    known: () => seen,
    see: (now) => {
      seen = now;
    },
  };
}
