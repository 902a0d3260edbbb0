import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import {
  IconMaximize,
  IconRulerMeasure,
  IconZoomIn,
  IconZoomOut,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconScissorsOff,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Outline } from '~/domain/cutFile/inspectOutline.ts';
import { mergeExtents, type Extent } from '~/domain/cutFile/point.ts';
import type { OutlineProblem, ProblemSeverity } from '~/domain/cutFile/outlineProblem.ts';
import { isSameSize } from '~/domain/cutFile/cutFile.ts';
import { outlineTexts } from '~/domain/words/texts/cutFiles.ts';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { OutlineCanvas } from './OutlineCanvas.tsx';
import {
  useOutlineView,
  type OutlineViewControls,
  useMeasurement,
  type MeasurementTool,
} from './useOutlineView.ts';
import styles from './OutlineInspector.module.css';

type FindingsProps = {
  readonly outline: Outline;
  readonly chosen: OutlineProblem | undefined;
  readonly onChoose: (problem: OutlineProblem | undefined) => void;
};

const signs: Record<ProblemSeverity, typeof IconInfoCircle> = {
  FAULT: IconAlertTriangle,
  LEFT_OUT: IconScissorsOff,
  NOTE: IconInfoCircle,
};

const maxNames = 4;

/** The most severe problems come first; a selected one is highlighted on the outline. */
function OutlineProblemList({ outline: { problems, elements }, chosen, onChoose }: FindingsProps) {
  const count = (weight: ProblemSeverity): number => problems.filter((each) => each.weight === weight).length;
  return (
    // A page can have two outlines: a landmark needs to be unique.
    <div className={styles.findings} role="group" aria-label={outlineTexts.problems}>
      <h3>
        {outlineTexts.problems}
        <small>{outlineTexts.summary(count('FAULT'), count('LEFT_OUT'))}</small>
      </h3>
      {problems.length === 0 ? (
        <p className={styles.sound}>
          <IconCircleCheck size={18} aria-hidden />
          {outlineTexts.noProblems}
        </p>
      ) : (
        <ul>
          {problems.map((problem, index) => (
            // The list is only ever replaced as a whole.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <Finding
                problem={problem}
                labels={problem.elements.map((each) => elements[each]?.label ?? '')}
                isChosen={problem === chosen}
                onPress={() => onChoose(problem === chosen ? undefined : problem)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type FindingProps = {
  readonly problem: OutlineProblem;
  readonly labels: readonly string[];
  readonly isChosen: boolean;
  readonly onPress: () => void;
};

function Finding({ problem: { weight, text, at }, labels, isChosen, onPress }: FindingProps) {
  const Sign = signs[weight];
  return (
    <button type="button" data-weight={weight} aria-pressed={isChosen} onClick={onPress}>
      <Sign size={18} aria-hidden />
      <span className="visuallyHidden">{outlineTexts.weights[weight]}</span>
      <span>
        {text}
        {labels.length > 0 && (
          <small>
            <code>{outlineTexts.about(labels.slice(0, maxNames), labels.length - maxNames)}</code>
            {at && <span> {outlineTexts.at(...at)}</span>}
          </small>
        )}
      </span>
    </button>
  );
}

type Size = { readonly width: number; readonly height: number };

type Props = {
  readonly outline: Outline;
  readonly said?: Size | undefined;
  readonly other?: Outline | undefined;
  readonly picture?: Blob | undefined;
  /** Controls that choose what lies under the outline. */
  readonly beneath?: ReactNode;
};

/** Initial view in mm: the extent of all lines, or the sheet if there are none. */
const wholeOf = ({ extent, sheet }: Outline, other: Outline | undefined): Extent =>
  mergeExtents([extent, other?.extent].filter((each) => each !== undefined)) ?? {
    left: 0,
    top: 0,
    right: sheet.width,
    bottom: sheet.height,
  };

/** The outline in mm, with its measures and all problems that a mill would have with it. */
export function OutlineInspector({ outline, said, other, picture, beneath }: Props) {
  const view = useOutlineView(wholeOf(outline, other));
  const measuring = useMeasurement(outline.contours, view.lens.scale);
  const [chosen, setChosen] = useState<OutlineProblem>();
  const choose = (problem: OutlineProblem | undefined): void => {
    setChosen(problem);
    if (problem?.at) view.reveal(problem.at);
  };
  return (
    <div className={styles.inspector}>
      <div className={styles.seen}>
        <div className={styles.bar}>
          <Tools view={view} measuring={measuring} />
          {beneath}
        </div>
        <OutlineCanvas
          outline={outline}
          other={other}
          picture={picture}
          chosen={chosen}
          view={view}
          measuring={measuring}
        />
        <p className={styles.said} role="status">
          {measureText(measuring)}
        </p>
      </div>
      <div className={styles.told}>
        <Measures outline={outline} said={said} />
        <OutlineProblemList outline={outline} chosen={chosen} onChoose={choose} />
      </div>
    </div>
  );
}

function measureText({ measure }: MeasurementTool): string {
  if (!measure) return '';
  const { from, to } = measure;
  if (!from) return outlineTexts.measureFirst;
  if (!to) return outlineTexts.measureSecond;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return outlineTexts.measured(Math.hypot(dx, dy), dx, dy);
}

type ToolsProps = { readonly view: OutlineViewControls; readonly measuring: MeasurementTool };

function Tools({ view, measuring }: ToolsProps) {
  const { measure } = measuring;
  const tools = [
    { label: outlineTexts.zoomIn, Sign: IconZoomIn, act: () => view.zoom(1.25) },
    { label: outlineTexts.zoomOut, Sign: IconZoomOut, act: () => view.zoom(0.8) },
    { label: outlineTexts.fit, Sign: IconMaximize, act: view.fit },
  ];
  return (
    <div className="flow">
      {tools.map(({ label, Sign, act }) => (
        <ActionIcon key={label} variant="default" size={34} aria-label={label} title={label} onClick={act}>
          <Sign size={18} aria-hidden />
        </ActionIcon>
      ))}
      <ActionIcon
        variant={measure ? 'filled' : 'default'}
        size={34}
        aria-label={outlineTexts.measure}
        title={outlineTexts.measure}
        aria-pressed={measure !== undefined}
        onClick={() => (measure ? measuring.end() : measuring.begin(view.middle))}
      >
        <IconRulerMeasure size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

function Measures({ outline, said }: Pick<Props, 'outline' | 'said'>) {
  const { width, height, sheet, cutLength, contours } = outline;
  const isSame = said !== undefined && isSameSize(said, outline);
  return (
    <LabelValueTable
      caption={outlineTexts.title}
      rows={[
        { label: outlineTexts.real, value: outlineTexts.size(width, height) },
        ...(said
          ? [
              {
                label: outlineTexts.stored,
                value: (
                  <span className={styles.stored} data-differs={!isSame || undefined}>
                    {outlineTexts.size(said.width, said.height)}
                    <small>{isSame ? outlineTexts.same : outlineTexts.differs(width, height)}</small>
                  </span>
                ),
              },
            ]
          : []),
        { label: outlineTexts.sheet, value: outlineTexts.size(sheet.width, sheet.height) },
        { label: outlineTexts.cutLength, value: outlineTexts.mm(cutLength) },
        { label: outlineTexts.lines, value: String(contours.length) },
      ]}
    />
  );
}
