import { IconSearchOff } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { firmwarePageTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';

/** The place of firmware that does not exist, or no longer. */
export function NoSuchFirmware(): ReactElement {
  return (
    <EmptyState
      isPage
      image={<IconSearchOff size={26} />}
      title={firmwarePageTexts.missing}
      text={firmwarePageTexts.missingAbout}
      action={<Link to={paths.firmwares()}>{firmwarePageTexts.toList}</Link>}
    />
  );
}
