import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatPartCode } from '~/domain/part/enumerations.ts';
import { toPartDraft, listPartFacts } from '~/domain/part/form.ts';
import { canViewPart } from '~/domain/part/parts.ts';
import { listCompletenessChecks, computeSelectability } from '~/domain/part/completeness.ts';
import { normalizeSubParts, type SubPart } from '~/domain/part/subParts.ts';
import { partPageTexts } from '~/domain/words/texts/partAdministration.ts';
import { partsQuery, type Part, type PartDetail } from '~/queries/parts/parts.ts';
import { useMe } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { CutFileLinks } from '~/widgets/parts/CutFileLinks.tsx';
import { SubPartRow } from '~/widgets/parts/SubPartRow.tsx';
import { PartImages } from './PartImages.tsx';
import { ResetPartsButton } from './ResetPartsButton.tsx';
import { PartStateImpact } from './PartStateImpact.tsx';
import styles from './Parts.module.css';
import { outputColumns, type Output } from '~/domain/part/outputs.ts';
import { RowSpacer } from '~/ui/list/RowSpacer.tsx';
import { useIsPrinting } from '~/ui/list/useIsPrinting.ts';
import { ScrollableTable } from './ScrollableTable.tsx';
import { gridRowHeight, useGridWindow } from '~/ui/list/useGridWindow.ts';

/** Table of outputs: virtualized on screen, complete in print. */
function OutputsTable({ outputs }: { readonly outputs: readonly Output[] }) {
  const { frame, shown } = useGridWindow(outputs.length);
  const isPrinting = useIsPrinting();
  const places = isPrinting ? [...outputs.keys()] : shown;
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
  return (
    <ScrollableTable ref={frame} label={partPageTexts.outputsTable} windowed>
      <table
        className={`${styles.table} ${styles.outputs}`}
        aria-label={partPageTexts.outputs}
        aria-rowcount={outputs.length + 1}
      >
        <thead>
          <tr>
            {outputColumns.map(({ field, label }) => (
              <th key={field} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <RowSpacer height={first * gridRowHeight} columns={outputColumns.length} />
          {places.map((index) => {
            const output = outputs[index];
            return output && <Row key={index} output={output} index={index} />;
          })}
          <RowSpacer
            height={Math.max(0, outputs.length - last - 1) * gridRowHeight}
            columns={outputColumns.length}
          />
        </tbody>
      </table>
    </ScrollableTable>
  );
}

const Row = ({ output, index }: { readonly output: Output; readonly index: number }) => (
  <tr style={{ height: gridRowHeight }} aria-rowindex={index + 2}>
    {outputColumns.map(({ field }) => (
      <td key={field} title={output[field]}>
        {output[field] === 'NONE' ? partPageTexts.none : output[field]}
      </td>
    ))}
  </tr>
);

const elsewhere: readonly string[] = ['State', 'Outputs', 'Sub-parts'];

export function PartView({ part }: { readonly part: PartDetail }) {
  const draft = toPartDraft(part);
  const facts = listPartFacts(draft).filter(({ name }) => !elsewhere.includes(name));
  return (
    <div className="columns">
      <div className="stack">
        <Panel title={partPageTexts.facts}>
          <LabelValueTable
            caption={partPageTexts.facts}
            rows={facts.map(({ name, text }) => ({ label: name, value: text }))}
          />
        </Panel>
        <Panel title={partPageTexts.impact}>
          <PartStateImpact partNumber={part.partNumber} />
        </Panel>
      </div>
      <div className="stack">
        <Choosing part={part} />
        <Completeness part={part} />
        <CutFileLinks partNumber={part.partNumber} />
      </div>
      <div className={styles.wide}>
        <PartImages part={part} />
      </div>
      <div className={styles.wide}>
        <Outputs part={part} />
      </div>
      <div className={styles.wide}>
        <SubParts subParts={normalizeSubParts(part.subParts)} />
      </div>
    </div>
  );
}

const Choosing = ({ part }: { readonly part: PartDetail }) => (
  <Panel title={partPageTexts.selectable} actions={<ResetPartsButton />}>
    <div className={styles.reasons}>
      {computeSelectability(part).map(({ purpose, families, refusals }) => (
        <section key={purpose}>
          <h3>{partPageTexts.purposes[purpose]}</h3>
          {refusals.length === 0 ? (
            <p className="soft">{partPageTexts.families(families)}</p>
          ) : (
            <ul className={styles.checks}>
              {refusals.map(({ rule, reason }) => (
                <li key={rule}>
                  <strong>{partPageTexts.rules[rule]}</strong>
                  <span>{reason}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <p className="soft">{partPageTexts.cached}</p>
    </div>
  </Panel>
);

function Completeness({ part }: { readonly part: PartDetail }) {
  const checks = listCompletenessChecks(part);
  const done = checks.filter(({ isDone }) => isDone).length;
  return (
    <Panel
      title={partPageTexts.complete}
      actions={<span className="number">{partPageTexts.completeOf(done, checks.length)}</span>}
    >
      <ul className={styles.checks}>
        {checks.map(({ name, isDone, missing }) => (
          <li key={name} data-done={isDone}>
            {isDone ? <IconCircleCheck size={19} aria-hidden /> : <IconCircleDashed size={19} aria-hidden />}
            <span>{name}</span>
            {!isDone && <small>{missing}</small>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Outputs({ part }: { readonly part: PartDetail }) {
  const { outputs } = toPartDraft(part);
  return (
    <Panel title={partPageTexts.outputs} flush>
      {outputs.length === 0 ? (
        <EmptyState title={partPageTexts.noOutputs} text={partPageTexts.noOutputsAbout} />
      ) : (
        <OutputsTable outputs={outputs} />
      )}
    </Panel>
  );
}

function SubParts({ subParts }: { readonly subParts: readonly SubPart[] }) {
  const { data = [] } = useQuery(partsQuery());
  const known = useMemo(() => new Map(data.map((each) => [each.partNumber, each])), [data]);
  return (
    <Panel title={partPageTexts.subParts}>
      {subParts.length === 0 ? (
        <EmptyState title={partPageTexts.noSubParts} text={partPageTexts.noSubPartsAbout} />
      ) : (
        <Tree subParts={subParts} known={known} label={partPageTexts.subParts} />
      )}
    </Panel>
  );
}

type TreeProps = {
  readonly subParts: readonly SubPart[];
  readonly known: ReadonlyMap<string, Part>;
  readonly label?: string;
};

function Tree({ subParts, known, label }: TreeProps) {
  const canView = canViewPart(useMe().units);
  return (
    <ul className={styles.tree} aria-label={label}>
      {subParts.map(({ subPartNumber, quantity, presentAsSibling, subParts: below }, index) => {
        const part = known.get(subPartNumber);
        return (
          // A part may be listed twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${subPartNumber} ${index}`}>
            <SubPartRow
              subPart={{
                partNumber: subPartNumber,
                quantity,
                label: part?.label ?? '',
                tag: part ? formatPartCode(part.partType) : '',
                state: part && part.partState !== 'READY' ? part.partState : undefined,
                sibling: presentAsSibling,
              }}
              canView={canView}
            >
              {below.length > 0 && <Tree subParts={below} known={known} />}
            </SubPartRow>
          </li>
        );
      })}
    </ul>
  );
}
