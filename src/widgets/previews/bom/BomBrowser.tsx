import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconTableExport, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { bomTexts, bomViewModeTexts, bomIssueTexts } from '~/domain/words/texts/bom.ts';
import type { BomConfiguration, BomIssueKind } from '~/domain/bom/bom.ts';
import { bomViewModes, type BomViewMode } from '~/domain/bom/outline.ts';
import { sanitizeFileName } from '~/domain/file/sanitizeFileName.ts';
import type { Result } from '~/api/operations.ts';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { saveFile } from '~/platform/saveFile.ts';
import { BomDetails, useBomWorkerResult } from './BomDetails.tsx';
import { BomTree } from './BomTree.tsx';
import {
  sendBomRequest,
  type BomWorkerResponses,
  type BomIssues,
  type BomWorker,
} from './bomWorkerRequests.ts';
import type { PreviewBodyProps } from '~/widgets/previews/FilePreviewContainer.tsx';
import { DownloadFileButton } from '~/widgets/previews/NoPreview.tsx';
import { PreviewToolbar, FileWarnings } from '~/widgets/previews/PreviewToolbar.tsx';
import styles from './Bom.module.css';
import { useQuery } from '@tanstack/react-query';
import { findSubjectMismatches } from '~/domain/bom/subjectMismatches.ts';
import { configurationQuery } from '~/queries/configurations/configurations.ts';
import type { PreviewFile } from '~/widgets/previews/previewFile.ts';
import { Scroller } from '~/ui/Scroller.tsx';

const limit = 4;

type BomBelongingProps = { readonly file: PreviewFile; readonly products: readonly BomConfiguration[] };

function BomBelonging({ file, products }: BomBelongingProps) {
  const { configurationId, productConfigurationId, revision } = file;
  const { data } = useQuery({
    ...configurationQuery(configurationId, revision),
    meta: { suppressErrorNotice: true },
  });
  const issues = useMemo(
    () => (data ? findSubjectMismatches(products, { ...data, revision, productConfigurationId }) : []),
    [data, products, revision, productConfigurationId],
  );
  const rest = issues.length - limit;
  return (
    <FileWarnings sentences={[...issues.slice(0, limit), ...(rest > 0 ? [bomTexts.andMore(rest)] : [])]} />
  );
}

type Bom = Extract<BomWorkerResponses['OPEN'], { ok: true }>;

export type BomParts = ReadonlyMap<string, Result<'partGetAll'>[number]>;

type Props = PreviewBodyProps & {
  readonly worker: BomWorker;
  readonly parts: BomParts;
  readonly bom: Bom;
  readonly issues: BomIssues | undefined;
  readonly actions: ReactNode;
};

type Unfolding = { readonly depth: number; readonly toggled: readonly string[] };

const folded: Unfolding = { depth: 0, toggled: [] };
const firstLevel: Unfolding = { depth: 1, toggled: [] };
const whole = 100;

export type BomSelection = { readonly key: string; readonly item: string; readonly quantity: number };

export function BomBrowser(props: Props) {
  const { file, bytes, worker, parts, bom, issues, actions } = props;
  const { products } = bom;
  const [lens, setLens] = useState<BomViewMode>('INDENTED');
  const [unfolding, setUnfolding] = useState(firstLevel);
  const [find, setFind] = useState('');
  const [selected, setSelected] = useState<BomSelection>();
  const question = useMemo(
    () => ({ kind: 'VIEW', lens, find, ...unfolding }) as const,
    [lens, unfolding, find],
  );
  const view = useBomWorkerResult<'VIEW'>(worker, question).output;

  const choose = (next: BomViewMode): void => {
    setLens(next);
    setUnfolding(next === 'INDENTED' ? firstLevel : folded);
    setSelected(undefined);
  };
  const toggle = (key: string): void =>
    setUnfolding(({ depth, toggled }) => ({
      depth,
      toggled: toggled.includes(key) ? toggled.filter((each) => each !== key) : [...toggled, key],
    }));
  const exportSheet = async (): Promise<void> => {
    const sheet = await sendBomRequest<'SHEET'>(worker, { kind: 'SHEET', lens });
    const subject = file.productConfigurationId ?? file.configurationId;
    const name = bomTexts.sheetName(subject, file.revision, bomViewModeTexts[lens]);
    saveFile(new Blob([sheet], { type: 'text/csv' }), sanitizeFileName(name));
  };

  return (
    <>
      <PreviewToolbar>
        <LensChoice lens={lens} onChoose={choose} />
        <SearchField label={bomTexts.findField} value={find} onSearch={setFind} />
        {lens !== 'FLATTENED' && (
          <Depth depth={unfolding.depth} onChange={(depth) => setUnfolding({ depth, toggled: [] })} />
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTableExport size={15} aria-hidden />}
          onClick={() => void exportSheet()}
        >
          {bomTexts.exportSheet}
        </Button>
        {actions}
        <DownloadFileButton file={file} bytes={bytes} />
      </PreviewToolbar>
      <BomBelonging file={file} products={products} />
      <BomIssueSummary bom={bom} issues={issues} onFind={setFind} />
      <div className={styles.panes}>
        <BomTree
          view={view}
          parts={parts}
          products={products}
          selected={selected?.key}
          onSelect={setSelected}
          onToggle={toggle}
        />
        {selected && view && (
          <BomDetails
            key={selected.item}
            worker={worker}
            lens={view.lens}
            selected={selected}
            parts={parts}
            products={products}
            onFind={setFind}
          />
        )}
      </div>
    </>
  );
}

type LensProps = { readonly lens: BomViewMode; readonly onChoose: (lens: BomViewMode) => void };

function LensChoice({ lens, onChoose }: LensProps) {
  return (
    <fieldset className={`segments ${styles.lenses}`}>
      <legend className="visuallyHidden">{bomTexts.lens}</legend>
      {bomViewModes.map((each) => (
        <label key={each} data-chosen={each === lens || undefined}>
          <input
            type="radio"
            name="bom-lens"
            className="visuallyHidden"
            checked={each === lens}
            onChange={() => onChoose(each)}
          />
          {bomViewModeTexts[each]}
        </label>
      ))}
    </fieldset>
  );
}

type DepthProps = { readonly depth: number; readonly onChange: (depth: number) => void };

function Depth({ depth, onChange }: DepthProps) {
  return (
    <label className={styles.depth}>
      {bomTexts.unfold}
      <select value={depth} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
        <option value={0}>{bomTexts.nothing}</option>
        {[1, 2, 3, 4, 5].map((level) => (
          <option key={level} value={level}>
            {bomTexts.levels(level)}
          </option>
        ))}
        <option value={whole}>{bomTexts.everything}</option>
      </select>
    </label>
  );
}

type BomStripProps = {
  readonly bom: Bom;
  /** Issues of the bill; undefined until the worker has checked it. */
  readonly issues: BomIssues | undefined;
  readonly onFind: (item: string) => void;
};

function BomIssueSummary({ bom: { rows, unnamed, customerId }, issues, onFind }: BomStripProps) {
  const [kind, setKind] = useState<BomIssueKind>();
  const counts = Map.groupBy(issues?.issues ?? [], (issue) => issue.kind);
  const shown = (kind && counts.get(kind)) ?? [];
  return (
    <div className={styles.strip} data-sound={(issues?.count === 0 && unnamed === 0) || undefined}>
      <span>{bomTexts.rows(rows, customerId, unnamed)}</span>
      {issues?.count === 0 && unnamed === 0 && (
        <span className={styles.sound}>
          <IconCircleCheck size={16} aria-hidden /> {bomTexts.sound}
        </span>
      )}
      {[...counts].map(([each, found]) => (
        <button
          key={each}
          type="button"
          className={styles.issue}
          aria-expanded={each === kind}
          onClick={() => setKind(each === kind ? undefined : each)}
        >
          <IconAlertTriangle size={15} aria-hidden /> {bomTexts.issues(found.length, bomIssueTexts[each])}
        </button>
      ))}
      {issues && issues.count > issues.issues.length && (
        <span>{bomTexts.andMore(issues.count - issues.issues.length)}</span>
      )}
      {shown.length > 0 && kind && (
        <Scroller label={bomTexts.linesOf(bomIssueTexts[kind])} className={styles.issues}>
          <ul>
            {shown.map(({ item, text }, index) => (
              // Two rows may have the same issue.
              <li key={`${index} ${item}`}>
                {text}{' '}
                <button
                  type="button"
                  className="linkButton"
                  onClick={() => onFind(item)}
                  aria-label={bomTexts.findItem(item)}
                >
                  {bomTexts.find}
                </button>
              </li>
            ))}
          </ul>
        </Scroller>
      )}
    </div>
  );
}
