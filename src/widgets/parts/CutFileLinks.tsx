import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { filterCutFilesByPart, findNewestCutFileVersion } from '~/domain/cutFile/cutFile.ts';
import { checkCutFilePartLinking, checkCutFilesAccess } from '~/domain/cutFile/permission.ts';
import { cutFilePageTexts } from '~/domain/words/texts/cutFiles.ts';
import { paths } from '~/paths.ts';
import { cutFilesQuery, linkCutFileToParts, type CutFile } from '~/queries/cutFiles/cutFiles.ts';
import { useActor } from '~/session/me.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { useSubmit } from '~/ui/modal/useSubmit.ts';
import { Panel } from '~/ui/Panel.tsx';
import styles from './CutFileLinks.module.css';

type Props = { readonly partNumber: string };

export function CutFileLinks({ partNumber }: Props) {
  const canOpen = checkCutFilesAccess(useActor()).allowed;
  const canLink = checkCutFilePartLinking(useActor()).allowed;
  const { data } = useQuery({ ...cutFilesQuery(), enabled: canOpen });
  if (!canOpen || !data) return null;
  const own = filterCutFilesByPart(data, partNumber);
  return (
    <Panel title={cutFilePageTexts.ofPart}>
      {own.length === 0 ? (
        <p className="soft">{cutFilePageTexts.noneOfPart}</p>
      ) : (
        <LabelValueTable
          caption={cutFilePageTexts.ofPart}
          rows={own.map((each) => ({ label: each.name, value: <Way cutFile={each} /> }))}
        />
      )}
      {canLink && (
        <LinkCutFile
          partNumber={partNumber}
          others={data.filter(({ partNumbers }) => !partNumbers.includes(partNumber))}
        />
      )}
    </Panel>
  );
}

type LinkProps = Props & { readonly others: readonly CutFile[] };

function LinkCutFile({ partNumber, others }: LinkProps) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const { busy, objection, attempt } = useSubmit();
  const link = async (): Promise<void> => {
    await linkCutFileToParts(client, name, [partNumber]);
    setName('');
  };
  return (
    <form
      noValidate
      className={styles.link}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') void attempt(link);
      }}
    >
      <NativeSelect
        label={cutFilePageTexts.linkCutFile}
        value={name}
        data={[
          { value: '', label: cutFilePageTexts.chooseCutFile },
          ...others.map((each) => ({ value: each.name, label: each.name })),
        ]}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <BusyButton type="submit" variant="default" busy={busy} disabled={name === ''}>
        {cutFilePageTexts.link}
      </BusyButton>
      <SubmitErrorMessage objection={objection} />
    </form>
  );
}

function Way({ cutFile: { name, versions } }: { readonly cutFile: CutFile }) {
  const newest = findNewestCutFileVersion(versions);
  return (
    <Link to={paths.cutFile(name)} aria-label={cutFilePageTexts.openOf(name)}>
      {newest ? cutFilePageTexts.size(newest.width, newest.height) : cutFilePageTexts.noVersions}
    </Link>
  );
}
