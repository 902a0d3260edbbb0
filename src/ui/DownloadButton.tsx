import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Loader.css';
import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { busyRoot } from './BusyButton.tsx';

type Props = {
  /** Thing that is downloaded, for the name of the button. */
  readonly what: string;
  /** Starts the download; settles when it has ended, either way. */
  readonly onDownload: () => Promise<unknown>;
};

/** A download; while it runs the button turns and cannot be pressed again. */
export function DownloadButton({ what, onDownload }: Props): ReactElement {
  const [busy, setBusy] = useState(false);
  const download = (): void => {
    if (busy) return;
    setBusy(true);
    const end = (): void => setBusy(false);
    onDownload().then(end, end);
  };
  return (
    <ActionIcon
      variant="default"
      size={34}
      loading={busy}
      onClick={download}
      aria-label={controlTexts.download(what)}
      {...(busy && { renderRoot: busyRoot })}
    >
      <IconDownload size={17} aria-hidden />
    </ActionIcon>
  );
}
