import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { EmailAddress } from '~/ui/BreakableText.tsx';

/**
 * An e-mail address typed by another user: invisible and direction-changing characters are shown as codes.
 */
export const SanitizedEmail = ({ address }: { readonly address: string }) => (
  <bdi>
    <EmailAddress email={escapeInvisibleText(address)} />
  </bdi>
);
