import { IconUpload } from '@tabler/icons-react';
import { useRef, type ReactElement } from 'react';
import { mayUploadSymbols } from '~/domain/symbol/permission.ts';
import { symbolTexts } from '~/domain/words/texts/symbols.ts';
import { useActor } from '~/session/me.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { openUploadSymbols } from './openUploadSymbols.tsx';

/** The button that takes files of symbols, and archives of them. */
export function ChooseSymbols(): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".png,.svg,.zip"
        aria-label={symbolTexts.choose}
        onChange={({ currentTarget }) => {
          openUploadSymbols({ files: [...(currentTarget.files ?? [])] });
          // The same files may be chosen again.
          currentTarget.value = '';
        }}
      />
      <VerdictButton
        verdict={mayUploadSymbols(useActor())}
        variant="filled"
        size="sm"
        leftSection={<IconUpload size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {symbolTexts.upload}
      </VerdictButton>
    </>
  );
}
