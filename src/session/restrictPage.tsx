import type { ComponentType, ReactElement } from 'react';
import type { Actor, Decision } from '~/domain/access/decision.ts';
import type { Page } from '~/pages.ts';
import { AccessDenied } from '~/ui/EmptyState.tsx';
import { useActor } from './me.ts';

/** Shows a page only to people for whom it is open; others see why it is not, and nothing is fetched. */
export const restrictPage = <Props extends object>(
  area: Page,
  check: (actor: Actor) => Decision,
  Content: ComponentType<Props>,
) =>
  function Walled(props: Props): ReactElement {
    const decision = check(useActor());
    return decision.allowed ? (
      <Content {...props} />
    ) : (
      <AccessDenied page={area.title} reason={decision.reason} />
    );
  };
