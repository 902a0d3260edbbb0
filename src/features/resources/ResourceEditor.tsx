import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useRef, useState, type ReactElement } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { resourceEditorTexts } from '~/domain/words/texts/resources.ts';
import type { Resource } from '~/queries/resources/resources.ts';
import { CodeEditor } from '~/ui/editor/CodeEditor.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useKeptFocus } from '~/platform/focus/useKeptFocus.ts';
import { LocalVersions } from './LocalVersions.tsx';
import { Problems } from './Problems.tsx';
import { useResourceEdit, type ResourceEdit } from './useResourceEdit.ts';
import styles from './Resources.module.css';

/** The text of a resource: edited, judged while it is typed, stored once its change has been seen, and brought back. */
export function ResourceEditor({ resource }: { readonly resource: Resource }): ReactElement {
  const edit = useResourceEdit(resource);
  const { verdict, edited, versions, remarks } = edit;
  const [line, setLine] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  // Buttons that discard a change, or take a newer text, go with it.
  const keptFocus = useKeptFocus(place);
  return (
    <div ref={place} tabIndex={-1} className={styles.places} {...keptFocus}>
      <Panel title={resourceEditorTexts.title} actions={verdict.allowed && <Actions edit={edit} />}>
        {edit.isOvertaken && (
          <p className={styles.remark} role="status">
            {resourceEditorTexts.newer}{' '}
            <button type="button" onClick={edit.takeNewer}>
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
            readOnly={!verdict.allowed}
            remarks={remarks}
            line={line}
            onLine={() => setLine(undefined)}
            onChange={edit.onChange}
          />
        </div>
        <p id="save-refusal" className={styles.facts} role="status">
          {verdict.allowed ? edited.refusal : resourceEditorTexts.readOnly(verdict.reason)}
        </p>
        {edit.formatRefusal !== undefined && (
          <p className={styles.facts} role="alert">
            {resourceEditorTexts.notLaidOut(edit.formatRefusal)}
          </p>
        )}
        <Problems verdict={edit.judgement} onLine={setLine} />
      </Panel>
      {verdict.allowed && (
        <LocalVersions versions={versions} current={edited.read} onRestore={edit.restore} />
      )}
    </div>
  );
}

function Actions({ edit }: { readonly edit: ResourceEdit }): ReactElement {
  const { edited, judgement } = edit;
  return (
    <div className={styles.actions}>
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
