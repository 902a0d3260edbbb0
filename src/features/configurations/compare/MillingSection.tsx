import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isGcodeText } from '~/domain/file/previewKind.ts';
import type { RevisionPair } from '~/domain/revision/revisionPair.ts';
import type { FilePair } from '~/domain/revision/filePairs.ts';
import { millingComparisonTexts } from '~/domain/words/texts/comparison.ts';
import { textComparisonQuery } from '~/queries/configurations/comparison.ts';
import { generateProgram } from '~/queries/milling/gcode.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { ToolpathPane } from '~/widgets/previews/milling/ToolpathPane.tsx';
import { ProgramGenerator } from '~/widgets/previews/milling/ProgramGenerator.tsx';
import { ContentQueryBoundary, useFilePair } from './useFilePair.tsx';
import type { ComparisonSectionProps } from './RevisionComparisonView.tsx';
import { TextDiffHunks } from './TextSection.tsx';
import styles from './RevisionComparisonView.module.css';

export function MillingSection({ found, comparison }: ComparisonSectionProps) {
  const [pair, control] = useFilePair(found, 'MILLING', 'milling', millingComparisonTexts.choice);
  if (!pair) return null;
  return (
    <Panel title={millingComparisonTexts.title} flush actions={control}>
      <Milling key={pair.key} pair={pair} comparison={comparison} />
    </Panel>
  );
}

type Programs = { readonly before: string; readonly after: string };
type Props = { readonly pair: FilePair; readonly comparison: RevisionPair };

function Milling({ pair, comparison }: Props) {
  const [programs, setPrograms] = useState<Programs>();
  const read = useQuery(textComparisonQuery(pair));
  return (
    <ContentQueryBoundary read={read} what={pair.name}>
      {(compared) => (
        <>
          <TextDiffHunks comparison={compared} name={pair.name} />
          <div className={styles.milling}>
            {programs ? (
              <Toolpaths programs={programs} comparison={comparison} />
            ) : (
              <Wish pair={pair} texts={compared} onPrograms={setPrograms} />
            )}
          </div>
        </>
      )}
    </ContentQueryBoundary>
  );
}

type WishProps = {
  readonly pair: FilePair;
  readonly texts: Programs;
  readonly onPrograms: (programs: Programs) => void;
};

/** A program is drawn from its stored text; for a milling file the CMS generates the program first. */
function Wish({ pair, texts, onPrograms }: WishProps) {
  const { kind, before, after } = pair;
  const { productConfigurationId } = before;
  if (isGcodeText(texts.before) && isGcodeText(texts.after)) {
    return (
      <EmptyState
        image={<IconRoute size={26} />}
        title={millingComparisonTexts.see}
        text={millingComparisonTexts.seeText}
        action={
          <Button variant="default" onClick={() => onPrograms(texts)}>
            {millingComparisonTexts.show}
          </Button>
        }
      />
    );
  }
  if (kind !== 'ARTEFACT' || before.id !== 'MILLING_FILE' || productConfigurationId === undefined)
    return null;
  const made = async (revisionId: string): Promise<string> =>
    generateProgram('RUN', { productConfigurationId, revisionId }).ended;
  return (
    <ProgramGenerator
      title={millingComparisonTexts.see}
      text={millingComparisonTexts.made}
      action={millingComparisonTexts.show}
      make={async () => {
        const [one, other] = await Promise.all([made(before.revision), made(after.revision)]);
        onPrograms({ before: one, after: other });
      }}
    />
  );
}

type ToolpathsProps = { readonly programs: Programs; readonly comparison: RevisionPair };

function Toolpaths({ programs: { before, after }, comparison }: ToolpathsProps) {
  const [line, setLine] = useState<number>();
  const lines = useMemo(() => after.split(/\r\n|\r|\n/), [after]);
  if (before === '' || after === '') {
    const nothing = [before === '' && comparison.before, after === '' && comparison.after];
    return (
      <EmptyState
        title={millingComparisonTexts.nothingToMill(nothing.filter((revision) => revision !== false))}
      />
    );
  }
  return (
    <>
      <div className={styles.toolpath}>
        <ToolpathPane text={after} stored={before} against={comparison.before} line={line} onLine={setLine} />
      </div>
      <p className={styles.line} aria-live="polite">
        {before === after && (
          <span>{`${millingComparisonTexts.same(comparison.before, comparison.after)} `}</span>
        )}
        {line === undefined ? (
          <span>{millingComparisonTexts.clickPath}</span>
        ) : (
          <span>
            {millingComparisonTexts.line(line, comparison.after)} <code>{lines[line - 1]}</code>
          </span>
        )}
      </p>
    </>
  );
}
