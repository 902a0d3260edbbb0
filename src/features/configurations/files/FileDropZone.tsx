import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createNotice } from '~/domain/notice/notices.ts';
import { addFilesTexts } from '~/domain/words/texts/addFiles.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { notify } from '~/platform/notices.ts';
import { checkFileUpload } from '~/domain/file/permission.ts';
import { useActor } from '~/session/me.ts';
import { createOpener } from '~/ui/modal/openLazyModal.tsx';
import { useFileDrop } from '~/platform/useFileDrop.ts';

type Props = {
  readonly configuration: Configuration | undefined;
  /** Files that were dropped before it had been read, kept by whatever outlives the wait, and the way to keep them. */
  readonly early: readonly [files: readonly File[], keep: (files: readonly File[]) => void];
  readonly children: ReactNode;
};

/**
 * The page of a configuration, where files dropped anywhere are added to the working revision. Those that are dropped
 * before it has been read wait for it.
 */
export function FileDropZone({ configuration, early: [early, keep], children }: Props) {
  const adding = useAddFiles(configuration);
  const drop = useFileDrop((files) => {
    if (adding?.verdict.allowed) adding.add(files);
    else if (!adding) {
      keep([...early, ...files]);
      notify(createNotice('WAIT', { body: addFilesTexts.soon }));
    }
  }, adding?.verdict.allowed !== false);
  const isDue = adding !== undefined && early.length > 0;
  const addEarly = useEffectEvent(() => {
    keep([]);
    if (adding?.verdict.allowed === false) notify(createNotice('REFUSED', { body: adding.verdict.reason }));
    else adding?.add(early);
  });
  useEffect(() => {
    if (isDue) addEarly();
  }, [isDue]);
  return (
    <div className="dropZone" {...drop}>
      {children}
    </div>
  );
}

const openAddFiles = createOpener(async () => (await import('./AddFiles.tsx')).openAddFiles);

export type AddFilesAction = NonNullable<ReturnType<typeof useAddFiles>>;

/** Whether the person may add files to the working revision, and the dialog that adds them; undefined until it is read. */
export function useAddFiles(working: Configuration | undefined) {
  const actor = useActor();
  if (!working) return undefined;
  return {
    state: working.configurationState,
    verdict: checkFileUpload(actor, working.configurationState),
    add: (files: readonly File[]) => {
      if (files.length > 0) openAddFiles(working, files);
    },
  };
}
