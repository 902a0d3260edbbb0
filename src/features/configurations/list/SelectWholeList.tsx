import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import {
  configurationPageSize,
  type ConfigurationFilter,
  selectable,
} from '~/domain/configuration/filter.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { bulkTexts } from '~/domain/words/texts/configurationList.ts';
import { select } from './selection.ts';
import { configurationCount } from '~/queries/configurations/configurations.ts';
import { readWholeList } from '~/queries/configurations/wholeList.ts';
import { reportFailure } from '~/queries/failures.ts';
import { useMe } from '~/session/me.ts';

type Props = { readonly filter: ConfigurationFilter };

/** Selects everything the list finds, on all its pages: they are read first, which can be called off. */
export function SelectWholeList({ filter }: Props): ReactElement | null {
  const { email } = useMe();
  const { data } = useQuery(configurationCount(filter, email));
  const [read, setRead] = useState<number>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const count = data?.count ?? 0;
  if (count <= configurationPageSize) return null;

  const onSelect = async (): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    reading.current = controller;
    setRead(0);
    try {
      select(await readWholeList(filter, email, count, { signal, onProgress: setRead }), true);
    } catch (error) {
      if (!signal.aborted) reportFailure(error);
    } finally {
      setRead(undefined);
    }
  };
  if (read === undefined) {
    return (
      <Button size="xs" variant="subtle" onClick={() => void onSelect()}>
        {bulkTexts.selectAll(selectable(count), count)}
      </Button>
    );
  }
  return (
    <>
      <span className="number" role="status">
        {bulkTexts.reading(read, selectable(count))}
      </span>
      <Button size="xs" variant="subtle" onClick={() => reading.current?.abort()}>
        {commonTexts.cancel}
      </Button>
    </>
  );
}
