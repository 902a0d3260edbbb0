import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Loader.css';
import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { isNetworkError, isAbortError } from '~/api/ApiError.ts';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { renderBusyRoot } from './BusyButton.tsx';
import styles from './DownloadButton.module.css';
import { dismissErrorNotice } from '~/platform/notices.ts';
import { useIsMounted } from '~/platform/useIsMounted.ts';

type Props = {
  readonly what: string;
  readonly onDownload: () => Promise<unknown>;
};

export function DownloadButton({ what, onDownload }: Props) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const isThere = useIsMounted();
  const download = (): void => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    onDownload()
      .catch((error: unknown) => {
        if (isThere() && isNetworkError(error)) dismissErrorNotice(error);
        setFailed(!isAbortError(error));
      })
      .finally(() => setBusy(false));
  };
  const button = (
    <ActionIcon
      variant="default"
      size={34}
      loading={busy}
      onClick={download}
      aria-label={controlTexts.download(what)}
      {...(busy && { renderRoot: renderBusyRoot })}
    >
      <IconDownload size={17} aria-hidden />
    </ActionIcon>
  );
  return (
    <span className={styles.place}>
      <span role="alert">{failed && controlTexts.downloadFailed}</span>
      {button}
    </span>
  );
}
