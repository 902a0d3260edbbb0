import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { viewQuery } from '~/domain/configuration/savedViews.ts';
import { bulkText, offeredBulkActions } from '~/domain/workflow/bulk.ts';
import { bulkTexts } from '~/domain/words/texts/configurationList.ts';
import { openBulkQuestion } from './BulkQuestion.tsx';
import { SelectWholeList } from './SelectWholeList.tsx';
import { clearSelection, useSelection } from './selection.ts';
import { useMe } from '~/session/me.ts';
import { useSelectedBar } from '~/ui/list/useSelectedBar.ts';
import { ariaShortcut } from '~/platform/shortcuts/shortcuts.ts';
import styles from './BulkBar.module.css';

type Props = { readonly filter: ConfigurationFilter };

/** The actions on everything that is selected, and the way to select all that the list finds. */
export function BulkBar({ filter }: Props): ReactElement | null {
  const { units } = useMe();
  const chosen = useSelection(({ rows }) => rows.size);
  const bar = useSelectedBar();
  if (chosen === 0) return null;
  return (
    <div
      className={styles.bar}
      role="region"
      aria-label={bulkTexts.title}
      aria-keyshortcuts={ariaShortcut('TO_SELECTED')}
      ref={bar}
    >
      <strong className="number" role="status">
        {bulkTexts.selected(chosen)}
      </strong>
      {filter.view !== 'BOARD' && <SelectWholeList key={viewQuery(filter)} filter={filter} />}
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
