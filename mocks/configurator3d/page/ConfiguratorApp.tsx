import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { getUnitName, type DesignChange } from '../changes.ts';
import type { Design } from '../design.ts';
import { calculateTotalPrice } from '../prices.ts';
import { DeviceSceneView } from './DeviceSceneView.tsx';
import type { DesignStore } from './store.ts';
import { SystemPanel } from './SystemPanel.tsx';
import { pageTexts } from './texts.ts';
import { Toolbar } from './Toolbar.tsx';
import { UnitPanel } from './UnitPanel.tsx';
import { findDesignProblems } from '../rules.ts';

type Props = {
  readonly store: DesignStore;
  readonly hasHead: boolean;
  readonly hasDrawer: boolean;
  readonly onClose: () => void;
};

export function ConfiguratorApp({ store, hasHead, hasDrawer, onClose }: Props) {
  const { history, said, say, change, undo, redo } = useSteps(store);
  const { design } = history;
  const { index, selected, show, select } = useShown(design);
  const [isListOpen, setListOpen] = useState(hasDrawer);
  const head = useRef<HTMLElement>(null);
  const unit = design.units[index];
  const remove = (): void => {
    if (!unit) return;
    flushSync(() => {
      change({ kind: 'REMOVE', unit: index }, pageTexts.remove(getUnitName(design, unit)));
      select(undefined);
    });
    // The focused button was removed together with its unit.
    const nav = head.current?.querySelector('nav');
    (nav?.querySelector<HTMLElement>('[aria-current]') ?? nav?.querySelector('button'))?.focus();
  };

  return (
    <div className={isListOpen ? 'page' : 'page closed'}>
      <header ref={head}>
        <Title hasHead={hasHead} onClose={onClose} />
        <Toolbar
          history={history}
          index={index}
          onShow={show}
          onChange={change}
          onUndo={undo}
          onRedo={redo}
        />
      </header>
      <main>
        <DeviceSceneView
          design={design}
          index={index}
          selected={selected}
          onSelect={(place) => {
            select(place);
            if (place) setListOpen(true);
          }}
        />
        <button
          type="button"
          className="drawer"
          aria-expanded={isListOpen}
          aria-controls="list"
          onClick={() => setListOpen(!isListOpen)}
        >
          {isListOpen ? pageTexts.hideList : pageTexts.showList}
        </button>
        <div id="list" className="list" hidden={!isListOpen}>
          <DesignProblems design={design} />
          <SystemPanel design={design} onChange={change} onRefused={say} />
          {unit && (
            <UnitPanel
              key={index}
              design={design}
              index={index}
              unit={unit}
              selected={selected}
              onSelect={select}
              onChange={change}
              onRefused={say}
              onRemove={remove}
            />
          )}
        </div>
      </main>
      <p className="said" role="status">
        {said}
      </p>
    </div>
  );
}

/** Page title; visually hidden if the embedding page has a head of its own. */
function Title({ hasHead, onClose }: Pick<Props, 'hasHead' | 'onClose'>) {
  if (!hasHead) return <h1 className="unseen">{pageTexts.title}</h1>;
  return (
    <div className="titled">
      <h1>{pageTexts.title}</h1>
      <button type="button" onClick={onClose}>
        {pageTexts.close}
      </button>
    </div>
  );
}

function useShown({ units }: Design) {
  const [shown, setShown] = useState(0);
  const [selected, select] = useState<string>();
  return {
    index: Math.min(shown, units.length - 1),
    selected,
    select,
    show: (index: number): void => {
      setShown(index);
      select(undefined);
    },
  };
}

/** Time in ms for which a status message stays. */
const maxSaid = 8000;

function useSteps(store: DesignStore) {
  const history = useSyncExternalStore(store.subscribe, store.read);
  const [said, say] = useState('');
  useEffect(() => {
    if (said === '') return undefined;
    const fading = setTimeout(() => say(''), maxSaid);
    return () => clearTimeout(fading);
  }, [said]);
  const steps = useMemo(() => {
    const done = (what: string): void => say(pageTexts.said(what, calculateTotalPrice(store.read().design)));
    return {
      change: (step: DesignChange, what?: string): void => {
        store.change(step);
        if (what) done(what);
      },
      undo: (): void => {
        store.undo();
        done(pageTexts.undo);
      },
      redo: (): void => {
        store.redo();
        done(pageTexts.redo);
      },
    };
  }, [store]);
  useUndoKeys(steps);
  return { history, said, say, ...steps };
}

type Keys = { readonly undo: () => void; readonly redo: () => void };

/** Undo and redo shortcuts, ignored while a text field has the focus, which has its own undo. */
function useUndoKeys(steps: Keys): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('textarea, input:not([type="radio"])');
      if (isTyping || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === 'y' || (key === 'z' && event.shiftKey)) steps.redo();
      else if (key === 'z') steps.undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [steps]);
}

function DesignProblems({ design }: { readonly design: Design }) {
  const messages = findDesignProblems(design).toSorted((a, b) => a.severity.localeCompare(b.severity));
  return (
    <section aria-labelledby="checks-title">
      <h2 id="checks-title">{pageTexts.checks}</h2>
      {messages.length === 0 ? (
        <p className="hint">{pageTexts.nothingWrong}</p>
      ) : (
        <ul className="checks">
          {messages.map(({ severity, text }) => (
            <li key={text} className={severity.toLowerCase()}>
              <b>{pageTexts.severity[severity]}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
