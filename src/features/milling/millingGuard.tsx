import type { ReactElement } from 'react';
import { movedText, type Moved } from '~/domain/words/moved.ts';
import type { MachineForm } from '~/domain/milling/milling.ts';
import { movedNames } from '~/domain/milling/moved.ts';
import { millingMovedTexts } from '~/domain/words/texts/milling.ts';
import type { Sight } from '~/ui/form/useFormOver.ts';
import { Objection, unlessClosed, type Guarded } from '~/ui/modal/useAttempt.ts';
import styles from './Milling.module.css';

type Watch<Subject> = {
  readonly name: string;
  readonly sight: Sight<Subject>;
  /** Reads it past every cache; undefined where it is gone. */
  readonly read: () => Promise<Subject | undefined>;
  readonly movedSince: (seen: Subject, now: Subject) => readonly Moved[];
  /** Why the write is not possible on what was read; undefined where it is. */
  readonly refusal?: (now: Subject) => string | undefined;
  /** What trying again does, once it is told what has moved. */
  readonly goOn: string;
};

/**
 * Guard of everything that is done with a machine, a macro or a version: it is read again before, and where somebody else
 * has moved it since it was seen that is shown instead. Used again, it is about what was shown then.
 */
export function millingGuard<Subject>(watch: Watch<Subject>): Guarded<Subject> {
  const { name, sight, read, movedSince, refusal, goOn } = watch;
  const readUnmoved = async (): Promise<Subject> => {
    const now = await read();
    if (now === undefined) throw new Objection(millingMovedTexts.gone(name), { final: true });
    const moved = movedSince(sight.known(now), now);
    const reason = refusal?.(now);
    if (moved.length === 0 && reason === undefined) return now;
    sight.see(now);
    throw new Objection(<WhatMoved name={name} moved={moved} wayOn={reason ?? goOn} />, {
      final: reason !== undefined,
    });
  };
  return async (isOpen, write) => unlessClosed(isOpen, write)(await readUnmoved());
}

type NamesWatch = Pick<Watch<MachineForm>, 'name' | 'sight' | 'read'>;

/** Guard of saving the name and note of a machine or macro. */
export const namesGuard = ({ name, sight, read }: NamesWatch): Guarded<MachineForm> =>
  millingGuard({
    name,
    sight,
    read: async () => {
      const now = await read();
      return now && { name: now.name, note: now.note };
    },
    movedSince: movedNames,
    goOn: millingMovedTexts.saveOver,
  });

type Props = { readonly name: string; readonly moved: readonly Moved[]; readonly wayOn: string };

function WhatMoved({ name, moved, wayOn }: Props): ReactElement {
  return (
    <>
      {moved.length > 0 && (
        <>
          <p>{millingMovedTexts.changed(name)}</p>
          <ul className={styles.moved}>
            {movedText(moved).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p>{wayOn}</p>
    </>
  );
}
