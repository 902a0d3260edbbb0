import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconCopy } from '@tabler/icons-react';
import { useMemo, useState, useCallback } from 'react';
import type { BomConfiguration } from '~/domain/bom/bom.ts';
import type { BomViewMode } from '~/domain/bom/outline.ts';
import { canViewPart } from '~/domain/part/parts.ts';
import { normalizeSubParts, type SubPart } from '~/domain/part/subParts.ts';
import { bomTexts } from '~/domain/words/texts/bom.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { partQuery as onePart } from '~/queries/parts/parts.ts';
import { useMe } from '~/session/me.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import type { BomParts, BomSelection } from './BomBrowser.tsx';
import {
  type BomWorkerResponses,
  type BomWorker,
  sendBomRequest,
  type BomWorkerRequest,
  type BomWorkerRequestByKind,
} from './bomWorkerRequests.ts';
import { toSubPart } from './BomTree.tsx';
import { SubPartRow } from '~/widgets/parts/SubPartRow.tsx';
import styles from './Bom.module.css';
import { useWorkerResult, type WorkerResult } from '~/platform/useWorker.ts';

type Props = {
  readonly worker: BomWorker;
  readonly lens: BomViewMode;
  readonly selected: BomSelection;
  readonly parts: BomParts;
  readonly products: readonly BomConfiguration[];
  readonly onFind: (item: string) => void;
};

export function BomDetails({ worker, lens, selected, parts, products, onFind }: Props) {
  const { key, item: chosen } = selected;
  const question = useMemo(() => ({ kind: 'ABOUT', lens, key, item: chosen }) as const, [lens, key, chosen]);
  const about = useBomWorkerResult<'ABOUT'>(worker, question).output;
  const [copied, setCopied] = useState<string>();
  const part = parts.get(selected.item);
  const path = about?.path.join(' › ') ?? '';
  return (
    <aside className={styles.details} aria-label={bomTexts.about(selected.item)}>
      <LabelValueTable
        caption={bomTexts.about(selected.item)}
        rows={[
          { label: bomTexts.partNumber, value: <CopyableId id={selected.item} /> },
          {
            label: bomTexts.label,
            value: toSubPart(selected.item, selected.quantity, parts, products).label,
          },
          { label: bomTexts.quantityHere, value: selected.quantity },
          { label: bomTexts.state, value: part && formatState(part.partState) },
          { label: bomTexts.tags, value: part?.tagCloud.replaceAll(',', ', ') },
        ]}
      />
      <h3>{bomTexts.path}</h3>
      <p className={styles.path}>{path}</p>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconCopy size={15} aria-hidden />}
        onClick={() => void navigator.clipboard.writeText(path).then(() => setCopied(path))}
      >
        {copied === path ? bomTexts.copied : bomTexts.copyPath}
      </Button>
      <h3>{bomTexts.usedIn}</h3>
      {about?.usedIn.length === 0 && <p>{bomTexts.atTop}</p>}
      <ul>
        {about?.usedIn.map(([item, quantity]) => (
          <li key={item}>
            <span className="number">{bomTexts.quantityIn(quantity)} </span>
            <button type="button" className="linkButton" onClick={() => onFind(item)}>
              {item}
            </button>
          </li>
        ))}
      </ul>
      {part && <Registered partNumber={part.partNumber} parts={parts} />}
    </aside>
  );
}

type RegisteredProps = { readonly partNumber: string; readonly parts: BomParts };

function Registered({ partNumber, parts }: RegisteredProps) {
  const { data } = useQuery(onePart(partNumber));
  if (!data || data.subParts.length === 0) return null;
  return (
    <>
      <h3>{bomTexts.subParts}</h3>
      <SubParts subParts={normalizeSubParts(data.subParts)} parts={parts} />
    </>
  );
}

function SubParts({ subParts, parts }: { readonly subParts: readonly SubPart[]; readonly parts: BomParts }) {
  const canView = canViewPart(useMe().units);
  return (
    <ul className={styles.subParts}>
      {subParts.map(({ subPartNumber, quantity, presentAsSibling, subParts: nested }) => (
        <li key={subPartNumber}>
          <SubPartRow
            subPart={{
              partNumber: subPartNumber,
              quantity,
              label: parts.get(subPartNumber)?.label ?? '',
              tag: parts.get(subPartNumber)?.partType ?? '',
              sibling: presentAsSibling,
            }}
            canView={canView}
          >
            {nested.length > 0 && <SubParts subParts={nested} parts={parts} />}
          </SubPartRow>
        </li>
      ))}
    </ul>
  );
}

export function useBomWorkerResult<Kind extends BomWorkerRequest['kind']>(
  worker: BomWorker,
  question: BomWorkerRequestByKind<Kind> | undefined,
): WorkerResult<BomWorkerResponses[Kind]> {
  const ask = useCallback(
    (asked: BomWorkerRequestByKind<Kind>) => sendBomRequest<Kind>(worker, asked),
    [worker],
  );
  return useWorkerResult(ask, question);
}
