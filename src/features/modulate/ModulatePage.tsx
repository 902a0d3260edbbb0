import '@mantine/core/styles/Button.css';
import { welcomeTexts } from '~/domain/words/texts/welcome.ts';
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
  const subject = encodeURIComponent(welcomeTexts.mailSubject(email));
  const text = encodeURIComponent(welcomeTexts.mailBody);
  const href = `mailto:${config.supportEmail}?subject=${subject}&body=${text}`;
  return (
    <>
      <h1 className="visuallyHidden">{welcomeTexts.heading}</h1>
      <EmptyState
        image={<IconKey size={26} />}
        title={welcomeTexts.title}
        text={welcomeTexts.about(email)}
        action={
          <Button component="a" href={href}>
            {welcomeTexts.request}
          </Button>
        }
      />
    </>
  );
}
