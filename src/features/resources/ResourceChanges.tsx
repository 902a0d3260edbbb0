import { useMemo, type ReactElement } from 'react';
import { jsonDifference, type JsonChange } from '~/domain/resource/difference.ts';
import { readJson } from '~/domain/resource/json.ts';
import { resourceEditorTexts } from '~/domain/words/texts/resources.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import styles from './Resources.module.css';

type Props = { readonly before: string; readonly after: string };

/** The difference of two texts of a resource by their structure. */
export function ResourceChanges({ before, after }: Props): ReactElement {
  const difference = useMemo(() => {
    const [old, now] = [readJson(before), readJson(after)];
    return old.isSound && now.isSound ? jsonDifference(old.value, now.value) : undefined;
  }, [before, after]);
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
