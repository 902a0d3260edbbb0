import { appFileError } from './fileName.ts';

/** An archive as a look into it has left it: what is in it, or why it cannot be read. */
export type ArchiveLook =
  | {
      readonly ok: true;
      readonly facts: {
        readonly entries: readonly { readonly name: string; readonly size: number }[];
        readonly count: number;
        readonly size: number;
      };
      /** Sentences about what is suspicious in it. */
      readonly cautions: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

/** Largest file of an app that is taken, in bytes. */
export const mostOfApp = 2_000_000_000;

/**
 * Why an archive is not uploaded as an app; undefined where it may be. What would not unpack cleanly on a user's computer
 * is refused: bombs, names that lead out of the folder, passwords.
 */
export function archiveRefusal(
  name: string,
  size: number,
  look: ArchiveLook | undefined,
): string | undefined {
  const wrong = appFileError(name);
  if (wrong) return wrong;
  if (size === 0) return 'The file is empty.';
  if (size > mostOfApp) return 'The file is larger than 2 GB.';
  if (!look) return undefined;
  if (!look.ok) return look.reason;
  if (look.facts.count === 0) return 'There is nothing in the archive.';
  return look.cautions[0];
}
