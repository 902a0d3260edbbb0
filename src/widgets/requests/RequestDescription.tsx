import type { ReactElement } from 'react';
import { foldToStart } from '~/domain/words/fold.ts';
import { createRequestTexts } from '~/domain/words/texts/requests.ts';
import { FoldedText } from '~/ui/FoldedText.tsx';

/** What somebody writes for whoever decides on their request: of a long text its beginning, and the whole unfolded. */
export const RequestDescription = ({ text }: { readonly text: string }): ReactElement => (
  <FoldedText whole={text} shown={foldToStart(text)} label={createRequestTexts.wholeDescription} />
);
