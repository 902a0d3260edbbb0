import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActionContext, useActions } from './actions/useActions.ts';

const load = () => import('./ActionsMenu.tsx');
const ActionsMenu = lazy(async () => ({ default: (await load()).ActionsMenu }));

/** Fetches the menu while a person is on the way to it; one that cannot be had is asked for again by the click. */
const prefetch = (): void => void load().catch(() => undefined);

type Props = { readonly configuration: Configuration };

/** What can be done with the configuration: the way on first; everything else in a menu, made when it is asked for. */
export function ActionBar({ configuration }: Props): ReactElement {
  const actions = useActions(useActionContext(configuration));
  const [asked, setAsked] = useState(false);
  const primary = actions.find(({ tone, verdict }) => tone === 'primary' && verdict.allowed);
  const button = (
    <Button
      variant="default"
      rightSection={<IconChevronDown size={16} aria-hidden />}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      Actions
    </Button>
  );
  return (
    <>
      {asked ? (
        <Suspense fallback={button}>
          <ActionsMenu actions={actions.filter((action) => action !== primary)}>{button}</ActionsMenu>
        </Suspense>
      ) : (
        button
      )}
      {primary && <Button onClick={primary.begin}>{primary.label}</Button>}
    </>
  );
}
