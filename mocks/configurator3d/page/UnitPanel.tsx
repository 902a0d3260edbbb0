import { type DesignChange, getOptionValue, getUnitName } from '../changes.ts';
import type { Design, DesignUnit } from '../design.ts';
import { listOptions, formatOptionValue, type OptionName } from '../optionRules.ts';
import { listOptionChoices } from '../rules.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { PanelPositionList } from './PanelPositionList.tsx';
import { optionTitles, pageTexts, unitSections } from './texts.ts';

type Props = {
  readonly design: Design;
  readonly index: number;
  readonly unit: DesignUnit;
  readonly selected: string | undefined;
  readonly onSelect: (place: string | undefined) => void;
  readonly onChange: (change: DesignChange, said?: string) => void;
  readonly onRefused: (reason: string) => void;
  readonly onRemove: () => void;
};

export function UnitPanel(props: Props) {
  const { design, index, unit, onChange, onRemove } = props;
  const name = getUnitName(design, unit);
  const describe = (fields: Partial<Pick<DesignUnit, 'productName' | 'quantity' | 'others'>>): void =>
    onChange({ kind: 'DESCRIBE', unit: index, fields });
  return (
    <section aria-labelledby="unit-title">
      <div className="titled">
        <h2 id="unit-title">{name}</h2>
        <button type="button" onClick={onRemove}>
          {pageTexts.remove(name)}
        </button>
      </div>
      <div className="fields">
        <label className="field">
          {pageTexts.productName}
          <input
            value={unit.productName}
            onChange={({ currentTarget }) => describe({ productName: currentTarget.value })}
          />
        </label>
        <label className="field short">
          {pageTexts.quantity}
          <input
            type="number"
            min={1}
            max={999}
            value={unit.quantity || ''}
            onChange={({ currentTarget }) => describe({ quantity: Math.trunc(Number(currentTarget.value)) })}
          />
        </label>
      </div>
      {unitSections.map(([title, all]) => (
        <OptionSection key={title} {...props} title={title} all={all} />
      ))}
      <details className="section">
        <summary>
          <h3>{pageTexts.others}</h3>
          <span className="now">{unit.others}</span>
        </summary>
        <label className="field">
          {pageTexts.othersHint}
          <textarea
            rows={3}
            value={unit.others}
            onChange={({ currentTarget }) => describe({ others: currentTarget.value })}
          />
        </label>
      </details>
      <h3>{unit.kind === 'TRANSMITTER' ? pageTexts.panel : pageTexts.outputs}</h3>
      <p className="hint">{unit.kind === 'TRANSMITTER' ? pageTexts.panelHint : pageTexts.outputsHint}</p>
      <PanelPositionList {...props} />
    </section>
  );
}

type SectionProps = Props & { readonly title: string; readonly all: readonly OptionName[] };

function OptionSection({ design, index, unit, onChange, onRefused, title, all }: SectionProps) {
  const options = listOptions(unit).filter((option) => all.includes(option));
  if (options.length === 0) return null;
  return (
    <details className="section">
      <summary>
        <h3>{title}</h3>
        <span className="now">{options.map((option) => nowOf(unit, option)).join(' · ')}</span>
      </summary>
      {options.map((option) => (
        <ChoiceList
          key={option}
          title={optionTitles[option]}
          choices={listOptionChoices(design, index, option)}
          value={getOptionValue(unit, option)}
          onChoose={(value) =>
            onChange(
              { kind: 'CHOOSE', unit: index, option, value },
              `${getUnitName(design, unit)}: ${optionTitles[option]} ${formatOptionValue(option, value)}`,
            )
          }
          onRefused={onRefused}
        />
      ))}
    </details>
  );
}

function nowOf(unit: DesignUnit, option: OptionName): string {
  const value = formatOptionValue(option, getOptionValue(unit, option));
  return value === 'None' || option === 'sisp' ? `${optionTitles[option]}: ${value}` : value;
}
