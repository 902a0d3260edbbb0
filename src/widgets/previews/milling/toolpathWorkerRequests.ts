import type { Bounds } from '~/domain/gcode/bounds.ts';
import type { PreflightCheckResult, Envelope } from '~/domain/gcode/preflight.ts';
import type { WorkerClient } from '~/platform/worker.ts';
import type { ToolpathCamera, CanvasSize } from './toolpathCamera.ts';

export const toolpathColorModes = ['TOOL', 'FEED', 'DEPTH'] as const;
export type ToolpathColorMode = (typeof toolpathColorModes)[number];

export type ToolpathRenderOptions = CanvasSize & {
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  readonly camera: ToolpathCamera;
  readonly colouring: ToolpathColorMode;
  readonly dark: boolean;
  /** Index of the first segment that has not run yet; it and later ones are drawn faintly. */
  readonly done: number;
  /** The chosen line, from 1. */
  readonly line: number | undefined;
  readonly compared: boolean;
  /** Number of the work offset whose moves are drawn. */
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

/** A work offset; its distance to any other is unknown. */
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
  /** Work offsets in the order of their first move, each with the bounds of its moves. */
  readonly zeros: readonly ToolpathWorkOffset[];
  readonly seconds: number;
  readonly results: readonly PreflightCheckResult[];
  /** The first problems of parsing, drawing or running the program; `moreProblems` counts the rest. */
  readonly problems: readonly { readonly line: number; readonly sentence: string }[];
  readonly moreProblems: number;
  /** Number of segments that differ from the compared program; undefined where none do. */
  readonly difference: { readonly added: number; readonly removed: number } | undefined;
};

/**
 * Position on the path: segment, its line, its end in seconds, and the tool's coordinates then, where known.
 */
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
  // The worker returns the response of the requested kind, which the compiler cannot infer across messages.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await worker.ask(question, transfer)) as ToolpathWorkerResponses[Kind];
}
