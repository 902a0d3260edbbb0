/** Longest time, in ms, for which such work goes on before the page has its turn. */
const slice = 30;

/**
 * Does work that can be broken off, beside everything else: `goOn` works until its argument answers true, and answers
 * whether all is done. `onDone` hears of the end. The answer calls it off.
 */
export function inSlices(goOn: (isOver: () => boolean) => boolean, onDone: () => void): () => void {
  const next = (): void => {
    const end = performance.now() + slice;
    if (goOn(() => performance.now() > end)) onDone();
    else timer = setTimeout(next);
  };
  let timer = setTimeout(next);
  return () => clearTimeout(timer);
}
