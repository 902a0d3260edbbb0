import type { QueryClient } from '@tanstack/react-query';
import { deviceErrorsName } from '~/domain/resource/name.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { resourceDone, resourceEditorTexts, resourceTexts } from '~/domain/words/texts/resources.ts';
import { concludeWrite, refresh } from '~/queries/client.ts';
import { perform } from '~/queries/perform.ts';
import {
  deleteResource,
  readResourceNow,
  resource,
  resourceReads,
  updateResource,
  type Resource,
} from '~/queries/resources/resources.ts';
import { arrivalOf, updateIfUnchanged, type UpdateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { ResourceChanges } from './ResourceChanges.tsx';

/** Writes on a resource as a person has seen it, and on nothing else. */
const updateResourceIfUnchanged = (
  client: QueryClient,
  seen: Resource,
  goOn: string,
): UpdateIfUnchanged<Resource> =>
  updateIfUnchanged({
    baseline: createBaseline(seen),
    read: () => readResourceNow(client, seen.name),
    compare: (known, now) =>
      known.data === now.data
        ? []
        : [<ResourceChanges key={seen.name} before={known.data} after={now.data} />],
    texts: { gone: resourceTexts.gone(seen.name), changed: resourceTexts.moved(seen.name), goOn },
    // The pages behind show what is old by now.
    onConflict: () => void refresh(client, resourceReads),
    saysFailures: true,
  });

type Delete = {
  readonly client: QueryClient;
  readonly seen: Resource;
  readonly onDeleted: () => Promise<void> | void;
};

/** Asks whether a resource shall go, as it was seen. */
export function askDeleteResource({ client, seen, onDeleted }: Delete): void {
  const { name } = seen;
  const update = updateResourceIfUnchanged(client, seen, resourceTexts.deleteAnyway);
  const deletion = deleteResource(name);
  confirm({
    title: resourceTexts.deleteTitle(name),
    question: (
      <>
        <p>{resourceTexts.deleteQuestion(name)}</p>
        {name === deviceErrorsName && <p>{resourceTexts.deleteDeviceErrors}</p>}
      </>
    ),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      await update(isOpen, () => perform(client, deletion, { path: { name } }), {
        arrival: arrivalOf(client, deletion, 'GONE'),
      });
      await onDeleted();
      client.removeQueries({ queryKey: resource(name).queryKey, exact: true, type: 'inactive' });
    },
  });
}

type Save = {
  readonly client: QueryClient;
  readonly seen: Resource;
  readonly text: string;
  /** Hears which text was replaced, once the new one is stored. */
  readonly onSaved: (replaced: string) => void;
};

/** Asks whether a text shall be stored in the place of the one that was seen, and shows how they differ. */
export function askSaveResource({ client, seen, text, onSaved }: Save): void {
  const { name } = seen;
  const update = updateResourceIfUnchanged(client, seen, resourceTexts.saveOver);
  const change = updateResource(resourceDone.saved(name));
  confirm({
    title: resourceEditorTexts.saveTitle(name),
    question: <ResourceChanges before={seen.data} after={text} />,
    action: commonTexts.save,
    run: async (isOpen) => {
      const write = async (now: Resource): Promise<string> => {
        await perform(client, change, { now, data: text });
        return now.data;
      };
      const replaced = await update(isOpen, write, {
        arrival: {
          isDone: ({ data }) => data === text,
          done: () => concludeWrite(client, change).then(() => seen.data),
          byAnybody: true,
        },
      });
      onSaved(replaced);
    },
  });
}
