import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Change } from '../changes.ts';
import { totalOf } from '../prices.ts';
import { Checks } from './Checks.tsx';
import { SceneView } from './SceneView.tsx';
import type { Store } from './store.ts';
import { SystemPanel } from './SystemPanel.tsx';
import { pageTexts } from './texts.ts';
import { Toolbar } from './Toolbar.tsx';
import { UnitPanel } from './UnitPanel.tsx';

type Props = {
  readonly store: Store;
  /** Whether the page has a head of its own, with a way to close it. */
  readonly hasHead: boolean;
  /** Whether the list is open at first. */
  readonly hasDrawer: boolean;
  readonly onClose: () => void;
};

export function App({ store, hasHead, hasDrawer, onClose }: Props) {
  const { history, said, say, change, undo, redo } = useSteps(store);
  const { design } = history;
  const [shown, setShown] = useState(0);
  const [selected, setSelected] = useState<string>();
  const [isListOpen, setListOpen] = useState(hasDrawer);
  const index = Math.min(shown, design.units.length - 1);
  const unit = design.units[index];
  const show = (next: number): void => {
    setShown(next);
    setSelected(undefined);
  };

  return (
    <div className={isListOpen ? 'page' : 'page closed'}>
      <header>
        {hasHead ? (
          <div className="titled">
            <h1>{pageTexts.title}</h1>
            <button type="button" onClick={onClose}>
              {pageTexts.close}
            </button>
          </div>
        ) : (
          <h1 className="unseen">{pageTexts.title}</h1>
        )}
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
        <SceneView
          design={design}
          index={index}
          selected={selected}
          onSelect={(place) => {
            setSelected(place);
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
          <Checks design={design} />
          <SystemPanel design={design} onChange={change} onRefused={say} />
          {unit && (
            <UnitPanel
              key={index}
              design={design}
              index={index}
              unit={unit}
              selected={selected}
              onSelect={setSelected}
              onChange={change}
              onRefused={say}
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

/** The steps a person takes, and what is said aloud of each. */
function useSteps(store: Store) {
  const history = useSyncExternalStore(store.subscribe, store.read);
  const [said, say] = useState('');
  const steps = useMemo(() => {
    const done = (what: string): void => say(pageTexts.said(what, totalOf(store.read().design)));
    return {
      change: (step: Change, what?: string): void => {
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

/** Undo and redo by their keys, but not while somebody types, where they belong to the field. */
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
