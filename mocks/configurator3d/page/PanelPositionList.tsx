import { useEffect, useRef } from 'react';
import { type DesignChange, listOutputFunctions } from '../changes.ts';
import {
  type Design,
  type DesignUnit,
  listModelPanelPositions,
  listPanelControls,
  listReceiverOutputs,
} from '../design.ts';
import { controlKinds } from '../../factory/device/controls.ts';
import { controlLabels, outputLabels } from '../labels.ts';
import { listOutputChoices, listPanelChoices } from '../rules.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { pageTexts } from './texts.ts';

type Props = {
  readonly design: Design;
  readonly index: number;
  readonly unit: DesignUnit;
  readonly selected: string | undefined;
  readonly onSelect: (place: string | undefined) => void;
  readonly onChange: (change: DesignChange, said: string) => void;
  readonly onRefused: (reason: string) => void;
};

type Row = {
  readonly id: string;
  /** Name of the position: "Row 2, place 3" or "K1 on X1". */
  readonly name: string;
  /** The part at the position, with its designator and function. */
  readonly stands: string;
  readonly function: string | undefined;
};

function rowsOf({ kind, model, controls, outputs }: DesignUnit): readonly Row[] {
  if (kind === 'RECEIVER') {
    return listReceiverOutputs(model).map(({ id, connector }) => {
      const fitted = outputs[id];
      const stands = fitted ? outputLabels[fitted.type] : pageTexts.notUsed;
      return { id, name: `${id} · ${connector}`, stands, function: fitted?.function };
    });
  }
  const placed = new Map(listPanelControls(model, controls).map((control) => [control.place, control]));
  return listModelPanelPositions(model).map(({ id }) => {
    const control = placed.get(id);
    const [row = '', place = ''] = id.split('.');
    const stands = control ? `${control.designator} ${controlLabels[control.type]}` : pageTexts.empty;
    return { id, name: pageTexts.place(row, place), stands, function: control?.function };
  });
}

export function PanelPositionList(props: Props) {
  const { unit, selected, onSelect } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (selected === undefined) return;
    // Scrolled to last, so that the head of the row shows if the whole row does not fit.
    const row = list.current?.querySelector('li:has([aria-expanded="true"])');
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector('button')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <ul className="places" ref={list}>
      {rowsOf(unit).map((row) => (
        <li key={row.id}>
          <button
            type="button"
            aria-expanded={row.id === selected}
            onClick={() => onSelect(row.id === selected ? undefined : row.id)}
          >
            <span className="where">{row.name}</span>
            <span className="what">{row.stands}</span>
            <span className="does">{row.function ?? ''}</span>
          </button>
          {row.id === selected && <OpenPlace {...props} row={row} />}
        </li>
      ))}
    </ul>
  );
}

function OpenPlace({ design, index, unit, row, onChange, onRefused }: Props & { readonly row: Row }) {
  const functions = functionsFor(design, unit, row);
  return (
    <div className="place">
      {unit.kind === 'TRANSMITTER' ? (
        <ChoiceList
          title={pageTexts.standsHere(row.name)}
          choices={listPanelChoices(design, index, row.id)}
          value={unit.controls[row.id]?.type}
          onChoose={(type, label) =>
            onChange({ kind: 'PUT', unit: index, place: row.id, type }, `${row.name}: ${label}`)
          }
          onRefused={onRefused}
        />
      ) : (
        <ChoiceList
          title={pageTexts.standsHere(row.name)}
          choices={listOutputChoices(design, index, row.id)}
          value={unit.outputs[row.id]?.type}
          onChoose={(type, label) =>
            onChange({ kind: 'CONNECT', unit: index, output: row.id, type }, `${row.name}: ${label}`)
          }
          onRefused={onRefused}
        />
      )}
      {row.function !== undefined && (
        <label className="field">
          {pageTexts.function}
          <select
            value={row.function}
            onChange={({ currentTarget: { value } }) =>
              onChange({ kind: 'NAME', unit: index, place: row.id, function: value }, `${row.name}: ${value}`)
            }
          >
            {functions.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function functionsFor(design: Design, unit: DesignUnit, row: Row): readonly string[] {
  const type = unit.controls[row.id]?.type;
  const known = type ? controlKinds[type].functions : listOutputFunctions(design);
  return [...new Set([...known, ...(row.function === undefined ? [] : [row.function])])];
}
