import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import type { LocalVersion } from '~/domain/resource/versions.ts';
import { longDate } from '~/domain/words/dates.ts';
import { resourceEditorTexts, resourceTexts } from '~/domain/words/texts/resources.ts';
import { Panel } from '~/ui/Panel.tsx';
import styles from './Resources.module.css';

type Props = {
  readonly versions: readonly LocalVersion[];
  /** Text that is in the editor. */
  readonly current: () => string;
  readonly onRestore: (text: string) => void;
};

/** The versions of the resource that this browser keeps. */
export function LocalVersions({ versions, current, onRestore }: Props): ReactElement {
  return (
    <Panel title={resourceEditorTexts.versions}>
      {versions.length === 0 ? (
        <p className={styles.facts}>{resourceEditorTexts.noVersions}</p>
      ) : (
        <ul className={styles.versions}>
          {versions.map(({ at, how, text }) => (
            <li key={`${at} ${text.length}`}>
              <span>{longDate(at)}</span>
              <span>{resourceEditorTexts.how[how]}</span>
              <span className="number">{resourceTexts.size(text.length)}</span>
              <Button
                variant="default"
                size="xs"
                aria-label={resourceEditorTexts.restoreOf(longDate(at))}
                onClick={() => {
                  if (text !== current()) onRestore(text);
                }}
              >
                {resourceEditorTexts.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
