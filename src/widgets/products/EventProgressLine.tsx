import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { eventReadingTexts } from '~/domain/words/texts/deviceEvents.ts';
import type { EventProgress, EventReading } from '~/queries/products/eventReading.ts';
import styles from './DeviceEvents.module.css';

type Props = { readonly reading: EventReading; readonly progress: EventProgress };

function textOf({ state, read, expected }: EventProgress): string {
  if (state === 'READING') return eventReadingTexts.reading(read, expected);
  return state === 'STOPPED' ? eventReadingTexts.stopped(read, expected) : eventReadingTexts.failed(read);
}

/** Says how far the events are read, with a way to stop and to go on; nothing once all are there. */
export function EventProgressLine({ reading, progress }: Props): ReactElement | null {
  const { state, read, expected } = progress;
  if (state === 'DONE') return null;
  const isReading = state === 'READING';
  return (
    <div className={styles.progress} data-failed={state === 'FAILED' || undefined}>
      <progress
        aria-label={eventReadingTexts.title}
        {...(expected === undefined ? {} : { value: read, max: Math.max(1, expected) })}
      />
      <span>{textOf(progress)}</span>
      <Button variant="default" size="xs" onClick={isReading ? reading.stop : reading.goOn}>
        {isReading ? eventReadingTexts.stop : eventReadingTexts.goOn}
      </Button>
    </div>
  );
}
