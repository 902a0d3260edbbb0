import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { toolpathTexts } from '~/domain/words/texts/toolpath.ts';
import type { PreflightCheckResult, Envelope } from '~/domain/gcode/preflight.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import type { ToolpathRunResult } from './toolpathWorkerRequests.ts';
import styles from './Toolpath.module.css';

type Props = {
  readonly ran: ToolpathRunResult;
  readonly envelope: Envelope | undefined;
  readonly onEnvelope: (envelope: Envelope) => void;
  readonly onLine: (line: number) => void;
};

const icons = {
  PASSED: IconCircleCheck,
  WARNING: IconAlertTriangle,
  FAILED: IconCircleX,
  NOT_CHECKED: IconCircleDashed,
} as const;

/** Checks of a program before it runs, in addition to the machine's own validation. */
export function PreflightCheckList({ ran, envelope, onEnvelope, onLine }: Props) {
  const { results, problems, moreProblems, segments, lines, seconds, tools } = ran;
  return (
    <Scroller label={toolpathTexts.checks} className={styles.preflight}>
      <p className={styles.sum}>
        {toolpathTexts.size({ lines, moves: segments, tools: tools.length, seconds })}
      </p>
      <ul>
        {results.map((result) => (
          <Check key={result.check} result={result} onLine={onLine} />
        ))}
        {problems.map(({ line, sentence }, index) => (
          // A line may have the same problem twice.
          <li key={`${index} ${line}`} data-outcome="WARNING">
            <IconAlertTriangle size={16} aria-hidden />
            <span>{sentence}</span>
            <LineButton line={line} onLine={onLine} />
          </li>
        ))}
        {moreProblems > 0 && <li>{toolpathTexts.more(moreProblems)}</li>}
      </ul>
      <EnvelopeFields envelope={envelope} onEnvelope={onEnvelope} />
    </Scroller>
  );
}

type CheckProps = { readonly result: PreflightCheckResult; readonly onLine: (line: number) => void };

function Check({ result, onLine }: CheckProps) {
  const { outcome, sentence, lines } = result;
  const Icon = icons[outcome];
  return (
    <li data-outcome={outcome}>
      <Icon size={16} aria-hidden />
      <span>
        <span className="visuallyHidden">{toolpathTexts.outcome(toolpathTexts.outcomes[outcome])}</span>
        {sentence}
      </span>
      {lines.slice(0, 5).map((line) => (
        <LineButton key={line} line={line} onLine={onLine} />
      ))}
    </li>
  );
}

function LineButton({ line, onLine }: { readonly line: number; readonly onLine: (line: number) => void }) {
  return (
    <button
      type="button"
      className={styles.line}
      onClick={() => onLine(line)}
      aria-label={toolpathTexts.goToLine(line)}
    >
      {line}
    </button>
  );
}

const axes = ['x', 'y', 'z'] as const;
const unknown: Envelope = { x: 0, y: 0, z: 0 };

function EnvelopeFields({ envelope, onEnvelope }: Pick<Props, 'envelope' | 'onEnvelope'>) {
  return (
    <fieldset className={styles.envelope}>
      <legend>{toolpathTexts.travel}</legend>
      {axes.map((axis) => (
        <label key={axis}>
          {axis.toUpperCase()}
          <input
            type="number"
            min={0}
            inputMode="decimal"
            defaultValue={envelope?.[axis]}
            onBlur={({ currentTarget }) =>
              onEnvelope({ ...unknown, ...envelope, [axis]: Math.max(0, Number(currentTarget.value)) })
            }
          />
        </label>
      ))}
    </fieldset>
  );
}
