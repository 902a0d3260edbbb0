import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { cutFilesOf, newestCutFileVersion } from '~/domain/cutFile/cutFile.ts';
import { mayOpenCutFiles } from '~/domain/cutFile/permission.ts';
import { cutFilePageTexts } from '~/domain/words/texts/cutFiles.ts';
import { paths } from '~/paths.ts';
import { cutFiles, type CutFile } from '~/queries/cutFiles/cutFiles.ts';
import { useActor } from '~/session/me.ts';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { Panel } from '~/ui/Panel.tsx';

type Props = { readonly partNumber: string };

/** The outlines a part is milled by, each with the size of its newest version; nothing for who may not see cut files. */
export function CutFileLinks({ partNumber }: Props): ReactElement | null {
  const mayOpen = mayOpenCutFiles(useActor()).allowed;
  const { data } = useQuery({ ...cutFiles(), enabled: mayOpen });
  if (!mayOpen || !data) return null;
  const own = cutFilesOf(data, partNumber);
  return (
    <Panel title={cutFilePageTexts.ofPart}>
      {own.length === 0 ? (
        <p>{cutFilePageTexts.noneOfPart}</p>
      ) : (
        <LabelValueTable
          caption={cutFilePageTexts.ofPart}
          rows={own.map((each) => ({ label: each.name, value: <Way cutFile={each} /> }))}
        />
      )}
    </Panel>
  );
}

function Way({ cutFile: { name, versions } }: { readonly cutFile: CutFile }): ReactElement {
  const newest = newestCutFileVersion(versions);
  return (
    <Link to={paths.cutFile(name)} aria-label={cutFilePageTexts.openOf(name)}>
      {newest ? cutFilePageTexts.size(newest.width, newest.height) : cutFilePageTexts.noVersions}
    </Link>
  );
}
