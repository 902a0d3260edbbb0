import type { DesignChange } from '../changes.ts';
import { machineTypes, type Design } from '../design.ts';
import { findCableRestriction } from '../optionRules.ts';
import { optionPrices } from '../prices.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { pageTexts } from './texts.ts';

type Props = {
  readonly design: Design;
  readonly onChange: (change: DesignChange, said?: string) => void;
  readonly onRefused: (reason: string) => void;
};

export function SystemPanel({ design, onChange, onRefused }: Props) {
  const { systemName, type, cableControl } = design;
  const set = (fields: Partial<Omit<Design, 'units'>>, said?: string): void =>
    onChange({ kind: 'SET', fields }, said);
  const types = [...new Set([...machineTypes, ...(type ? [type] : [])])];
  const price = optionPrices.cableControl;
  return (
    <section aria-labelledby="system-title">
      <h2 id="system-title">{pageTexts.system}</h2>
      <div className="fields">
        <label className="field">
          {pageTexts.systemName}
          <input
            value={systemName}
            onChange={({ currentTarget }) => set({ systemName: currentTarget.value })}
          />
        </label>
        <label className="field short">
          {pageTexts.machineType}
          <select value={type} onChange={({ currentTarget }) => set({ type: currentTarget.value })}>
            {types.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </div>
      <details className="section">
        <summary>
          <h3>{pageTexts.cableControl}</h3>
          <span className="now">{cableControl ? 'Yes' : 'No'}</span>
        </summary>
        <ChoiceList
          title={pageTexts.cableControl}
          choices={[
            { value: 'No', label: 'No', price: cableControl ? -price : 0, refusal: undefined },
            {
              value: 'Yes',
              label: 'Yes',
              price,
              refusal: cableControl ? undefined : findCableRestriction(design),
            },
          ]}
          value={cableControl ? 'Yes' : 'No'}
          onChoose={(value) => set({ cableControl: value === 'Yes' }, `${pageTexts.cableControl}: ${value}`)}
          onRefused={onRefused}
        />
      </details>
    </section>
  );
}
