import '@mantine/core/styles/Button.css';
import { useState, type ReactNode } from 'react';
import { useNavigate, type Location } from 'react-router';
import type { WiringError } from '~/domain/notice/notices.ts';
import type { DesignPlace, DraftOffer } from '~/domain/quote/draft.ts';
import { withTheirs, type SaveProgress } from '~/domain/quote/savePlan.ts';
import type { Quote, Configurator } from '~/domain/quote/wire.ts';
import {
  configuratorTexts,
  contentTexts,
  conflictTexts,
  goneTexts,
  saveTexts,
  draftTexts,
} from '~/domain/words/texts/configurator.ts';
import { paths } from '~/paths.ts';
import { Panel } from '~/ui/Panel.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { DesignHeader } from './DesignHeader.tsx';
import { useDesign, type DesignStart, type Standing } from './useDesign.ts';
import { DraftOffers } from './DraftOffers.tsx';
import { Scene } from './Scene.tsx';
import { useSave, type Save } from './useSave.tsx';
import { Wiring } from './Wiring.tsx';
import { contentOf, type ReceiverContent, type TransmitterContent } from '~/domain/quote/content.ts';
import { keptNameText } from '~/domain/quote/systemName.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { LabelValueTable, type LabelValue } from '~/ui/LabelValueTable.tsx';
import { Button } from '@mantine/core';
import { StepList } from '~/ui/steps/StepList.tsx';
import { useLeaveConfirmation } from '~/session/useAsksToLeave.tsx';
import styles from './Configurator.module.css';

type Props = {
  readonly start: DesignStart;
  /** Id, or the words for a design that has none yet. */
  readonly title: ReactNode;
  readonly standing: Pick<Standing, 'state' | 'isGenerating' | 'configuration'>;
  readonly offersOf: DesignPlace;
  readonly onSaved: (configurationId: string) => void;
  readonly onLoadTheirs: (quoteId: number) => void;
  readonly onGoOn: (offer: DraftOffer) => void;
};

type CheckedWiring = { readonly error: WiringError; readonly versions: number };

const versionsOf = ({ commits = [] }: SaveProgress): number => commits.length;

export function DesignRoom(props: Props) {
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
  const loadTheirs = (theirs: Quote): void => {
    // Whoever goes on with their own after that has seen theirs.
    design.open.follow(withTheirs(design.open.state.getState().progress, theirs));
    onLoadTheirs(theirs.id);
  };
  const saving = useSave({ start, design, configuration: standing.configuration, onSaved, loadTheirs });
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
        {(['SCENE', 'CONTENT'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={part === each} onClick={() => setPart(each)}>
            {each === 'SCENE' ? configuratorTexts.scene : configuratorTexts.content}
          </button>
        ))}
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

const choice = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? contentTexts.yes : contentTexts.no;

/** The facts of a device; those that only a transmitter has are left out of a receiver. */
const rowsOf = (device: ReceiverContent | TransmitterContent): readonly LabelValue[] => [
  { label: contentTexts.productName, value: device.productName },
  { label: contentTexts.quantity, value: device.quantity },
  { label: contentTexts.model, value: device.model },
  { label: contentTexts.radioFrequency, value: device.radioFrequency },
  { label: contentTexts.sisp, value: choice(device.sisp) },
  { label: contentTexts.antenna, value: device.antenna },
  ...('displayFeedback' in device
    ? [
        { label: contentTexts.displayFeedback, value: device.displayFeedback },
        { label: contentTexts.otherFeedback, value: device.otherFeedback },
      ]
    : []),
  { label: contentTexts.sideButtons, value: device.sideButtons },
  { label: contentTexts.others, value: device.others },
];

type DesignContentProps = {
  readonly product: Configurator | undefined;
  readonly configuration: Configuration | undefined;
};

function DesignContent({ product, configuration }: DesignContentProps) {
  const { systemName, productFamily, cableControl, transmitters, receivers } = contentOf(product);
  if (transmitters.length === 0 && receivers.length === 0 && systemName === '') {
    return <EmptyState title={contentTexts.none} text={contentTexts.noneText} />;
  }
  const keptName = keptNameText(configuration, systemName);
  return (
    <>
      <LabelValueTable
        rows={[
          { label: contentTexts.systemName, value: systemName },
          { label: contentTexts.productFamily, value: productFamily },
          { label: contentTexts.cableControl, value: choice(cableControl) },
        ]}
      />
      {keptName !== undefined && <p className={styles.keptName}>{keptName}</p>}
      {[
        ...transmitters.map((device, place) => ({ title: contentTexts.transmitter(place + 1), device })),
        ...receivers.map((device, place) => ({ title: contentTexts.receiver(place + 1), device })),
      ].map(({ title, device }) => (
        <section key={title} className={styles.device} aria-label={title}>
          <h3>{title}</h3>
          <LabelValueTable rows={rowsOf(device)} />
        </section>
      ))}
    </>
  );
}

function SaveState({ saving }: { readonly saving: Save }) {
  const { steps, busy, trouble } = saving;
  if (!steps && !trouble) return null;
  return (
    <section className={styles.steps} aria-label={saveTexts.steps}>
      {trouble ? (
        <Trouble saving={saving} trouble={trouble} />
      ) : (
        <p role="status">{busy ? saveTexts.going : saveTexts.stopped}</p>
      )}
      {steps && trouble?.kind !== 'GONE' && <StepList steps={steps} />}
    </section>
  );
}

type TroubleProps = { readonly saving: Save; readonly trouble: NonNullable<Save['trouble']> };

function Trouble({ saving, trouble }: TroubleProps) {
  if (trouble.kind === 'CONFLICT') {
    return (
      <>
        <p role="alert">{conflictTexts.stands}</p>
        <p>
          <Button size="xs" onClick={() => saving.askAbout(trouble.mine, trouble.theirs)}>
            {conflictTexts.decide}
          </Button>
        </p>
      </>
    );
  }
  return (
    <>
      <p role="alert">{goneTexts[trouble.what](trouble.id)}</p>
      <p>{goneTexts.goesOn}</p>
      <p>
        <Button size="xs" onClick={() => void saving.saveAsNew()}>
          {goneTexts.saveAsNew}
        </Button>
      </p>
    </>
  );
}

/** State of a navigation that only gives the open design its new address. */
export const staysOpen = 'DESIGN_STAYS';

const addressOf = ({ pathname, search }: Location): string => pathname + search;
const stays = (now: Location, next: Location): boolean =>
  next.state === staysOpen || addressOf(next) === addressOf(now);

const { leave: action } = draftTexts;
const unsavedTexts = { title: draftTexts.leaveTitle, question: draftTexts.leaveText, action };
const savingTexts = { title: draftTexts.leaveSavingTitle, question: draftTexts.leaveSavingText, action };

const useLeaveQuestion = (unsaved: boolean, isBeingSaved: boolean): void =>
  useLeaveConfirmation({ unsaved, end: 'KEPT', stays, texts: isBeingSaved ? savingTexts : unsavedTexts });
