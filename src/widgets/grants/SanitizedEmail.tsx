import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { EmailAddress } from '~/ui/BreakableText.tsx';

/** An address somebody else has typed: signs that cannot be seen or turn the order of others show as their codes. */
export const SanitizedEmail = ({ address }: { readonly address: string }) => (
  <bdi>
    <EmailAddress email={escapeInvisibleText(address)} />
  </bdi>
);
