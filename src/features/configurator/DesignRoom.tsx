import { useState, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { WiringError } from '~/domain/notice/notices.ts';
import type { DesignDraft } from '~/domain/quote/draft.ts';
import type { SaveProgress } from '~/domain/quote/savePlan.ts';
import { configuratorTexts, saveTexts } from '~/domain/words/texts/configurator.ts';
import { paths } from '~/paths.ts';
import { Panel } from '~/ui/Panel.tsx';
import { StepList } from '~/ui/steps/StepList.tsx';
import { openConflict } from './Conflict.tsx';
import { DesignContent } from './DesignContent.tsx';
import { DesignHeader } from './DesignHeader.tsx';
import type { DesignStart } from './designStart.ts';
import { DraftOffers } from './DraftOffers.tsx';
import { Scene } from './Scene.tsx';
import { useDesign } from './useDesign.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { useSave, type Save } from './useSave.ts';
import { Wiring } from './Wiring.tsx';
import styles from './Configurator.module.css';

type Props = {
  readonly start: DesignStart;
  /** Id, or the words for a design that has none yet. */
  readonly title: ReactNode;
  readonly state?: ReactNode;
  /** Whether the quoting system is making the files of this design. */
  readonly isGenerating?: boolean;
  /** Id of the quote that the page was opened for, of whose design drafts are offered; undefined for a new one. */
  readonly offersOf?: number;
  readonly onSaved: (configurationId: string) => void;
  readonly onLoadTheirs: (quoteId: number) => void;
  readonly onGoOn: (draft: DesignDraft) => void;
};

/** A wiring error, and the number of versions the design had when its wiring was checked. */
type CheckedWiring = { readonly error: WiringError; readonly versions: number };

const versionsOf = ({ commits = [] }: SaveProgress): number => commits.length;

/** One design: the scene, its content beside it, and what can be done with it. */
export function DesignRoom(props: Props): ReactElement {
  const { start, title, state, isGenerating = false, offersOf, onSaved, onLoadTheirs, onGoOn } = props;
  const navigate = useNavigate();
  const [wiring, setWiring] = useState<CheckedWiring>();
  const [part, setPart] = useState<'SCENE' | 'CONTENT'>('SCENE');
  const { configurationId: savedAs } = start.progress;
  const design = useDesign(start);
  const showWiring = (error: WiringError | undefined): void => {
    setWiring(error && { error, versions: versionsOf(design.progress) });
    if (error) setPart('CONTENT');
  };
  const exit = (): void => {
    const id = design.progress.hasConfiguration ? design.progress.configurationId : undefined;
    void navigate(id === undefined ? paths.configurations() : paths.workingConfiguration(id));
  };
  const { quoteId } = design.progress;
  const saving = useSave({
    start,
    design,
    onSaved,
    onConflict: (mine, theirs, keepMine) =>
      openConflict({ mine, theirs, keepMine, loadTheirs: () => onLoadTheirs(theirs.id) }),
  });
  useLeaveQuestion(start.mayChange.allowed && (design.changedAt !== undefined || saving.busy));
  return (
    <div className={styles.room}>
      <DesignHeader
        start={start}
        title={title}
        state={state}
        design={design}
        saving={saving}
        isGenerating={isGenerating}
        onWiring={showWiring}
        onExit={exit}
      />
      {!start.mayChange.allowed && (
        <p className={styles.note}>{configuratorTexts.readOnly(start.mayChange.reason)}</p>
      )}
      <DraftOffers configurationId={savedAs} quoteId={offersOf} openKey={start.key} onGoOn={onGoOn} />
      <div className={styles.parts} role="group" aria-label={configuratorTexts.parts}>
        <button type="button" aria-pressed={part === 'SCENE'} onClick={() => setPart('SCENE')}>
          {configuratorTexts.scene}
        </button>
        <button type="button" aria-pressed={part === 'CONTENT'} onClick={() => setPart('CONTENT')}>
          {configuratorTexts.content}
        </button>
      </div>
      <div className={styles.sides} data-part={part}>
        <Scene
          start={{ ...start, product: design.product }}
          onOpened={design.open.onOpened}
          onMessage={(message) => (message.name === 'close' ? exit() : design.open.onMessage(message))}
        />
        <SaveSteps saving={saving} />
        <div className={styles.content}>
          {wiring && quoteId !== undefined && (
            <Wiring
              key={JSON.stringify(wiring.error)}
              error={wiring.error}
              quoteId={quoteId}
              isOfBefore={design.changedAt !== undefined || versionsOf(design.progress) !== wiring.versions}
              onClose={() => setWiring(undefined)}
            />
          )}
          <Panel title={configuratorTexts.content}>
            <DesignContent product={design.product} />
          </Panel>
        </div>
      </div>
    </div>
  );
}

/** Where a save stands that runs or has stopped. */
function SaveSteps({ saving: { steps, busy } }: { readonly saving: Save }): ReactElement | null {
  if (!steps) return null;
  return (
    <section className={styles.steps} aria-label={saveTexts.steps}>
      <p role="status">{busy ? saveTexts.going : saveTexts.stopped}</p>
      <StepList steps={steps} />
    </section>
  );
}
