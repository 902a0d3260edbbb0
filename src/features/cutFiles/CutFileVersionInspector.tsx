import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sortVersionsNewestFirst, findCutFileSize } from '~/domain/cutFile/cutFile.ts';
import { formatPartCode, type PartImageType } from '~/domain/part/enumerations.ts';
import { cutFilePageTexts, outlineTexts } from '~/domain/words/texts/cutFiles.ts';
import type { CutFile, CutFileVersion } from '~/queries/cutFiles/cutFiles.ts';
import { partImageQuery } from '~/queries/parts/partImages.ts';
import { partsQuery } from '~/queries/parts/parts.ts';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { OutlineInspector } from './OutlineInspector.tsx';
import {
  OutlineInspectionBoundary,
  useOutlineInspection,
  useOutlineWorker,
} from './OutlineInspectionBoundary.tsx';
import styles from './OutlineInspector.module.css';

type Props = { readonly cutFile: CutFile; readonly version: CutFileVersion };

/** Part pictures that an outline can be laid over, best first. */
const kinds = ['CAD_DRAWING_2D', 'TOP_PICTURE', 'BOTTOM_PICTURE'] as const satisfies readonly PartImageType[];

type Choice = { readonly key: string; readonly partNumber: string; readonly kind: PartImageType };

function usePictures({ partNumbers }: CutFile): readonly Choice[] {
  const { data } = useQuery(partsQuery());
  return useMemo(
    () =>
      (data ?? [])
        .filter(({ partNumber }) => partNumbers.includes(partNumber))
        .flatMap(({ partNumber, images }) =>
          kinds
            .filter((kind) => images.includes(kind))
            .map((kind) => ({ key: `${partNumber} ${kind}`, partNumber, kind })),
        ),
    [data, partNumbers],
  );
}

/** The outline of a version over another version or over a picture of a part, both chosen by the person. */
export function CutFileVersionInspector({ cutFile, version }: Props) {
  const [parameters, change] = usePageSearchParams();
  const others = sortVersionsNewestFirst(cutFile.versions).filter((each) => each.version !== version.version);
  const against = others.find((each) => each.version === parameters.get('against'));
  const pictures = usePictures(cutFile);
  const picture = pictures.find(({ key }) => key === parameters.get('over'));
  const inspect = useOutlineWorker();
  const answer = useOutlineInspection(inspect, version.svg);
  const { output: other } = useOutlineInspection(inspect, against?.svg);
  const { data: blob } = useQuery({
    ...partImageQuery(picture?.partNumber ?? '', picture?.kind ?? 'CAD_DRAWING_2D'),
    enabled: picture !== undefined,
  });
  return (
    <Panel title={outlineTexts.ofVersion(version.version)}>
      <OutlineInspectionBoundary answer={answer}>
        {(outline) => (
          <OutlineInspector
            outline={outline}
            said={findCutFileSize(version)}
            other={against && other?.ok ? other.facts : undefined}
            picture={picture ? (blob ?? undefined) : undefined}
            beneath={
              <div className={styles.beneath}>
                {others.length > 0 && (
                  <FilterSelect
                    label={outlineTexts.against}
                    value={against?.version ?? ''}
                    neutral=""
                    options={['', ...others.map((each) => each.version)]}
                    text={(each) =>
                      each === '' ? outlineTexts.againstNone : cutFilePageTexts.versionName(each)
                    }
                    onChange={(each) => change({ against: each })}
                  />
                )}
                {pictures.length > 0 && (
                  <FilterSelect
                    label={outlineTexts.picture}
                    value={picture?.key ?? ''}
                    neutral=""
                    options={['', ...pictures.map(({ key }) => key)]}
                    text={(key) => pictureText(pictures.find((each) => each.key === key))}
                    onChange={(over) => change({ over })}
                  />
                )}
                {against && <Legend other={against.version} />}
                {picture && <small>{outlineTexts.pictureAbout}</small>}
              </div>
            }
          />
        )}
      </OutlineInspectionBoundary>
    </Panel>
  );
}

const pictureText = (choice: Choice | undefined): string =>
  choice ? outlineTexts.pictureOf(choice.partNumber, formatPartCode(choice.kind)) : outlineTexts.pictureNone;

const Legend = ({ other }: { readonly other: string }) => (
  <span className={styles.legend}>
    <span data-own>{outlineTexts.legend.own}</span>
    <span data-other>{outlineTexts.legend.other(other)}</span>
  </span>
);
