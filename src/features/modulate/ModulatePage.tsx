import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router';
import { config } from '~/config.ts';
import { isAnonymous } from '~/domain/access/unitFlags.ts';
import { paths } from '~/paths.ts';
import { useMe } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';

/** Page for people who are signed in but have no role yet: the ways to get one. Those who have one are led on. */
export function Component(): ReactElement {
  const { email, units } = useMe();
  if (!isAnonymous(units)) return <Navigate to={paths.index()} replace />;
  const subject = `Access to Portal for ${email}`;
  const text = 'Please tell us which product, configuration or role you need access to:\n\n';
  const href = `mailto:${config.supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <>
      <h1 className="visuallyHidden">Welcome</h1>
      <EmptyState
        image={<IconKey size={26} />}
        title="Welcome to Portal"
        text={`You are signed in as ${email}, but have no role yet. Ask for access to a product, a configuration or a role.`}
        action={
          <Button component="a" href={href}>
            Request access
          </Button>
        }
      />
    </>
  );
}
