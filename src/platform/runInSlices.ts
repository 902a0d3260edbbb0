/** Longest time, in ms, for which such work goes on before the page has its turn. */
const slice = 30;

/** `goOn` works until its argument answers true, and answers whether all is done. The answer calls it off. */
export function runInSlices(goOn: (isOver: () => boolean) => boolean, onDone: () => void): () => void {
  const next = (): void => {
    const end = performance.now() + slice;
    if (goOn(() => performance.now() > end)) onDone();
    else timer = setTimeout(next);
  };
  let timer = setTimeout(next);
  return () => clearTimeout(timer);
}
