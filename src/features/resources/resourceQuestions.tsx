import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { deviceErrorsName } from '~/domain/resource/name.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { resourceDone, resourceEditorTexts, resourceTexts } from '~/domain/words/texts/resources.ts';
import { failureText } from '~/queries/failures.ts';
import { perform } from '~/queries/perform.ts';
import { deleteResource, resource, updateResource, type Resource } from '~/queries/resources/resources.ts';
import { ResourceMovedError, writeOnSeenResource } from '~/queries/resources/seen.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { Objection, unlessClosed } from '~/ui/modal/useAttempt.ts';
import { ResourceChanges } from './ResourceChanges.tsx';

/** Objection to a write on a resource that is not as it was seen, with how it differs. */
function objectionTo(error: unknown, seen: Resource, goOn: ReactNode): Objection {
  if (!(error instanceof ResourceMovedError)) return new Objection(failureText(error));
  const { now } = error;
  if (!now) return new Objection(resourceTexts.gone(seen.name), { final: true });
  return new Objection(
    <>
      <p>{resourceTexts.moved(seen.name)}</p>
      <ResourceChanges before={seen.data} after={now.data} />
      <p>{goOn}</p>
    </>,
  );
}

type Delete = {
  readonly client: QueryClient;
  readonly seen: Resource;
  readonly onDeleted: () => Promise<void> | void;
};

/** Asks whether a resource shall go, as it was seen. */
export function askDeleteResource({ client, seen, onDeleted }: Delete): void {
  const { name } = seen;
  const write = writeOnSeenResource(client, seen);
  confirm({
    title: resourceTexts.deleteTitle(name),
    closesOnNavigation: true,
    question: (
      <>
        <p>{resourceTexts.deleteQuestion(name)}</p>
        {name === deviceErrorsName && <p>{resourceTexts.deleteDeviceErrors}</p>}
      </>
    ),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      const remove = () => perform(client, deleteResource(name), { path: { name } });
      try {
        await write(unlessClosed(isOpen, remove));
      } catch (error) {
        throw objectionTo(error, seen, resourceTexts.deleteAnyway);
      }
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
  // What is there as it is to be stored is of a try whose answer was lost.
  const write = writeOnSeenResource(
    client,
    seen,
    (before, now) => now.data !== before.data && now.data !== text,
  );
  confirm({
    title: resourceEditorTexts.saveTitle(name),
    question: <ResourceChanges before={seen.data} after={text} />,
    action: commonTexts.save,
    run: async (isOpen) => {
      const store = async (now: Resource): Promise<string> => {
        await perform(client, updateResource(resourceDone.saved(name)), { body: { name, data: text } });
        return now.data === text ? seen.data : now.data;
      };
      try {
        const replaced = await write(unlessClosed(isOpen, store));
        onSaved(replaced);
      } catch (error) {
        throw objectionTo(error, seen, resourceTexts.saveOver);
      }
    },
  });
}
