import type { ComponentType, ReactElement } from 'react';
import type { Actor, Decision } from '~/domain/access/decision.ts';
import type { Page } from '~/pages.ts';
import { AccessDenied } from '~/ui/EmptyState.tsx';
import { useActor } from './me.ts';

/** A page for those whom its area is open to; the others see that it is not, and nothing is read for them. */
export const restrictPage = <Props extends object>(
  area: Page,
  check: (actor: Actor) => Decision,
  Content: ComponentType<Props>,
) =>
  function Walled(props: Props): ReactElement {
    const verdict = check(useActor());
    return verdict.allowed ? (
      <Content {...props} />
    ) : (
      <AccessDenied page={area.title} reason={verdict.reason} />
    );
  };
