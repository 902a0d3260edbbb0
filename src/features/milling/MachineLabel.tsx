import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { machineLabel } from '~/domain/scan/machineLabel.ts';
import { machineTexts } from '~/domain/words/texts/millingMachines.ts';
import { Panel } from '~/ui/Panel.tsx';
import styles from './MachineLabel.module.css';
import JsBarcode from 'jsbarcode';

type Bar = { readonly at: number; readonly width: number };
type Encoded = { encodings?: readonly { readonly data: string }[] };

/** Blank modules that a scanner needs on either side of the bars. */
const quiet = 10;

/** The bars of a text as Code 128, in modules from the left; `modules` is the width with the quiet zones. */
export function barsOf(text: string): { readonly modules: number; readonly bars: readonly Bar[] } {
  const encoded: Encoded = {};
  JsBarcode(encoded, text, { format: 'CODE128' });
  const data = (encoded.encodings ?? []).map((each) => each.data).join('');
  const bars = Array.from(data.matchAll(/1+/g), ({ index, 0: run }) => ({
    at: index + quiet,
    width: run.length,
  }));
  return { modules: data.length + 2 * quiet, bars };
}

type Props = { readonly machineId: string; readonly name: string };

/** The label of a milling machine, to be printed and put on it: scanned, it makes the machine somebody's default. */
export function MachineLabel({ machineId, name }: Props): ReactElement {
  const text = machineLabel(machineId);
  return (
    <Panel
      title={machineTexts.label}
      actions={
        text !== undefined && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={15} aria-hidden />}
            onClick={() => print()}
          >
            {machineTexts.printLabel}
          </Button>
        )
      }
    >
      {text === undefined ? (
        <p className="tally">{machineTexts.noLabel}</p>
      ) : (
        <>
          <p className="tally">{machineTexts.labelAbout}</p>
          <figure className={styles.label} data-print>
            <Bars text={text} />
            <figcaption>
              <strong>{name}</strong>
              <span className="number">{text}</span>
            </figcaption>
          </figure>
        </>
      )}
    </Panel>
  );
}

function Bars({ text }: { readonly text: string }): ReactElement {
  const { modules, bars } = barsOf(text);
  return (
    <svg
      role="img"
      aria-label={machineTexts.labelOf(text)}
      viewBox={`0 0 ${modules} 40`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      {bars.map(({ at, width }) => (
        <rect key={at} x={at} y={0} width={width} height={40} />
      ))}
    </svg>
  );
}
