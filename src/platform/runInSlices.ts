/** Longest time, in ms, of a slice of work before the page can handle events. */
const slice = 30;

/** `goOn` works until its argument returns true, and returns whether all is done. The result cancels it. */
export function runInSlices(goOn: (isOver: () => boolean) => boolean, onDone: () => void): () => void {
  const next = (): void => {
    const end = performance.now() + slice;
    if (goOn(() => performance.now() > end)) onDone();
    else timer = setTimeout(next);
  };
  let timer = setTimeout(next);
  return () => clearTimeout(timer);
}
