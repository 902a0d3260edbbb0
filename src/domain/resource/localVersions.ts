import * as z from 'zod/mini';

export type LocalVersion = {
  readonly at: string;
  /** STORED by the user, REPLACED by what the user was about to store, or GIVEN_UP after typing. */
  readonly how: 'STORED' | 'REPLACED' | 'GIVEN_UP';
  readonly text: string;
};

const maxVersions = 10;
/** Most characters of all versions together; browsers store about five million. */
const maxCharacters = 1_500_000;

const schema = z.array(
  z.object({ at: z.string(), how: z.enum(['STORED', 'REPLACED', 'GIVEN_UP']), text: z.string() }),
);

export const parseLocalVersions = (kept: unknown): readonly LocalVersion[] =>
  schema.safeParse(kept).data ?? [];

/** Newest first: each text once, at most ten and `mostCharacters`. The newest always stays. */
export function addLocalVersion(
  versions: readonly LocalVersion[],
  next: LocalVersion,
): readonly LocalVersion[] {
  const others = versions.filter(({ text }) => text !== next.text);
  let length = next.text.length;
  const kept = others.slice(0, maxVersions - 1).filter(({ text }) => {
    if (length + text.length > maxCharacters) return false;
    length += text.length;
    return true;
  });
  return [next, ...kept];
}

/** FNV-1a of 32 bits over the characters; texts with the same hash count as equal. */
export function hashText(text: string): number {
  let sum = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01_00_01_93);
  return sum >>> 0;
}
