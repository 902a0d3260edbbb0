import type { ReactElement } from 'react';
import { visibleText } from '~/domain/words/visibleText.ts';
import { EmailAddress } from '~/ui/SoftBreaks.tsx';

/**
 * An address that somebody else has typed: signs that cannot be seen or that turn the order of others stand there as
 * their codes, and it keeps to itself the direction it is read in.
 */
export const ShownAddress = ({ address }: { readonly address: string }): ReactElement => (
  <bdi>
    <EmailAddress email={visibleText(address)} />
  </bdi>
);
