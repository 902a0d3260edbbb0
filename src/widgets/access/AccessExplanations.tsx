import { IconCheck, IconLock } from '@tabler/icons-react';
import { explanationTexts } from '~/domain/words/texts/explanation.ts';
import type { EventOffer } from '~/domain/workflow/eventOffers.ts';
import type { WorkflowStatus } from '~/domain/workflow/permission.ts';
import { openModal } from '~/platform/modals.ts';
import { AccessExplanationDisclosure } from './AccessExplanationDisclosure.tsx';
import styles from './AccessExplanationDisclosure.module.css';

type Props = { readonly offers: readonly EventOffer[]; readonly standing: WorkflowStatus };

export function openAccessExplanations(props: Props): void {
  openModal({ title: explanationTexts.whyAll, size: 620, body: <WhyCanIAll {...props} /> });
}

const WhyCanIAll = ({ offers, standing }: Props) => (
  <ul className={styles.all}>
    {offers.map(({ event, label, decision }) => (
      <li key={event} data-possible={decision.allowed || undefined}>
        {decision.allowed ? <IconCheck size={16} aria-hidden /> : <IconLock size={16} aria-hidden />}
        <div>
          <strong>{label}</strong>
          <span className="visuallyHidden">{explanationTexts.possible(decision.allowed)}</span>
          {!decision.allowed && <p>{decision.reason}</p>}
          <AccessExplanationDisclosure asked={event} standing={standing} about={label} />
        </div>
      </li>
    ))}
  </ul>
);
