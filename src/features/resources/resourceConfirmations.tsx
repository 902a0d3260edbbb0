import { confirmDeletion } from '~/queries/confirmDeletion.ts';
import type { QueryClient } from '@tanstack/react-query';
import { deviceErrorsResourceName } from '~/domain/resource/name.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { resourceSuccessTexts, resourceEditorTexts, resourceTexts } from '~/domain/words/texts/resources.ts';
import { applyMutationEffects, refreshOperations } from '~/queries/client.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import {
  deleteResourceMutation,
  fetchFreshResource,
  resourceQuery,
  resourceReadOperations,
  updateResourceMutation,
  type Resource,
} from '~/queries/resources/resources.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import { useMemo } from 'react';
import type { JsonChange } from '~/domain/resource/jsonDiff.ts';
import type { ResourceTextRequest, ResourceTextResponse } from '~/domain/resource/textRequests.ts';
import { Loader } from '~/ui/Loader.tsx';
import { Scroller } from '~/ui/Scroller.tsx';
import { useWorkerResult, useWorker } from '~/platform/useWorker.ts';
import styles from './Resources.module.css';
import type { WorkerClient } from '~/platform/worker.ts';

const timeout = 20_000;

const start = (): Worker =>
  new Worker(new URL('./resourceText.worker.ts', import.meta.url), { type: 'module' });

export const useResourceTextWorker = (): WorkerClient<ResourceTextRequest, ResourceTextResponse> =>
  useWorker(start, timeout);

/** Writes a resource only if it has not changed since it was displayed. */
const updateResourceIfUnchanged = (
  client: QueryClient,
  seen: Resource,
  goOn: string,
): ConditionalUpdate<Resource> =>
  updateIfUnchanged({
    baseline: createBaseline(seen),
    read: () => fetchFreshResource(client, seen.name),
    compare: (known, now) =>
      known.data === now.data
        ? []
        : [<ResourceChanges key={seen.name} before={known.data} after={now.data} />],
    texts: { gone: resourceTexts.gone(seen.name), changed: resourceTexts.moved(seen.name), goOn },
    // The pages behind the dialog are outdated.
    onConflict: () => void refreshOperations(client, resourceReadOperations),
    saysFailures: true,
  });

type Delete = {
  readonly client: QueryClient;
  readonly seen: Resource;
  readonly onDeleted: () => Promise<void>;
};

export function confirmDeleteResource({ client, seen, onDeleted }: Delete): void {
  const { name } = seen;
  confirmDeletion({
    client,
    title: resourceTexts.deleteTitle(name),
    question: (
      <>
        <p>{resourceTexts.deleteQuestion(name)}</p>
        {name === deviceErrorsResourceName && <p>{resourceTexts.deleteDeviceErrors}</p>}
      </>
    ),
    deletion: deleteResourceMutation(name),
    input: { path: { name } },
    update: updateResourceIfUnchanged(client, seen, resourceTexts.deleteAnyway),
    onDeleted: async () => {
      await onDeleted();
      client.removeQueries({ queryKey: resourceQuery(name).queryKey, exact: true, type: 'inactive' });
    },
  });
}

type Save = {
  readonly client: QueryClient;
  readonly seen: Resource;
  readonly text: string;
  /** Called after saving, with the text that was replaced. */
  readonly onSaved: (replaced: string) => void;
};

/** Confirms a save with a diff of the displayed and the new text. */
export function confirmSaveResource({ client, seen, text, onSaved }: Save): void {
  const { name } = seen;
  const update = updateResourceIfUnchanged(client, seen, resourceTexts.saveOver);
  const change = updateResourceMutation(resourceSuccessTexts.saved(name));
  openConfirmModal({
    title: resourceEditorTexts.saveTitle(name),
    question: <ResourceChanges before={seen.data} after={text} />,
    action: commonTexts.save,
    run: async (isOpen) => {
      const write = async (now: Resource): Promise<string> => {
        await executeMutation(client, change, { now, data: text });
        return now.data;
      };
      const replaced = await update(isOpen, write, {
        arrival: {
          isDone: ({ data }) => data === text,
          done: () => applyMutationEffects(client, change).then(() => seen.data),
          byAnybody: true,
        },
      });
      onSaved(replaced);
    },
  });
}

type Props = { readonly before: string; readonly after: string };

function ResourceChanges({ before, after }: Props) {
  const { ask } = useResourceTextWorker();
  const question = useMemo(
    (): ResourceTextRequest => ({ kind: 'DIFFERENCE', before, after }),
    [before, after],
  );
  const { output, failure } = useWorkerResult(ask, question);
  if (failure !== undefined) return <p>{resourceEditorTexts.notCompared(failure)}</p>;
  if (!output) return <Loader label={resourceEditorTexts.comparing} />;
  const { difference } = output;
  if (!difference) return <p>{resourceEditorTexts.unread}</p>;
  const { changes, total } = difference;
  if (total === 0) return <p>{resourceEditorTexts.layoutOnly}</p>;
  return (
    <div className="closeStack">
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

const Change = ({ change: { kind, place, before, after } }: { readonly change: JsonChange }) => (
  <li data-kind={kind}>
    <span className="tiny">{resourceEditorTexts.kinds[kind]}</span>
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
