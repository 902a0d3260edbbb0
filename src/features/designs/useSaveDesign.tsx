import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createNotice, type Notice } from '~/domain/notice/notices.ts';
import { readConfigurationContent } from '~/domain/quote/content.ts';
import { createCommit } from '~/domain/quote/quote.ts';
import {
  createUniqueCommit,
  getNextSaveStep,
  listRemainingSaveSteps,
  startSave,
  mergeForeignCommits,
  type DesignSaveProgress,
  type DesignSaveStep,
} from '~/domain/design/savePlan.ts';
import {
  describeKeptConfigurationName,
  isSystemNameMissing,
  systemNameFormSchema,
} from '~/domain/design/systemName.ts';
import type { Configurator, Quote } from '~/domain/quote/quoteDto.ts';
import {
  configuratorFailureTexts,
  designConflictTexts,
  missingDesignTexts,
  designSaveStepTexts,
  systemNameTexts,
} from '~/domain/words/texts/designs.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { saveDesign, type DeletedSaveTarget } from '~/queries/designs/saveDesign.ts';
import { useMe } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { notify } from '~/platform/notices.ts';
import { useIsMounted } from '~/platform/useIsMounted.ts';
import { useIsStillOnPage } from '~/platform/routing/useNavigateIfStillHere.ts';
import type { StepView } from '~/ui/steps/useSteps.ts';
import { openDesignConflict } from './DesignConflict.tsx';
import type { InitialDesign, Design } from './useDesign.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { closeModal, openModal } from '~/platform/modals.ts';

export type DesignSaveState = ReturnType<typeof useSaveDesign>;

/** A conflict with another person's save, or a deleted configuration or quote. */
type SaveTrouble =
  | { readonly kind: 'CONFLICT'; readonly mine: Configurator; readonly theirs: Quote }
  | DeletedSaveTarget;

type Asked = {
  readonly start: InitialDesign;
  readonly design: Design;
  readonly configuration: Configuration | undefined;
  /** Called with the id of the configuration, which the first save creates. */
  readonly onSaved: (configurationId: string) => void;
  /** Replaces the open design by the one that another person has saved. */
  readonly loadTheirs: (theirs: Quote) => void;
};

export function useSaveDesign({ start, design, configuration, onSaved, loadTheirs }: Asked) {
  const client = useQueryClient();
  const { email } = useMe();
  const nameOf = usePersonName();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [planned, setPlanned] = useState<readonly DesignSaveStep[]>();
  const [trouble, setTrouble] = useState<SaveTrouble>();
  const isThere = useIsMounted();
  const isStillOnPage = useIsStillOnPage();
  const isHere = (): boolean => isThere() && isStillOnPage();
  const tellElsewhere = (body: (what: string) => string): void =>
    void notify(troubleNotice(design.open.state.getState().progress, body));

  const attempt = async (name: string | undefined, theirs?: Quote): Promise<void> => {
    const { product, change } = await design.open.take().catch(tellNoAnswer);
    // Snapshot now: the save continues after the scene is unmounted.
    const picture = design.open.picture();
    picture.catch(() => undefined);
    setTrouble(undefined);
    const { productFamily, customer } = start;
    const { progress } = design.open.state.getState();
    const before = theirs ? mergeForeignCommits(progress, theirs) : progress;
    const author = { name: nameOf(email), email };
    const commit = createUniqueCommit(
      before,
      (time) => createCommit(author, time, priceIn(product)),
      new Date(),
    );
    const begun = startSave(before, change, commit);
    setPlanned(listRemainingSaveSteps(begun));
    const saved = { product, name, productFamily, customer, picture: () => picture };
    const end = await saveDesign(client, saved, begun, design.open.follow);
    if (end.kind === 'CONFLICT') {
      if (isHere()) askAbout(product, end.theirs);
      else tellElsewhere(designConflictTexts.waits);
      return;
    }
    if (end.kind === 'GONE') {
      if (isHere()) setTrouble(end);
      else tellElsewhere(() => missingDesignTexts.waits(end));
      return;
    }
    design.open.settle(change);
    setPlanned(undefined);
    const keptName = describeKeptConfigurationName(
      configuration,
      readConfigurationContent(product).systemName,
    );
    notify(createNotice('SAVE_SUCCESS', keptName === undefined ? {} : { body: keptName }));
    if (end.progress.configurationId !== undefined) onSaved(end.progress.configurationId);
  };

  const run = async (theirs?: Quote): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const naming = await nameSystem(design, setBusy);
      if (naming.isSettled) await attempt(naming.name, theirs);
    } catch {
      // The failing step has reported the error; the list of steps shows where it stopped.
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const askAbout = (mine: Configurator, theirs: Quote): void => {
    setTrouble({ kind: 'CONFLICT', mine, theirs });
    openDesignConflict({ mine, theirs, keepMine: () => run(theirs), loadTheirs: () => loadTheirs(theirs) });
  };

  return {
    busy,
    trouble,
    askAbout,
    /** Steps of the save that is running or has stopped. */
    steps: planned && shownSteps(planned, getNextSaveStep(design.progress), busy),
    save: () => run(),
    /** Saves as a new design after the configuration or quote was deleted. */
    saveAsNew: () => {
      design.open.beginAnew();
      return run();
    },
  };
}

function tellNoAnswer(error: unknown): never {
  notify(createNotice('SAVE_ERROR', { body: configuratorFailureTexts.NO_ANSWER.title }));
  throw error;
}

/** `isSettled`: false if the dialog was cancelled; `name`: the name entered in it. */
type Naming = { readonly isSettled: boolean; readonly name?: string };

async function nameSystem({ open }: Design, setBusy: (busy: boolean) => void): Promise<Naming> {
  const { progress } = open.state.getState();
  if (progress.configurationId !== undefined) return { isSettled: true };
  const product = await open.read().catch(tellNoAnswer);
  if (!isSystemNameMissing(progress, readConfigurationContent(product))) return { isSettled: true };
  setBusy(false);
  const name = await askSystemName();
  if (name === undefined) return { isSettled: false };
  setBusy(true);
  open.nameSystem(name);
  return { isSettled: true, name };
}

/** For a person who has left the page: names the design and why it is not saved. */
function troubleNotice(
  { configurationId, quoteId }: DesignSaveProgress,
  body: (what: string) => string,
): Notice {
  const what =
    configurationId === undefined
      ? designConflictTexts.newDesign
      : designConflictTexts.designOf(configurationId);
  const id = configurationId ?? quoteId;
  return createNotice('SAVE_ERROR', {
    body: body(what),
    ...(id !== undefined && {
      link: { label: designConflictTexts.openDesign, href: paths.configurator(String(id)) },
    }),
  });
}

/** Net price in the design; undefined if it has none. */
const priceIn = (product: Configurator & { readonly extNetPrice?: unknown }): number | undefined =>
  typeof product.extNetPrice === 'number' ? product.extNetPrice : undefined;

function shownSteps(planned: readonly DesignSaveStep[], next: DesignSaveStep | undefined, busy: boolean) {
  const at = next === undefined ? planned.length : planned.indexOf(next);
  return planned.map((step, index): StepView => ({
    label: designSaveStepTexts[step],
    state: index < at ? 'DONE' : index > at ? 'WAITING' : busy ? 'RUNNING' : 'FAILED',
  }));
}

function askSystemName(): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  openModal({
    title: systemNameTexts.title,
    body: <SystemName onNamed={resolve} />,
    onClosed: () => resolve(undefined),
  });
  return promise;
}

function SystemName({ onNamed }: { readonly onNamed: (name: string) => void }) {
  const { control, handleSubmit } = useZodForm(systemNameFormSchema, { systemName: '' });
  const name = (systemName: string): void => {
    onNamed(systemName.trim());
    closeModal();
  };
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => void handleSubmit(({ systemName }) => name(systemName))(event)}
    >
      <TextField
        control={control}
        name="systemName"
        label={systemNameTexts.label}
        description={systemNameTexts.description}
        data-autofocus
      />
      <FormActions action={systemNameTexts.save} busy={false} />
    </form>
  );
}
