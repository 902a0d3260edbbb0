import { truncateEnd } from '~/domain/words/truncateText.ts';
import { createRequestTexts } from '~/domain/words/texts/requests.ts';
import { CollapsibleText } from '~/ui/CollapsibleText.tsx';

export const RequestDescription = ({ text }: { readonly text: string }) => (
  <CollapsibleText whole={text} shown={truncateEnd(text)} label={createRequestTexts.wholeDescription} />
);
