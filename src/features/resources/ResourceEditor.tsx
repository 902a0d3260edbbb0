import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { resourceEditorTexts, resourceTexts } from '~/domain/words/texts/resources.ts';
import type { Resource } from '~/queries/resources/resources.ts';
import { CodeEditor } from '~/ui/editor/CodeEditor.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useFocusFallback } from '~/platform/focus/useFocusFallback.ts';
import { useResourceEdit, type ResourceEdit } from './useResourceEdit.ts';
import styles from './Resources.module.css';
import type { JsonProblem } from '~/domain/resource/json.ts';
import type { ResourceValidation } from '~/domain/resource/validateResource.ts';
import type { LocalVersion } from '~/domain/resource/localVersions.ts';
import { formatLongDate } from '~/domain/words/dates.ts';

type Props = { readonly verdict: ResourceValidation; readonly onLine: (line: number) => void };

function Problems({ verdict: { faults, doubts }, onLine }: Props) {
  if (faults.length + doubts.length === 0) return null;
  return (
    <section className={styles.problems} aria-label={resourceEditorTexts.problems}>
      {doubts.length > 0 && <p>{resourceEditorTexts.doubts}</p>}
      <ul>
        {[...faults, ...doubts].map((problem, index) => (
          // Two problems of a line may have the same text.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Problem problem={problem} onLine={onLine} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ProblemProps = { readonly problem: JsonProblem; readonly onLine: (line: number) => void };

const Problem = ({ problem: { line, text }, onLine }: ProblemProps) => (
  <button type="button" onClick={() => onLine(line)}>
    {resourceEditorTexts.problem(line, text)}
  </button>
);

/** Editor of a resource, with validation while typing, a diff before saving, and restorable versions. */
export function ResourceEditor({ resource }: { readonly resource: Resource }) {
  const edit = useResourceEdit(resource);
  const { decision, edited, versions, remarks } = edit;
  const [line, setLine] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  // Buttons that discard or replace the text unmount after they are pressed.
  const keptFocus = useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1} className="stack" {...keptFocus}>
      <Panel title={resourceEditorTexts.title} actions={decision.allowed && <Actions edit={edit} />}>
        {edit.isOvertaken && (
          <p className={styles.remark} role="status">
            {resourceEditorTexts.newer}{' '}
            <button className="textButton" type="button" onClick={edit.takeNewer}>
              {resourceEditorTexts.loadNewer}
            </button>
          </p>
        )}
        {edited.restored && <p className={styles.remark}>{resourceEditorTexts.restored}</p>}
        <div className={styles.editor}>
          <CodeEditor
            key={edited.start.key}
            label={resourceEditorTexts.label(resource.name)}
            initial={edited.start.text}
            language="json"
            readOnly={!decision.allowed}
            remarks={remarks}
            line={line}
            onLine={() => setLine(undefined)}
            onChange={edit.onChange}
          />
        </div>
        <p id="save-refusal" className={styles.facts} role="status">
          {decision.allowed ? edited.refusal : resourceEditorTexts.readOnly(decision.reason)}
        </p>
        {edit.formatRefusal !== undefined && (
          <p className={styles.facts} role="alert">
            {resourceEditorTexts.notLaidOut(edit.formatRefusal)}
          </p>
        )}
        <Problems verdict={edit.judgement} onLine={setLine} />
      </Panel>
      {decision.allowed && (
        <LocalVersions versions={versions} current={edited.read} onRestore={edit.restore} />
      )}
    </div>
  );
}

function Actions({ edit }: { readonly edit: ResourceEdit }) {
  const { edited, judgement } = edit;
  return (
    <div className="flowEnd">
      <Button variant="default" size="xs" disabled={judgement.faults.length > 0} onClick={edit.format}>
        {resourceEditorTexts.format}
      </Button>
      {edited.isChanged && (
        <Button variant="default" size="xs" onClick={edit.discard}>
          {resourceEditorTexts.discard}
        </Button>
      )}
      <Button
        size="xs"
        disabled={edited.refusal !== undefined}
        onClick={edit.save}
        aria-describedby="save-refusal"
      >
        {commonTexts.save}
      </Button>
    </div>
  );
}

type LocalVersionsProps = {
  readonly versions: readonly LocalVersion[];
  readonly current: () => string;
  readonly onRestore: (text: string) => void;
};

const LocalVersions = ({ versions, current, onRestore }: LocalVersionsProps) => (
  <Panel title={resourceEditorTexts.versions}>
    {versions.length === 0 ? (
      <p className={styles.facts}>{resourceEditorTexts.noVersions}</p>
    ) : (
      <ul className={styles.versions}>
        {versions.map(({ at, how, text }) => (
          <li key={`${at} ${text.length}`}>
            <span>{formatLongDate(at)}</span>
            <span>{resourceEditorTexts.how[how]}</span>
            <span className="number">{resourceTexts.size(text.length)}</span>
            <Button
              variant="default"
              size="xs"
              aria-label={resourceEditorTexts.restoreOf(formatLongDate(at))}
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
