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
  /**
   * Files dropped before the configuration was fetched. The parent stores them, since this component remounts
   * then.
   */
  readonly early: readonly [files: readonly File[], keep: (files: readonly File[]) => void];
  readonly children: ReactNode;
};

/**
 * Accepts files anywhere on the page and adds them to the working revision. Files dropped before the
 * configuration is fetched are added afterwards.
 */
export function FileDropZone({ configuration, early: [early, keep], children }: Props) {
  const adding = useAddFiles(configuration);
  const drop = useFileDrop((files) => {
    if (adding?.decision.allowed) adding.add(files);
    else if (!adding) {
      keep([...early, ...files]);
      notify(createNotice('WAIT', { body: addFilesTexts.soon }));
    }
  }, adding?.decision.allowed !== false);
  const isDue = adding !== undefined && early.length > 0;
  const addEarly = useEffectEvent(() => {
    keep([]);
    if (adding?.decision.allowed === false) notify(createNotice('REFUSED', { body: adding.decision.reason }));
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

/** The decision and the dialog for adding files to the working revision; undefined until that is fetched. */
export function useAddFiles(working: Configuration | undefined) {
  const actor = useActor();
  if (!working) return undefined;
  return {
    state: working.configurationState,
    decision: checkFileUpload(actor, working.configurationState),
    add: (files: readonly File[]) => {
      if (files.length > 0) openAddFiles(working, files);
    },
  };
}
