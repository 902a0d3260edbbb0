import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { inspectPicture } from '~/domain/content/picture.ts';
import type { RevisionPair } from '~/domain/revision/revisionPair.ts';
import type { FilePair } from '~/domain/revision/filePairs.ts';
import { decodeText } from '~/domain/content/textFile.ts';
import { revisionComparisonTexts, pictureComparisonTexts } from '~/domain/words/texts/comparison.ts';
import { filePairContentsQuery, type FilePairContents } from '~/queries/configurations/comparison.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useObjectUrl } from '~/platform/useObjectUrl.ts';
import { useSvgInspection } from '~/widgets/previews/useSvgInspection.ts';
import { ContentQueryBoundary, useFilePair } from './useFilePair.tsx';
import type { ComparisonSectionProps } from './RevisionComparisonView.tsx';
import { formatPercent } from '~/domain/words/numbers.ts';
import styles from './RevisionComparisonView.module.css';

export function PictureSection({ found, comparison }: ComparisonSectionProps) {
  const [pair, control] = useFilePair(found, 'PICTURE', 'picture', pictureComparisonTexts.choice);
  if (!pair) return null;
  return (
    <Panel title={pictureComparisonTexts.title} actions={control}>
      <Pictures key={pair.key} pair={pair} comparison={comparison} />
    </Panel>
  );
}

type Props = { readonly pair: FilePair; readonly comparison: RevisionPair };

function Pictures({ pair, comparison }: Props) {
  const Kind = pair.documentType === 'SVG' ? Drawings : Photographs;
  const read = useQuery(filePairContentsQuery(pair));
  return (
    <ContentQueryBoundary read={read} what={pair.name}>
      {(contents) => <Kind pair={pair} comparison={comparison} contents={contents} />}
    </ContentQueryBoundary>
  );
}

type KindProps = Props & { readonly contents: FilePairContents };

/** Picture content that was inspected, or the reason why it is not shown. */
type Side = { readonly content: Uint8Array<ArrayBuffer> | string; readonly type: string } | string;

function sideOf(bytes: Uint8Array<ArrayBuffer>): Side {
  const found = inspectPicture(bytes);
  return found.ok ? { content: bytes, type: found.facts.mediaType } : found.reason;
}

function Photographs({ contents, ...props }: KindProps) {
  const sides = useMemo(
    () => ({ before: sideOf(contents.before), after: sideOf(contents.after) }),
    [contents],
  );
  return <Sides {...props} {...sides} isSame={contents.isSame} />;
}

const drawnOf = ({ output, failure }: ReturnType<typeof useSvgInspection>): Side | undefined => {
  if (failure !== undefined) return `${failure}.`;
  if (!output) return undefined;
  return output.ok ? { content: output.facts.markup, type: 'image/svg+xml' } : output.reason;
};

function Drawings({ contents, ...props }: KindProps) {
  const markup = useMemo(
    () => ({ before: decodeText(contents.before).text, after: decodeText(contents.after).text }),
    [contents],
  );
  const before = drawnOf(useSvgInspection(markup.before));
  const after = drawnOf(useSvgInspection(markup.after));
  if (before === undefined || after === undefined) return <ListSkeleton rows={4} />;
  return <Sides {...props} before={before} after={after} isSame={contents.isSame} />;
}

type SidesProps = Props & { readonly before: Side; readonly after: Side; readonly isSame: boolean };

function Sides({ pair, comparison, before, after, isSame }: SidesProps) {
  const [share, setShare] = useState(50);
  const [broken, setBroken] = useState<string>();
  const refused =
    typeof before === 'string'
      ? revisionComparisonTexts.inRevision(comparison.before, before)
      : typeof after === 'string'
        ? revisionComparisonTexts.inRevision(comparison.after, after)
        : broken && pictureComparisonTexts.damaged(broken);
  if (refused !== undefined || typeof before === 'string' || typeof after === 'string') {
    return <p className={styles.said}>{pictureComparisonTexts.refused(refused ?? '')}</p>;
  }
  return (
    <div className={styles.pictures}>
      {isSame && <p className={styles.said}>{pictureComparisonTexts.same}</p>}
      <div className={styles.stack}>
        <Picture
          {...after}
          name={revisionComparisonTexts.fileIn(pair.name, comparison.after)}
          onBroken={() => setBroken(comparison.after)}
        />
        <Picture
          {...before}
          name={revisionComparisonTexts.fileIn(pair.name, comparison.before)}
          share={share}
          onBroken={() => setBroken(comparison.before)}
        />
        <span className={styles.edge} style={{ left: `${share}%` }} />
      </div>
      <OverlayOpacitySlider comparison={comparison} share={share} onShare={setShare} />
    </div>
  );
}

type PictureProps = Exclude<Side, string> & {
  readonly name: string;
  /** Visible part in percent from the left. */
  readonly share?: number;
  readonly onBroken: () => void;
};

function Picture({ content, type, name, share = 100, onBroken }: PictureProps) {
  const source = useObjectUrl(content, type);
  return (
    <img
      ref={source}
      alt={name}
      style={share < 100 ? { clipPath: `inset(0 ${100 - share}% 0 0)` } : undefined}
      onError={onBroken}
    />
  );
}

type ShareSliderProps = {
  readonly comparison: RevisionPair;
  /** Opacity of the earlier picture in percent. */
  readonly share: number;
  readonly onShare: (share: number) => void;
};

/** Opacity of the earlier revision over the later one. */
export const OverlayOpacitySlider = ({ comparison, share, onShare }: ShareSliderProps) => (
  <label className={styles.slider}>
    <span>{comparison.before}</span>
    <input
      type="range"
      min={0}
      max={100}
      value={share}
      aria-label={revisionComparisonTexts.shareOf(comparison.before, comparison.after)}
      aria-valuetext={formatPercent(share / 100)}
      onChange={(event) => onShare(Number(event.currentTarget.value))}
    />
    <span>{comparison.after}</span>
  </label>
);
