import '@mantine/core/styles/Button.css';
import { useState, type ReactNode } from 'react';
import { useNavigate, type Location } from 'react-router';
import type { WiringError } from '~/domain/notice/notices.ts';
import type { DesignReference, DraftOffer } from '~/domain/design/designDraft.ts';
import { mergeForeignCommits, type DesignSaveProgress } from '~/domain/design/savePlan.ts';
import type { Quote, Configurator } from '~/domain/quote/quoteDto.ts';
import {
  designTexts,
  configurationContentTexts,
  designConflictTexts,
  missingDesignTexts,
  designSaveTexts,
  designDraftTexts,
} from '~/domain/words/texts/designs.ts';
import { paths } from '~/paths.ts';
import { Panel } from '~/ui/Panel.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { DesignHeader } from './DesignHeader.tsx';
import { useDesign, type InitialDesign, type DesignStatus } from './useDesign.ts';
import { UnsavedDraftList } from './UnsavedDraftList.tsx';
import { DesignScene } from './DesignScene.tsx';
import { useSaveDesign, type DesignSaveState } from './useSaveDesign.tsx';
import { WiringErrorPanel } from './WiringErrorPanel.tsx';
import {
  readConfigurationContent,
  type ReceiverContent,
  type TransmitterContent,
} from '~/domain/quote/content.ts';
import { describeKeptConfigurationName } from '~/domain/design/systemName.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { LabelValueTable, type LabelValue } from '~/ui/LabelValueTable.tsx';
import { Button } from '@mantine/core';
import { StepList } from '~/ui/steps/StepList.tsx';
import { useLeaveConfirmation } from '~/session/useLeaveConfirmation.tsx';
import styles from './Configurator.module.css';

type Props = {
  readonly start: InitialDesign;
  /** Id of the design, or a text for a new one. */
  readonly title: ReactNode;
  readonly standing: Pick<DesignStatus, 'state' | 'isGenerating' | 'configuration'>;
  readonly offersOf: DesignReference;
  readonly onSaved: (configurationId: string) => void;
  readonly onLoadTheirs: (quoteId: number) => void;
  readonly onGoOn: (offer: DraftOffer) => void;
};

type CheckedWiring = { readonly error: WiringError; readonly versions: number };

const versionsOf = ({ commits = [] }: DesignSaveProgress): number => commits.length;

export function DesignLayout(props: Props) {
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
    // Their commits count as seen, also if the person returns to the own draft later: no second conflict.
    design.open.follow(mergeForeignCommits(design.open.state.getState().progress, theirs));
    onLoadTheirs(theirs.id);
  };
  const saving = useSaveDesign({ start, design, configuration: standing.configuration, onSaved, loadTheirs });
  useLeaveQuestion(
    start.changeDecision.allowed && (design.changedAt !== undefined || saving.busy),
    saving.busy,
  );
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
      {!start.changeDecision.allowed && (
        <p className={styles.note}>{designTexts.readOnly(start.changeDecision.reason)}</p>
      )}
      <UnsavedDraftList place={offersOf} openKey={start.key} onGoOn={onGoOn} />
      <div className={styles.parts} role="group" aria-label={designTexts.parts}>
        {(['SCENE', 'CONTENT'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={part === each} onClick={() => setPart(each)}>
            {each === 'SCENE' ? designTexts.scene : designTexts.content}
          </button>
        ))}
      </div>
      <div className={styles.sides} data-part={part}>
        <DesignScene
          start={{ ...start, product: design.product }}
          onOpened={design.open.onOpened}
          onMessage={(message) => (message.name === 'close' ? exit() : design.open.onMessage(message))}
        />
        <SaveState saving={saving} />
        <div className={styles.content}>
          {wiring && quoteId !== undefined && (
            <WiringErrorPanel
              key={JSON.stringify(wiring.error)}
              error={wiring.error}
              quoteId={quoteId}
              isOfBefore={design.changedAt !== undefined || versionsOf(design.progress) !== wiring.versions}
              onClose={() => setWiring(undefined)}
            />
          )}
          <Panel title={designTexts.content}>
            <DesignContent product={design.product} configuration={standing.configuration} />
          </Panel>
        </div>
      </div>
    </div>
  );
}

const choice = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? configurationContentTexts.yes : configurationContentTexts.no;

/** Values that only transmitters have are undefined for a receiver, and not listed. */
const rowsOf = (device: ReceiverContent | TransmitterContent): readonly LabelValue[] => [
  { label: configurationContentTexts.productName, value: device.productName },
  { label: configurationContentTexts.quantity, value: device.quantity },
  { label: configurationContentTexts.model, value: device.model },
  { label: configurationContentTexts.radioFrequency, value: device.radioFrequency },
  { label: configurationContentTexts.sisp, value: choice(device.sisp) },
  { label: configurationContentTexts.antenna, value: device.antenna },
  ...('displayFeedback' in device
    ? [
        { label: configurationContentTexts.displayFeedback, value: device.displayFeedback },
        { label: configurationContentTexts.otherFeedback, value: device.otherFeedback },
      ]
    : []),
  { label: configurationContentTexts.sideButtons, value: device.sideButtons },
  { label: configurationContentTexts.others, value: device.others },
];

type DesignContentProps = {
  readonly product: Configurator | undefined;
  readonly configuration: Configuration | undefined;
};

function DesignContent({ product, configuration }: DesignContentProps) {
  const { systemName, productFamily, cableControl, transmitters, receivers } =
    readConfigurationContent(product);
  if (transmitters.length === 0 && receivers.length === 0 && systemName === '') {
    return <EmptyState title={configurationContentTexts.none} text={configurationContentTexts.noneText} />;
  }
  const keptName = describeKeptConfigurationName(configuration, systemName);
  return (
    <>
      <LabelValueTable
        rows={[
          { label: configurationContentTexts.systemName, value: systemName },
          { label: configurationContentTexts.productFamily, value: productFamily },
          { label: configurationContentTexts.cableControl, value: choice(cableControl) },
        ]}
      />
      {keptName !== undefined && <p className={styles.keptName}>{keptName}</p>}
      {[
        ...transmitters.map((device, place) => ({
          title: configurationContentTexts.transmitter(place + 1),
          device,
        })),
        ...receivers.map((device, place) => ({
          title: configurationContentTexts.receiver(place + 1),
          device,
        })),
      ].map(({ title, device }) => (
        <section key={title} className={styles.device} aria-label={title}>
          <h3>{title}</h3>
          <LabelValueTable rows={rowsOf(device)} />
        </section>
      ))}
    </>
  );
}

function SaveState({ saving }: { readonly saving: DesignSaveState }) {
  const { steps, busy, trouble } = saving;
  if (!steps && !trouble) return null;
  return (
    <section className={styles.steps} aria-label={designSaveTexts.steps}>
      {trouble ? (
        <Trouble saving={saving} trouble={trouble} />
      ) : (
        <p role="status">{busy ? designSaveTexts.going : designSaveTexts.stopped}</p>
      )}
      {steps && trouble?.kind !== 'GONE' && <StepList steps={steps} />}
    </section>
  );
}

type TroubleProps = {
  readonly saving: DesignSaveState;
  readonly trouble: NonNullable<DesignSaveState['trouble']>;
};

function Trouble({ saving, trouble }: TroubleProps) {
  if (trouble.kind === 'CONFLICT') {
    return (
      <>
        <p role="alert">{designConflictTexts.stands}</p>
        <p>
          <Button size="xs" onClick={() => saving.askAbout(trouble.mine, trouble.theirs)}>
            {designConflictTexts.decide}
          </Button>
        </p>
      </>
    );
  }
  return (
    <>
      <p role="alert">{missingDesignTexts[trouble.what](trouble.id)}</p>
      <p>{missingDesignTexts.goesOn}</p>
      <p>
        <Button size="xs" onClick={() => void saving.saveAsNew()}>
          {missingDesignTexts.saveAsNew}
        </Button>
      </p>
    </>
  );
}

/** Navigation state: the URL changes, the open design stays mounted. */
export const keepDesignOpenState = 'DESIGN_STAYS';

const addressOf = ({ pathname, search }: Location): string => pathname + search;
const stays = (now: Location, next: Location): boolean =>
  next.state === keepDesignOpenState || addressOf(next) === addressOf(now);

const { leave: action } = designDraftTexts;
const unsavedTexts = { title: designDraftTexts.leaveTitle, question: designDraftTexts.leaveText, action };
const savingTexts = {
  title: designDraftTexts.leaveSavingTitle,
  question: designDraftTexts.leaveSavingText,
  action,
};

const useLeaveQuestion = (unsaved: boolean, isBeingSaved: boolean): void =>
  useLeaveConfirmation({ unsaved, end: 'KEPT', stays, texts: isBeingSaved ? savingTexts : unsavedTexts });
