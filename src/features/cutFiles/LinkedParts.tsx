import { EntryList } from '~/ui/list/EntryList.tsx';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { LinkPartsForm } from '~/widgets/parts/LinkPartsForm.tsx';
import { Link } from 'react-router';
import { filterCutFilesByPart } from '~/domain/cutFile/cutFile.ts';
import { checkCutFilePartLinking } from '~/domain/cutFile/permission.ts';
import { formatConjunction } from '~/domain/words/lists.ts';
import { cutFilePageTexts } from '~/domain/words/texts/cutFiles.ts';
import { paths } from '~/paths.ts';
import { cutFilesQuery, linkCutFileToParts, type CutFile } from '~/queries/cutFiles/cutFiles.ts';
import { partsQuery, partUsageQuery } from '~/queries/parts/parts.ts';
import { useActor } from '~/session/me.ts';
import { Panel } from '~/ui/Panel.tsx';
import { useFocusFallback } from '~/platform/focus/useFocusFallback.ts';
import { PartPicture } from '~/widgets/parts/PartPicture.tsx';
import { confirmUnlinkPart } from './cutFileConfirmations.tsx';
import styles from './CutFiles.module.css';

const none: readonly CutFile[] = [];

type Props = { readonly cutFile: CutFile };

export function LinkedParts({ cutFile }: Props) {
  const client = useQueryClient();
  const canLink = checkCutFilePartLinking(useActor()).allowed;
  const alsoIn = useAlsoIn();
  const field = useRef<HTMLInputElement>(null);
  // The focused row unmounts when its part is unlinked.
  const keptFocus = useFocusFallback(field);
  return (
    <Panel title={cutFilePageTexts.parts} flush>
      <div {...keptFocus}>
        {canLink && (
          <LinkPartsForm
            label={cutFilePageTexts.linkParts}
            texts={cutFilePageTexts}
            linked={cutFile.partNumbers}
            link={(partNumbers) => linkCutFileToParts(client, cutFile.name, partNumbers)}
            noteOf={alsoIn}
            field={field}
          />
        )}
        <EntryList
          label={cutFilePageTexts.parts}
          items={cutFile.partNumbers}
          empty={{ title: cutFilePageTexts.noParts, text: cutFilePageTexts.noPartsAbout }}
        >
          {(partNumber) => <Row key={partNumber} cutFile={cutFile} partNumber={partNumber} />}
        </EntryList>
      </div>
    </Panel>
  );
}

function useAlsoIn(): (partNumber: string) => string {
  const { data: all = none } = useQuery(cutFilesQuery());
  return useCallback(
    (partNumber) => {
      const others = filterCutFilesByPart(all, partNumber).map(({ name }) => name);
      return others.length > 0 ? ` · ${cutFilePageTexts.alsoIn(formatConjunction(others))}` : '';
    },
    [all],
  );
}

function Row({ cutFile, partNumber }: Props & { readonly partNumber: string }) {
  const client = useQueryClient();
  const canLink = checkCutFilePartLinking(useActor()).allowed;
  const { data } = useQuery(partsQuery());
  const { data: uses } = useQuery(partUsageQuery(partNumber));
  const { data: all } = useQuery(cutFilesQuery());
  const part = data?.find((each) => each.partNumber === partNumber);
  const others = filterCutFilesByPart(all ?? [], partNumber).filter(({ name }) => name !== cutFile.name);
  const configurations = uses && new Set(uses.map(({ configurationId }) => configurationId)).size;
  return (
    <li className={styles.row} data-linked>
      <PartPicture partNumber={partNumber} images={part?.images ?? []} />
      <span className={styles.name}>
        <Link className="titleLink number" to={paths.part(partNumber)}>
          {partNumber}
        </Link>
        <span title={part?.label}>{part?.label}</span>
        {others.length > 0 && (
          <span>{cutFilePageTexts.alsoIn(formatConjunction(others.map(({ name }) => name)))}</span>
        )}
      </span>
      <span>{configurations !== undefined && cutFilePageTexts.usage(configurations)}</span>
      <span className={styles.end}>
        {canLink && (
          <Button
            variant="default"
            size="xs"
            aria-label={cutFilePageTexts.unlinkOf(partNumber)}
            onClick={() => confirmUnlinkPart(client, cutFile.name, partNumber)}
          >
            {cutFilePageTexts.unlink}
          </Button>
        )}
      </span>
    </li>
  );
}
