import type { Bounds } from '~/domain/gcode/bounds.ts';
import type { PreflightCheckResult, Envelope } from '~/domain/gcode/preflight.ts';
import type { WorkerClient } from '~/platform/worker.ts';
import type { ToolpathCamera, CanvasSize } from './toolpathCamera.ts';

export const toolpathColorModes = ['TOOL', 'FEED', 'DEPTH'] as const;
export type ToolpathColorMode = (typeof toolpathColorModes)[number];

export type ToolpathRenderOptions = CanvasSize & {
  /** Device pixels to a pixel. */
  readonly ratio: number;
  readonly camera: ToolpathCamera;
  readonly colouring: ToolpathColorMode;
  readonly dark: boolean;
  /** Segments from here on are still to be run and show faintly. */
  readonly done: number;
  /** The chosen line, from 1. */
  readonly line: number | undefined;
  readonly compared: boolean;
  /** The zero whose moves show, by number. */
  readonly zero: number;
};

export type ToolpathWorkerRequest =
  | { readonly kind: 'CANVAS'; readonly canvas: OffscreenCanvas }
  | {
      readonly kind: 'RUN';
      readonly text: string;
      readonly stored: string;
      readonly envelope?: Envelope | undefined;
    }
  | { readonly kind: 'LOOK'; readonly look: ToolpathRenderOptions }
  | { readonly kind: 'PICK'; readonly x: number; readonly y: number }
  | { readonly kind: 'MOMENT'; readonly seconds: number }
  | { readonly kind: 'LINE'; readonly line: number };

/** A zero that moves count from; its distance from any other is not known. */
export type ToolpathWorkOffset = {
  readonly number: number;
  readonly name: string;
  readonly bounds: Bounds | undefined;
};

export type ToolpathRunResult = {
  readonly segments: number;
  readonly lines: number;
  readonly tools: readonly number[];
  readonly bounds: Bounds | undefined;
  /** The zeros that moves count from, in the order of their first move, each with the box of its moves. */
  readonly zeros: readonly ToolpathWorkOffset[];
  readonly seconds: number;
  readonly results: readonly PreflightCheckResult[];
  /** The first of what cannot be read, drawn or done, and how many more there are. */
  readonly problems: readonly { readonly line: number; readonly sentence: string }[];
  readonly moreProblems: number;
  /** Segments against the stored program; undefined when nothing differs. */
  readonly difference: { readonly added: number; readonly removed: number } | undefined;
};

/** A place on the path: the segment, its line, its end in seconds, and the place of the tool then, if it is known. */
export type ToolpathPosition = {
  readonly segment: number;
  readonly line: number;
  readonly seconds: number;
  readonly zero: number;
  readonly at: readonly [x: number, y: number, z: number] | undefined;
};

export type ToolpathWorkerResponses = {
  readonly CANVAS: undefined;
  readonly RUN: ToolpathRunResult;
  readonly LOOK: undefined;
  readonly PICK: ToolpathPosition | undefined;
  readonly MOMENT: ToolpathPosition | undefined;
  readonly LINE: ToolpathPosition | undefined;
};

export type ToolpathWorker = WorkerClient<
  ToolpathWorkerRequest,
  ToolpathWorkerResponses[ToolpathWorkerRequest['kind']]
>;

type QuestionOf<Kind extends ToolpathWorkerRequest['kind']> = Extract<ToolpathWorkerRequest, { kind: Kind }>;

export async function sendToolpathRequest<Kind extends ToolpathWorkerRequest['kind']>(
  worker: ToolpathWorker,
  question: QuestionOf<Kind>,
  transfer: readonly Transferable[] = [],
): Promise<ToolpathWorkerResponses[Kind]> {
  // The worker answers every kind with its own; the compiler cannot see across the message.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await worker.ask(question, transfer)) as ToolpathWorkerResponses[Kind];
}
