import { fileBytes, fileKindOf, type FileContent } from '../factory/fileBytes.ts';
import type { FileFacts } from '../factory/fileFacts.ts';

/** Makes a file nobody uploaded, from the artefact or document type it is and the facts it is about. */
type Produce = (name: string, facts: FileFacts) => FileContent;

const kept = 200;

/** Files made lately, by what they were made of, oldest use first. Equal facts give equal bytes, whoever asks. */
const made = new Map<string, FileContent>();

/** Makes a file, or answers the one made before of the same facts: pictures take a while to draw. */
export const produce: Produce = (name, facts) => {
  const kind = fileKindOf(name);
  const key = JSON.stringify([kind, facts]);
  const content = made.get(key) ?? fileBytes(kind, facts);
  made.delete(key);
  made.set(key, content);
  const [oldest] = made.keys();
  if (made.size > kept && oldest !== undefined) made.delete(oldest);
  return content;
};
