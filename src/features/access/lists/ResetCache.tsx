import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { listTexts } from '~/domain/words/texts/accessLists.ts';
import { openListWrite, type ListWriteProps } from './ListWrite.tsx';

/** The reset of a list's cache on its own, for when the one after a write has failed. */
export const ResetCache = ({ list }: Pick<ListWriteProps, 'list'>): ReactElement => (
  <Button
    variant="default"
    leftSection={<IconRefresh size={16} aria-hidden />}
    onClick={() =>
      openListWrite({
        title: listTexts.resetCache,
        list,
        children: <p>{listTexts.resetAbout}</p>,
        calls: [],
        action: listTexts.resetCache,
        done: listTexts.resetDone,
      })
    }
  >
    {listTexts.resetCache}
  </Button>
);
