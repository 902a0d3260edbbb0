import { formatGrantNote } from '~/domain/grant/grant.ts';
import { truncateStart } from '~/domain/words/truncateText.ts';
import { grantTexts } from '~/domain/words/texts/grants.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { CollapsibleText } from '~/ui/CollapsibleText.tsx';

export function GrantNote({ note: stored }: { readonly note: string }) {
  const note = formatGrantNote(stored, usePersonName());
  if (note === '') return <p className="soft">{grantTexts.noNote}</p>;
  return (
    <div className="soft">
      <CollapsibleText whole={note} shown={truncateStart(note)} label={grantTexts.wholeNote} />
    </div>
  );
}
