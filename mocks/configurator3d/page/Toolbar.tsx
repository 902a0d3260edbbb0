import { getUnitName, type DesignChange } from '../changes.ts';
import type { DesignHistory } from './store.ts';
import { formatPrice, calculateTotalPrice } from '../prices.ts';
import { pageTexts } from './texts.ts';

type Props = {
  readonly history: DesignHistory;
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onChange: (change: DesignChange, said: string) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
};

export function Toolbar({ history, index, onShow, onChange, onUndo, onRedo }: Props) {
  const { design, done, undone } = history;
  const add = (unit: 'TRANSMITTER' | 'RECEIVER', said: string): void => {
    onChange({ kind: 'ADD', unit }, said);
    onShow(design.units.length);
  };
  return (
    <div className="toolbar">
      <nav aria-label={pageTexts.units}>
        {design.units.map((unit, each) => (
          <button
            type="button"
            key={getUnitName(design, unit)}
            aria-current={each === index ? 'true' : undefined}
            onClick={() => onShow(each)}
          >
            {getUnitName(design, unit) + (unit.quantity > 1 ? ` × ${unit.quantity}` : '')}
          </button>
        ))}
        <button type="button" className="quiet" onClick={() => add('TRANSMITTER', pageTexts.addTransmitter)}>
          {pageTexts.addTransmitter}
        </button>
        <button type="button" className="quiet" onClick={() => add('RECEIVER', pageTexts.addReceiver)}>
          {pageTexts.addReceiver}
        </button>
      </nav>
      <div className="right">
        <button type="button" aria-disabled={done.length === 0} onClick={onUndo}>
          {pageTexts.undo}
        </button>
        <button type="button" aria-disabled={undone.length === 0} onClick={onRedo}>
          {pageTexts.redo}
        </button>
        <p className="total">
          <span>{pageTexts.total}</span> <b>{formatPrice(calculateTotalPrice(design))}</b>
        </p>
      </div>
    </div>
  );
}
