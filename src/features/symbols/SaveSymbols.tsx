import { IconFileZip } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { symbolTexts } from '~/domain/words/texts/symbols.ts';
import { saveSymbols, type OverlaySymbol } from '~/queries/symbols/symbols.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';

type Props = { readonly found: readonly OverlaySymbol[]; readonly isAll: boolean };

/** Saves the symbols that were found as an archive. */
export const SaveSymbols = ({ found, isAll }: Props): ReactElement => (
  <BusyButton
    variant="default"
    size="compact-sm"
    leftSection={<IconFileZip size={15} aria-hidden />}
    onClick={() => saveSymbols(found).ended}
  >
    {isAll ? symbolTexts.saveAll : symbolTexts.saveFound}
  </BusyButton>
);
