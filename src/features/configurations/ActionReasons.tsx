import { IconCheck, IconLock } from '@tabler/icons-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { nextStepsTexts } from '~/domain/words/texts/configurationPage.ts';
import { type Decision, isAccessRefusal } from '~/domain/access/decision.ts';
import styles from './ActionReasons.module.css';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import { accessRequestTexts } from '~/domain/words/texts/accessRequests.ts';
import type { ExplainableAction } from '~/domain/explanation/explanation.ts';
import type { WorkflowStatus } from '~/domain/workflow/permission.ts';
import { AccessExplanationDisclosure } from '~/widgets/access/AccessExplanationDisclosure.tsx';
import { RequestAccessInlineButton } from '~/widgets/requests/RequestAccessInlineButton.tsx';

type Props = {
  readonly label: string;
  /** Accessible name, needed where another button of the page has the same label. */
  readonly name?: string;
  readonly title: string;
  readonly summary?: string;
  readonly children: ReactNode;
};

/** The popover is in the top layer, above dialogs: it has to close when one of its buttons opens a dialog. */
function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('button') && 'hidePopover' in currentTarget) {
    currentTarget.hidePopover();
  }
}

export function ActionReasons({ label, name, title, summary, children }: Props) {
  const id = useId();
  const titleId = useId();
  const anchor = `--${id}`;
  return (
    <>
      <button
        type="button"
        className={styles.more}
        style={{ anchorName: anchor }}
        popoverTarget={id}
        aria-label={name}
        data-settles="next"
      >
        {label}
      </button>
      {/* The buttons inside fire a click for keys as well. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        style={{ positionAnchor: anchor }}
        role="dialog"
        aria-labelledby={titleId}
        data-settles="next"
        onClick={closeOnChoice}
      >
        <h2 id={titleId}>{title}</h2>
        {summary !== undefined && <p>{summary}</p>}
        <ul>{children}</ul>
      </div>
    </>
  );
}

type ReasonProps = {
  readonly label: string;
  readonly decision: Decision;
  /** Advice or a warning below the reason. */
  readonly children?: ReactNode;
};

export const ActionReason = ({ label, decision, children }: ReasonProps) => (
  <li data-possible={decision.allowed || undefined}>
    <span className={styles.mark} aria-hidden>
      {decision.allowed ? <IconCheck size={15} /> : <IconLock size={14} />}
    </span>
    <div className={styles.words}>
      <strong>{label}</strong>
      <span className="visuallyHidden">
        {decision.allowed ? nextStepsTexts.isPossible : nextStepsTexts.isNotPossible}
      </span>
      {!decision.allowed && <p>{decision.reason}</p>}
      {children}
    </div>
  </li>
);

type Offered = {
  readonly asked: ExplainableAction;
  readonly standing: WorkflowStatus;
  readonly label: string;
  /** The action as a verb phrase: "add files". */
  readonly verb: string;
  readonly decision: Decision;
};

type FileRefusalsProps = {
  readonly configuration: { readonly configurationId: string };
  readonly offered: readonly Offered[];
};

export function FileActionReasons({ configuration, offered }: FileRefusalsProps) {
  const { configurationId } = configuration;
  const refusals = offered.filter(({ decision }) => !decision.allowed);
  if (refusals.length === 0) return null;
  return (
    <ActionReasons
      label={nextStepsTexts.whyNot}
      name={filesTabTexts.whyNot}
      title={filesTabTexts.whyNotTitle}
    >
      {refusals.map(({ asked, standing, label, verb, decision }) => (
        <ActionReason key={label} label={label} decision={decision}>
          {isAccessRefusal(decision) && (
            <RequestAccessInlineButton
              wanted={{
                requestType: 'CONFIGURATION_ACCESS',
                configurationId,
                description: accessRequestTexts.event(configurationId, verb),
              }}
              label={nextStepsTexts.requestAccessTo(label)}
            />
          )}
          <AccessExplanationDisclosure asked={asked} standing={standing} about={label} />
        </ActionReason>
      ))}
    </ActionReasons>
  );
}
