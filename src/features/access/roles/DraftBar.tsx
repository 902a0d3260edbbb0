import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Matrices } from '~/domain/access/matrix.ts';
import { openEdits, type Edits } from '~/domain/access/matrixEdits.ts';
import { roleTexts } from '~/domain/words/texts/roles.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import type { RoleDraft } from './RoleMatrix.tsx';
import styles from './Roles.module.css';

type Props = {
  readonly now: Matrices;
  readonly edits: Edits;
  readonly undo: Edits;
  readonly change: RoleDraft[1];
  readonly onReview: () => void;
};

/** The line about collected edits, with the way to review or discard them; without any, about taking back the last ones. */
export function DraftBar({ now, edits, undo, change, onReview }: Props): ReactElement | null {
  const back = openEdits(undo, now);
  if (edits.length === 0 && back.length === 0) return null;
  if (edits.length === 0) {
    return (
      <div className={styles.draft} role="status">
        <span>{roleTexts.reverted}</span>
        <Button variant="default" size="xs" onClick={() => change({ undo: [] })}>
          {roleTexts.forget}
        </Button>
        <Button size="xs" onClick={() => change({ edits: back, undo: [], begun: false })}>
          {roleTexts.revert}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.draft} role="status">
      <span>{roleTexts.collected(edits.length)}</span>
      <Button
        variant="default"
        size="xs"
        onClick={() =>
          confirm({
            title: roleTexts.discardTitle,
            question: roleTexts.discardQuestion(edits.length),
            action: roleTexts.discard,
            dangerous: true,
            run: async () => change({ edits: [], begun: false }),
          })
        }
      >
        {roleTexts.discard}
      </Button>
      <Button size="xs" onClick={onReview}>
        {roleTexts.review}
      </Button>
    </div>
  );
}
