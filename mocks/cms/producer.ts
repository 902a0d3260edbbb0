import { fileBytes, fileKindOf, type FileContent } from '../factory/fileBytes.ts';
import type { FileFacts } from '../factory/fileFacts.ts';

/** Makes a file nobody uploaded, from the artefact or document type it is and the facts it is about. */
export type Produce = (name: string, facts: FileFacts) => FileContent;

/** Pictures take a while to draw, and a page shows several of them again and again: the last ones are kept. */
export function openProducer(kept = 100): Produce {
  const made = new Map<string, FileContent>();
  return (name, facts) => {
    const kind = fileKindOf(name);
    const key = JSON.stringify([kind, facts]);
    const content = made.get(key) ?? fileBytes(kind, facts);
    made.delete(key);
    made.set(key, content);
    const [oldest] = made.keys();
    if (made.size > kept && oldest !== undefined) made.delete(oldest);
    return content;
  };
}
