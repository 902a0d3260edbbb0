import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { mayDeleteVersion } from '~/domain/cutFile/permission.ts';
import { isSameSize, findSize } from '~/domain/cutFile/cutFile.ts';
import { safeFileName } from '~/domain/file/name.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { cutFilePageTexts, outlineTexts } from '~/domain/words/texts/cutFiles.ts';
import { paths } from '~/paths.ts';
import type { CutFile, CutFileVersion } from '~/queries/cutFiles/cutFiles.ts';
import { useActor } from '~/session/me.ts';
import { Badge } from '~/ui/Badge.tsx';
import { saveFile } from '~/platform/saveFile.ts';
import { askDeleteVersion } from './cutFileQuestions.tsx';
import { useOutline, type AskOutline } from './OutlineAnswer.tsx';
import styles from './CutFiles.module.css';

type Props = {
  readonly cutFile: CutFile;
  readonly version: CutFileVersion;
  readonly isNewest: boolean;
  readonly isShown: boolean;
  /** Inspects an outline; the rows of a list have one worker between them. */
  readonly inspect: AskOutline;
};

/** A version of a cut file: its size as it is stored and as it is. */
export function VersionRow({ cutFile, version: row, isNewest, isShown, inspect }: Props): ReactElement {
  const client = useQueryClient();
  const { version, note, svg, width, height } = row;
  const mayDelete = mayDeleteVersion(useActor()).allowed;
  return (
    <li className={styles.row} data-version data-shown={isShown || undefined}>
      <span className={styles.name}>
        <span>
          <Link
            className="titleLink"
            to={paths.cutFile(cutFile.name, { version })}
            replace
            preventScrollReset
            aria-label={cutFilePageTexts.show(version)}
            aria-current={isShown ? 'true' : undefined}
          >
            {cutFilePageTexts.versionName(version)}
          </Link>
          {isNewest && (
            <Badge size="small" colour="blue">
              {cutFilePageTexts.newest}
            </Badge>
          )}
        </span>
        <span title={note}>{note}</span>
      </span>
      <Sizes svg={svg} width={width} height={height} inspect={inspect} />
      <span className={styles.end}>
        <Button
          variant="default"
          size="xs"
          aria-label={cutFilePageTexts.downloadVersion(version)}
          onClick={() =>
            saveFile(
              new Blob([svg], { type: 'image/svg+xml' }),
              safeFileName(`${cutFile.name}_${version}.svg`),
            )
          }
        >
          <IconDownload size={16} aria-hidden />
        </Button>
        {mayDelete && (
          <Button
            variant="default"
            size="xs"
            aria-label={cutFilePageTexts.deleteVersion(version)}
            onClick={() => askDeleteVersion({ client, seen: cutFile, version: row, isNewest })}
          >
            {commonTexts.delete}
          </Button>
        )}
      </span>
    </li>
  );
}

type SizesProps = Pick<CutFileVersion, 'svg' | 'width' | 'height'> & Pick<Props, 'inspect'>;

/** The stored size, and the real one where it is another. */
function Sizes({ svg, width, height, inspect }: SizesProps): ReactElement {
  const { output } = useOutline(inspect, svg);
  const real = output?.ok ? output.facts : undefined;
  const said = findSize({ width, height });
  return (
    <span className={`${styles.size} number`}>
      {cutFilePageTexts.size(width, height)}
      {real && said && !isSameSize(said, real) && (
        <small>{outlineTexts.differs(real.width, real.height)}</small>
      )}
      {output?.ok === false && <small>{output.reason}</small>}
    </span>
  );
}
