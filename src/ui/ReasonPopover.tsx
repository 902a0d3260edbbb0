import { use, useId, useState } from 'react';
import type { Role } from '~/domain/access/roles.ts';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { AccessRequestContext } from './accessRequest.ts';
import styles from './ReasonPopover.module.css';

type Props = {
  readonly act: string;
  readonly reason: string;
  readonly id: string;
  readonly roles?: readonly Role[];
};

const noRoles: readonly Role[] = [];

/** Why a button is disabled, and a request for access. For lasting reasons, such as a missing role. */
export function ReasonPopover({ act, reason, id, roles = noRoles }: Props) {
  const panel = useId();
  const anchor = `--${panel}`;
  const requestFor = use(AccessRequestContext);
  // The access request is rendered when the popover is first opened.
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.why}
        style={{ anchorName: anchor }}
        popoverTarget={panel}
        onClick={() => setOpened(true)}
        aria-label={controlTexts.whyNot(act)}
        title={reason}
      >
        ?
      </button>
      <div id={panel} popover="auto" className={styles.panel} style={{ positionAnchor: anchor }}>
        <p id={id}>{reason}</p>
        {isOpened && requestFor(act, roles)}
      </div>
    </>
  );
}
