import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { bulkText, offeredBulkActions } from '~/domain/workflow/bulk.ts';
import { bulkTexts } from '~/domain/words/texts/configurationList.ts';
import { openBulkQuestion } from './BulkQuestion.tsx';
import { clearSelection, useSelection } from './selection.ts';
import { useMe } from '~/session/me.ts';
import styles from './BulkBar.module.css';

/** The actions on everything that is selected. */
export function BulkBar(): ReactElement | null {
  const { units } = useMe();
  const chosen = useSelection(({ rows }) => rows.size);
  if (chosen === 0) return null;
  return (
    <div className={styles.bar} role="region" aria-label={bulkTexts.title}>
      <strong className="number" role="status">
        {bulkTexts.selected(chosen)}
      </strong>
      <div className={styles.actions}>
        {offeredBulkActions(units).map((action) => (
          <Button key={action} size="xs" variant="default" onClick={() => openBulkQuestion(action)}>
            {bulkText[action].label}
          </Button>
        ))}
      </div>
      <button
        type="button"
        className={styles.clear}
        onClick={clearSelection}
        aria-label={bulkTexts.selectNone}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}
