import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notice } from '~/domain/notice/notices.ts';
import { newCommit } from '~/domain/quote/quote.ts';
import {
  freshCommit,
  nextSaveStep,
  stepsToCome,
  withSave,
  withTheirs,
  type SaveStep,
} from '~/domain/quote/savePlan.ts';
import type { Configurator, Quote } from '~/domain/quote/wire.ts';
import { configuratorFailureTexts, saveStepTexts } from '~/domain/words/texts/configurator.ts';
import { saveDesign } from '~/queries/designs/saveDesign.ts';
import { useMe } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { notify } from '~/ui/notices/notices.ts';
import type { StepState } from '~/ui/steps/useSteps.ts';
import type { DesignStart } from './designStart.ts';
import type { Design } from './useDesign.ts';

export type Save = {
  readonly busy: boolean;
  /** The steps of the save that runs or has stopped; undefined when there is none. */
  readonly steps: readonly { readonly label: string; readonly state: StepState }[] | undefined;
  /** Saves the design, once however often it is asked for. */
  readonly save: () => Promise<void>;
  /** Asks which of two designs goes on: the one on the page, or theirs, which is in the quote by now. */
  readonly askAbout: (mine: Configurator, theirs: Quote) => void;
};

type Asked = {
  readonly start: DesignStart;
  readonly design: Design;
  /** Told the id of the configuration, which has come into being with its first save. */
  readonly onSaved: (configurationId: string) => void;
  /** Asks which of two designs goes on; `keepMine` saves over theirs. */
  readonly onConflict: (mine: Configurator, theirs: Quote, keepMine: () => Promise<void>) => void;
};

/** Saving the design on the page, step by step, from wherever an earlier try has stopped. */
export function useSave({ start, design, onSaved, onConflict }: Asked): Save {
  const client = useQueryClient();
  const { email } = useMe();
  const nameOf = usePersonName();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [planned, setPlanned] = useState<readonly SaveStep[]>();

  const attempt = async (theirs?: Quote): Promise<void> => {
    const { product, change } = await design.open.take().catch((error: unknown) => {
      notify(notice('SAVE_ERROR', { body: configuratorFailureTexts.NO_ANSWER.title }));
      throw error;
    });
    const { productFamily, customer } = start;
    const before = theirs ? withTheirs(design.progress, theirs) : design.progress;
    const author = { name: nameOf(email), email };
    const commit = freshCommit(before, (time) => newCommit(author, time, priceIn(product)), new Date());
    const begun = withSave(before, change, commit);
    setPlanned(stepsToCome(begun));
    const saved = { product, productFamily, customer, picture: design.open.picture };
    const end = await saveDesign(client, saved, begun, design.open.follow);
    if (end.kind === 'CONFLICT') {
      askAbout(product, end.theirs);
      return;
    }
    await design.open.settle(change);
    setPlanned(undefined);
    notify(notice('SAVE_SUCCESS'));
    if (end.progress.configurationId !== undefined) onSaved(end.progress.configurationId);
  };

  const run = async (theirs?: Quote): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await attempt(theirs);
    } catch {
      // It has been told where it happened; the steps show where it stands.
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const askAbout = (mine: Configurator, theirs: Quote): void => onConflict(mine, theirs, () => run(theirs));

  return {
    busy,
    askAbout,
    steps: planned && shownSteps(planned, nextSaveStep(design.progress), busy),
    save: () => run(),
  };
}

/** The net price a design carries; undefined where it carries none. */
const priceIn = (product: Configurator & { readonly extNetPrice?: unknown }): number | undefined =>
  typeof product.extNetPrice === 'number' ? product.extNetPrice : undefined;

function shownSteps(
  planned: readonly SaveStep[],
  next: SaveStep | undefined,
  busy: boolean,
): NonNullable<Save['steps']> {
  const at = next === undefined ? planned.length : planned.indexOf(next);
  return planned.map((step, index) => ({
    label: saveStepTexts[step],
    state: index < at ? 'DONE' : index > at ? 'WAITING' : busy ? 'RUNNING' : 'FAILED',
  }));
}
