import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { allowedDecision, createRefusal, type Decision } from '~/domain/access/decision.ts';
import { createNotice, createWiringNotice, type WiringError } from '~/domain/notice/notices.ts';
import { quoteCurrency } from '~/domain/quote/quote.ts';
import { readConfigurationContent } from '~/domain/quote/content.ts';
import { isDesignSaved } from '~/domain/design/savePlan.ts';
import { formatTotalSubject } from '~/domain/design/systemName.ts';
import { formatMoney } from '~/domain/words/money.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { designTexts, generationTexts } from '~/domain/words/texts/designs.ts';
import { paths } from '~/paths.ts';
import { generateOutputs } from '~/queries/designs/generateOutputs.ts';
import { uploadDesignPicture } from '~/queries/designs/uploadDesignPicture.ts';
import { validateDesignMutation } from '~/queries/designs/wiring.ts';
import { getBuildSubject } from '~/queries/files/jobSubjects.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { FamilyBadge } from '~/ui/Badge.tsx';
import { useIsJobRunning } from '~/platform/jobs/jobs.ts';
import { notifyUserFacingError } from '~/ui/modal/useSubmit.ts';
import { notify } from '~/platform/notices.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import type { InitialDesign, Design } from './useDesign.ts';
import type { DesignSaveState } from './useSaveDesign.tsx';
import styles from './Configurator.module.css';

type Props = {
  readonly start: InitialDesign;
  readonly title: ReactNode;
  readonly state: ReactNode;
  readonly design: Design;
  readonly saving: DesignSaveState;
  readonly isGenerating: boolean;
  readonly onWiring: (error: WiringError | undefined) => void;
  readonly onExit: () => void;
};

const because = (reason: string): Decision => createRefusal('SUBJECT', reason);

function saveVerdict({ start, design, isGenerating }: Props): Decision {
  if (!start.changeDecision.allowed) return start.changeDecision;
  if (isGenerating) return because(designTexts.beingGenerated);
  if (!design.isReady) return because(designTexts.notReady);
  const isNew = !isDesignSaved(design.progress);
  return isNew || design.changedAt !== undefined ? allowedDecision : because(designTexts.nothingChanged);
}

function generateVerdict({ start, design, saving, isGenerating }: Props): Decision {
  if (!start.changeDecision.allowed) return start.changeDecision;
  if (isGenerating) return because(designTexts.beingGenerated);
  if (saving.busy) return because(designTexts.beingSaved);
  const isSaved = isDesignSaved(design.progress) && design.changedAt === undefined;
  return isSaved ? allowedDecision : because(designTexts.saveFirst);
}

export function DesignHeader(props: Props) {
  const { start, title, state, design, saving, onExit } = props;
  const { changedAt } = design;
  // A narrow bar has only the buttons to save and to leave; the rest is below it.
  const isWide = useMediaQuery('(width >= 720px)', true, { getInitialValueInEffect: false });
  const isUntouched = design.progress.productId === undefined && changedAt === undefined;
  const totalSubject =
    design.total === undefined
      ? undefined
      : formatTotalSubject(readConfigurationContent(design.product), isUntouched);
  const total = (
    <p className={`${styles.total} number`}>
      <span>{designTexts.total}</span> <output>{priceOf(design.total)}</output>
    </p>
  );
  const generateButton = <GenerateButton {...props} />;
  return (
    <PageHeader
      trail={[{ label: designTexts.list, to: paths.configurations() }]}
      title={title}
      state={state}
      meta={
        <div className={styles.facts}>
          {!isWide && total}
          <FamilyBadge family={start.productFamily} size="small" />
          <span>{start.customer.name || designTexts.customer(start.customer.number)}</span>
          <span role="status">
            {changedAt === undefined
              ? isDesignSaved(design.progress) && designTexts.saved
              : designTexts.unsaved}
          </span>
          {totalSubject !== undefined && <span>{totalSubject}</span>}
          {!isWide && generateButton}
        </div>
      }
      stays
      actions={
        <>
          {isWide && total}
          <ActionButton decision={saveVerdict(props)} busy={saving.busy} onClick={() => void saving.save()}>
            {saving.steps !== undefined && !saving.busy ? commonTexts.tryAgain : commonTexts.save}
          </ActionButton>
          {isWide && generateButton}
          <Button size="xs" variant="default" onClick={onExit}>
            {designTexts.exit}
          </Button>
        </>
      }
    />
  );
}

const priceOf = (total: number | undefined): string =>
  total === undefined ? designTexts.noTotal : formatMoney(total, quoteCurrency);

type ActionProps = {
  readonly decision: Decision;
  readonly busy: boolean;
  readonly variant?: 'default';
  readonly onClick: () => void;
  readonly children: string;
};

/** A disabled button with its reason as tooltip and accessible description. */
function ActionButton({ decision, busy, ...button }: ActionProps) {
  const id = useId();
  return (
    <>
      <BusyButton
        size="xs"
        busy={busy}
        disabled={!decision.allowed && !busy}
        {...(!decision.allowed && { title: decision.reason, 'aria-describedby': id })}
        {...button}
      />
      {!decision.allowed && (
        <span id={id} className="visuallyHidden">
          {decision.reason}
        </span>
      )}
    </>
  );
}

function GenerateButton(props: Props) {
  const { start, design, saving, onWiring } = props;
  const { configurationId = '', revision = '', quoteId = 0 } = design.progress;
  const client = useQueryClient();
  const checking = useMutation(validateDesignMutation());
  const isRunning = useIsJobRunning(getBuildSubject(configurationId));
  const decision = isRunning ? because(designTexts.beingGenerated) : generateVerdict(props);
  const generate = async (): Promise<void> => {
    onWiring(undefined);
    const { progress, product } = design;
    const accountNumber = start.customer.number;
    const check = await checking.mutateAsync({ quoteId, accountNumber, progress });
    if (check.kind === 'CONFLICT') {
      if (product) saving.askAbout(product, check.theirs);
      return;
    }
    if (check.kind === 'WIRING') {
      notify(createWiringNotice(check.error));
      if (createWiringNotice(check.error).kind === 'WIRING_ERROR') onWiring(check.error);
      return;
    }
    // Snapshot now: the scene may be unmounted when the job ends.
    const picture = await design.open.picture().catch(() => undefined);
    const keep =
      picture === undefined ? undefined : () => uploadDesignPicture(configurationId, revision, picture);
    const job = generateOutputs(
      client,
      { configurationId, quoteId },
      { keepPicture: keep, onOrdered: () => notify(createNotice('WAIT', { body: generationTexts.goesOn })) },
    );
    // The job reports its own failure.
    await job.ended.catch(() => undefined);
  };
  return (
    <ActionButton
      variant="default"
      decision={decision}
      busy={checking.isPending}
      onClick={() => void generate().catch(notifyUserFacingError)}
    >
      {designTexts.generate}
    </ActionButton>
  );
}
