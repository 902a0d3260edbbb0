import type { ReactElement } from 'react';
import type { FileJob } from './useFileJob.ts';

type Props = { readonly of: FileJob; readonly name: string };

/** How far the download of a file is; nothing where none runs. */
export const FileJobProgress = ({ of: { running }, name }: Props): ReactElement | null =>
  running ? (
    <progress aria-label={name} {...(running.share === undefined ? {} : { value: running.share })} />
  ) : null;
