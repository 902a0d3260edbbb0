import type { ButtonProps } from '@mantine/core';
import { IconPlus, type Icon } from '@tabler/icons-react';
import { useId, type ReactNode, type Ref } from 'react';
import { useNavigate } from 'react-router';
import { isAccessRefusal, type Decision } from '~/domain/access/decision.ts';
import { BusyButton } from './BusyButton.tsx';
import { ReasonPopover } from './ReasonPopover.tsx';

type Props = Pick<ButtonProps, 'leftSection' | 'variant' | 'size'> & {
  readonly decision: Decision;
  /** Undefined for a submit button; a returned promise keeps the button busy, see BusyButton. */
  readonly onClick?: () => unknown;
  readonly type?: 'submit';
  readonly busy?: boolean;
  readonly children: ReactNode;
  readonly way?: ReactNode;
  /** The reason shown once for several buttons, and the id of the element that shows it. */
  readonly said?: { readonly reason: string; readonly id: string } | undefined;
  readonly 'aria-label'?: string;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

/** A temporary reason is shown beside the button, unless `said` shows it; a missing role in a popover. */
export function GuardedButton({ decision, children, way, said, busy = false, ...button }: Props) {
  const ownId = useId();
  const isSaid = !decision.allowed && decision.reason === said?.reason;
  const id = isSaid ? said.id : ownId;
  const act = button['aria-label'] ?? (typeof children === 'string' ? children : '');
  const isOnDemand = act !== '' && isAccessRefusal(decision);
  return (
    <div className="flowEnd">
      {!decision.allowed && !isSaid && !isOnDemand && (
        <span className="tiny" id={id}>
          {decision.reason}
        </span>
      )}
      {!decision.allowed && !isSaid && isOnDemand && (
        <ReasonPopover act={act} reason={decision.reason} id={id} />
      )}
      {!decision.allowed && way}
      <BusyButton
        busy={busy}
        variant="default"
        size="xs"
        {...button}
        disabled={!decision.allowed}
        {...(decision.allowed ? {} : { 'aria-describedby': id })}
      >
        {children}
      </BusyButton>
    </div>
  );
}

type MainProps = Omit<Props, 'leftSection' | 'variant' | 'size'> & {
  readonly icon?: Icon;
  readonly to?: string;
};

/** The main action of a page, such as creating something. */
export function PrimaryActionButton({ icon: Sign = IconPlus, to, ...button }: MainProps) {
  const navigate = useNavigate();
  return (
    <GuardedButton
      variant="filled"
      size="sm"
      leftSection={<Sign size={17} aria-hidden />}
      onClick={() => to !== undefined && void navigate(to)}
      {...button}
    />
  );
}
