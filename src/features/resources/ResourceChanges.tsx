import { useMemo, type ReactElement } from 'react';
import type { JsonChange } from '~/domain/resource/difference.ts';
import type { ResourceTextQuestion } from '~/domain/resource/textQuestions.ts';
import { resourceEditorTexts } from '~/domain/words/texts/resources.ts';
import { Loader } from '~/ui/Loader.tsx';
import { Scroller } from '~/ui/Scroller.tsx';
import { useWorkerAnswer } from '~/platform/useWorker.ts';
import { useResourceTextWorker } from './useResourceTextWorker.ts';
import styles from './Resources.module.css';

type Props = { readonly before: string; readonly after: string };

/** The difference of two texts of a resource by their structure. */
export function ResourceChanges({ before, after }: Props): ReactElement {
  const { ask } = useResourceTextWorker();
  const question = useMemo(
    (): ResourceTextQuestion => ({ kind: 'DIFFERENCE', before, after }),
    [before, after],
  );
  const { output, failure } = useWorkerAnswer(ask, question);
  if (failure !== undefined) return <p>{resourceEditorTexts.notCompared(failure)}</p>;
  if (!output) return <Loader label={resourceEditorTexts.comparing} />;
  const { difference } = output;
  if (!difference) return <p>{resourceEditorTexts.unread}</p>;
  const { changes, total } = difference;
  if (total === 0) return <p>{resourceEditorTexts.layoutOnly}</p>;
  return (
    <div className={styles.difference}>
      <p>{resourceEditorTexts.changes(total)}</p>
      <Scroller label={resourceEditorTexts.changes(total)} className={styles.changes}>
        <ul>
          {changes.map((change) => (
            <Change key={`${change.kind} ${change.place}`} change={change} />
          ))}
        </ul>
      </Scroller>
      {total > changes.length && <p>{resourceEditorTexts.more(total - changes.length)}</p>}
    </div>
  );
}

function Change({ change: { kind, place, before, after } }: { readonly change: JsonChange }): ReactElement {
  return (
    <li data-kind={kind}>
      <span className={styles.kind}>{resourceEditorTexts.kinds[kind]}</span>
      <code className={styles.place}>{place || resourceEditorTexts.whole}</code>
      {before !== undefined && (
        <del>
          <span className="visuallyHidden">{resourceEditorTexts.before}</span>
          <code>{before}</code>
        </del>
      )}
      {after !== undefined && (
        <ins>
          <span className="visuallyHidden">{resourceEditorTexts.after}</span>
          <code>{after}</code>
        </ins>
      )}
    </li>
  );
}
