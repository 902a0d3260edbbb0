import { IconAlertTriangle, IconCheck, IconCircle, IconLoader2 } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { PastedAddress } from '~/domain/grant/pasted.ts';
import { pastedTexts } from '~/domain/words/texts/grants.ts';
import { ShownAddress } from './ShownAddress.tsx';
import styles from './PastedVerdicts.module.css';

/** What has become of the grant of one address. */
export type Outcome =
  | { readonly kind: 'GRANTING' }
  | { readonly kind: 'GRANTED' }
  | { readonly kind: 'FAILED'; readonly why: string };

type Props = {
  readonly verdicts: readonly PastedAddress[];
  readonly outcomes: ReadonlyMap<string, Outcome>;
};

/** The most verdicts that are shown at once. */
const mostShown = 200;

/** The verdicts that are shown: all of them, or of very many those first of which somebody should know. */
function shownOf({ verdicts, outcomes }: Props): readonly PastedAddress[] {
  if (verdicts.length <= mostShown) return verdicts;
  const isUrgent = ({ address }: PastedAddress): boolean =>
    ['GRANTING', 'FAILED'].includes(outcomes.get(address)?.kind ?? '');
  return [...verdicts.filter(isUrgent), ...verdicts.filter((each) => !isUrgent(each))].slice(0, mostShown);
}

/** Pasted addresses, each with what will be, or has been, done about it. */
export function PastedVerdicts(props: Props): ReactElement | null {
  const { verdicts, outcomes } = props;
  if (verdicts.length === 0) return null;
  const granted = verdicts.filter(({ refusal }) => refusal === undefined).length;
  return (
    <div className={styles.frame}>
      <p role="status">{pastedTexts.count(granted, verdicts.length)}</p>
      {/* It scrolls, so that keys must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.list} aria-label={pastedTexts.verdicts} tabIndex={0}>
        {shownOf(props).map((verdict, index) => (
          // The same address can stand there twice, and a text is shown as it was pasted.
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={index} {...verdict} outcome={outcomes.get(verdict.address)} />
        ))}
        {verdicts.length > mostShown && (
          <li>
            <span>{pastedTexts.notShown(verdicts.length - mostShown)}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

type LineProps = PastedAddress & { readonly outcome: Outcome | undefined };

const icons = { GRANTING: IconLoader2, GRANTED: IconCheck, FAILED: IconAlertTriangle };

function textOf({ refusal, outcome }: LineProps): string {
  if (outcome?.kind === 'GRANTED') return pastedTexts.granted;
  if (refusal !== undefined) return refusal;
  if (outcome?.kind === 'FAILED') return pastedTexts.failed(outcome.why);
  return outcome ? pastedTexts.granting : pastedTexts.willGrant;
}

function Line(props: LineProps): ReactElement {
  const { address, refusal, outcome } = props;
  const state = outcome?.kind ?? (refusal === undefined ? 'WAITING' : 'REFUSED');
  const Icon = outcome ? icons[outcome.kind] : refusal === undefined ? IconCircle : IconAlertTriangle;
  return (
    <li data-state={state}>
      <Icon size={15} aria-hidden />
      <span>
        <ShownAddress address={address} />
      </span>
      <span>{textOf(props)}</span>
    </li>
  );
}
