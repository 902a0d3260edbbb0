import { useState, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { WiringError } from '~/domain/notice/notices.ts';
import type { DesignPlace, DraftOffer } from '~/domain/quote/draft.ts';
import { withTheirs, type SaveProgress } from '~/domain/quote/savePlan.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { configuratorTexts } from '~/domain/words/texts/configurator.ts';
import { paths } from '~/paths.ts';
import { Panel } from '~/ui/Panel.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';
import { DesignContent } from './DesignContent.tsx';
import { DesignHeader } from './DesignHeader.tsx';
import type { DesignStart } from './designStart.ts';
import { DraftOffers } from './DraftOffers.tsx';
import { SaveState } from './SaveState.tsx';
import { Scene } from './Scene.tsx';
import { useDesign } from './useDesign.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { useSave } from './useSave.ts';
import type { Standing } from './useStanding.ts';
import { Wiring } from './Wiring.tsx';
import styles from './Configurator.module.css';

type Props = {
  readonly start: DesignStart;
  /** Id, or the words for a design that has none yet. */
  readonly title: ReactNode;
  readonly standing: Pick<Standing, 'state' | 'isGenerating' | 'configuration'>;
  /** The design of whose drafts are offered. */
  readonly offersOf: DesignPlace;
  readonly onSaved: (configurationId: string) => void;
  readonly onLoadTheirs: (quoteId: number) => void;
  readonly onGoOn: (offer: DraftOffer) => void;
};

/** A wiring error, and the number of versions the design had when its wiring was checked. */
type CheckedWiring = { readonly error: WiringError; readonly versions: number };

const versionsOf = ({ commits = [] }: SaveProgress): number => commits.length;

/** One design: the scene, its content beside it, and what can be done with it. */
export function DesignRoom(props: Props): ReactElement {
  const { start, title, standing, offersOf, onSaved, onLoadTheirs, onGoOn } = props;
  const navigate = useNavigate();
  const [wiring, setWiring] = useState<CheckedWiring>();
  const [part, setPart] = useState<'SCENE' | 'CONTENT'>('SCENE');
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
  const loadTheirs = async (theirs: Quote): Promise<void> => {
    // Whoever goes on with their own after that has seen theirs.
    await design.open.follow(withTheirs(design.open.state.getState().progress, theirs));
    onLoadTheirs(theirs.id);
  };
  const saving = useSave({
    start,
    design,
    configuration: standing.configuration,
    onSaved,
    loadTheirs: (theirs: Quote) => void loadTheirs(theirs),
  });
  useLeaveQuestion(start.mayChange.allowed && (design.changedAt !== undefined || saving.busy), saving.busy);
  return (
    <div className={styles.room}>
      <DesignHeader
        start={start}
        title={title}
        state={standing.state && <StateLabel state={standing.state} />}
        design={design}
        saving={saving}
        isGenerating={standing.isGenerating}
        onWiring={showWiring}
        onExit={exit}
      />
      {!start.mayChange.allowed && (
        <p className={styles.note}>{configuratorTexts.readOnly(start.mayChange.reason)}</p>
      )}
      <DraftOffers place={offersOf} openKey={start.key} onGoOn={onGoOn} />
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
        <SaveState saving={saving} />
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
            <DesignContent product={design.product} configuration={standing.configuration} />
          </Panel>
        </div>
      </div>
    </div>
  );
}
