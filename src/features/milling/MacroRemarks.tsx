import { useDeferredValue, useMemo, type ReactElement } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { checkMacro } from '~/domain/milling/macroCheck.ts';
import type { MacroVersionForm } from '~/domain/milling/milling.ts';
import { macroTexts } from '~/domain/words/texts/macros.ts';
import { toolpathTexts } from '~/domain/words/texts/toolpath.ts';
import styles from './Milling.module.css';

/** What the text of a macro says of itself, looked at while it is typed. It may be saved all the same. */
export function MacroRemarks({ control }: { readonly control: Control<MacroVersionForm> }): ReactElement {
  const text = useDeferredValue(useWatch({ control, name: 'main' }));
  const found = useMemo(() => checkMacro(text), [text]);
  return (
    <ul className={styles.remarks} aria-label={macroTexts.checks} aria-live="polite">
      {found?.results.map(({ check, outcome, sentence }) => (
        <li key={check} data-outcome={outcome}>
          {toolpathTexts.outcome(toolpathTexts.outcomes[outcome])}
          {sentence}
        </li>
      ))}
      {found?.problems.map(({ line, sentence }) => (
        <li key={`${line} ${sentence}`} data-outcome="FAILED">
          {macroTexts.problem(line, sentence)}
        </li>
      ))}
    </ul>
  );
}
