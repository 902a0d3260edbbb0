import { use, useId, type ReactElement, type ReactNode } from 'react';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { AccessRequestContext } from './accessRequest.ts';
import styles from './ReasonPopover.module.css';

type Props = {
  /** Words of the button that cannot be pressed. */
  readonly act: string;
  readonly reason: string;
  /** Id of the element with the reason, for the button that is described by it. */
  readonly id: string;
  /** The way to get it allowed, where it is not that of any other button. */
  readonly way?: ReactNode;
};

/**
 * Behind a small question, why a button cannot be pressed and the way to ask for access. It is for reasons that stay the
 * same all day, such as a role one does not have, and would only fill the page where they stood beside the button.
 */
export function ReasonPopover({ act, reason, id, way }: Props): ReactElement {
  const panel = useId();
  const anchor = `--${panel}`;
  const requestFor = use(AccessRequestContext);
  return (
    <>
      <button
        type="button"
        className={styles.why}
        style={{ anchorName: anchor }}
        popoverTarget={panel}
        aria-label={controlTexts.whyNot(act)}
        title={reason}
      >
        ?
      </button>
      <div id={panel} popover="auto" className={styles.panel} style={{ positionAnchor: anchor }}>
        <p id={id}>{reason}</p>
        {way ?? requestFor(act)}
      </div>
    </>
  );
}
