import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconArrowsMaximize,
  IconZoomIn,
  IconZoomOut,
  type Icon,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { TimeSpan } from '~/domain/product/eventList.ts';
import { longDate } from '~/domain/words/dates.ts';
import { timeLineTexts } from '~/domain/words/texts/deviceEvents.ts';
import { timeMoves } from './useTimeLineMoves.ts';
import styles from './EventTimeLine.module.css';

const tools: readonly (readonly [move: keyof typeof timeMoves, icon: Icon])[] = [
  ['earlier', IconArrowLeft],
  ['later', IconArrowRight],
  ['zoomIn', IconZoomIn],
  ['zoomOut', IconZoomOut],
  ['all', IconArrowsMaximize],
];

type Props = {
  readonly span: TimeSpan;
  readonly whole: TimeSpan;
  readonly onShow: (span: TimeSpan) => void;
};

/** The part of the time that a time line shows, in words, and its change by buttons. */
export function TimeLineTools({ span, whole, onShow }: Props): ReactElement {
  return (
    <div className="flowEnd">
      <span className={styles.span}>
        {whole.to > 1 && timeLineTexts.span(longDate(new Date(span.from)), longDate(new Date(span.to)))}
      </span>
      {tools.map(([move, ToolIcon]) => (
        <ActionIcon
          key={move}
          variant="default"
          size={32}
          aria-label={timeLineTexts[move]}
          title={timeLineTexts[move]}
          onClick={() => onShow(timeMoves[move](span, whole))}
        >
          <ToolIcon size={16} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
}
