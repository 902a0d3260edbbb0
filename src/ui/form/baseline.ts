/** Last state of server data that the person has seen; an update over another state would be a conflict. */
export type Baseline<Seen> = {
  readonly seen: () => Seen;
  /** The state seen. If `now` equals the input, that: a submit whose response was lost has stored it. */
  readonly known: (now: Seen) => Seen;
  /** Records the state once the person has been shown it. */
  readonly see: (now: Seen) => void;
};

/** Baseline of data that no form shows, only a confirmation. */
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
