import type { BomConfiguration, BomIssue } from '~/domain/bom/bom.ts';
import type { BomViewMode } from '~/domain/bom/outline.ts';
import type { BomPart } from '~/domain/bom/bomCsv.ts';
import type { WorkerClient } from '~/platform/worker.ts';

export type BomWorkerRequest =
  | { readonly kind: 'OPEN'; readonly text: string }
  | { readonly kind: 'PARTS'; readonly parts: readonly BomPart[] }
  | {
      readonly kind: 'VIEW';
      readonly lens: BomViewMode;
      readonly depth: number;
      readonly toggled: readonly string[];
      readonly find: string;
    }
  | { readonly kind: 'ABOUT'; readonly lens: BomViewMode; readonly key: string; readonly item: string }
  | { readonly kind: 'SHEET'; readonly lens: BomViewMode };

/** Visible rows as columns of equal length; the worker documents the flags. */
export type BomViewRows = {
  readonly lens: BomViewMode;
  readonly keys: readonly string[];
  readonly items: readonly string[];
  readonly quantities: Float64Array;
  readonly depths: Uint8Array;
  readonly flags: Uint8Array;
  readonly cut: boolean;
};

export type BomIssues = { readonly issues: readonly BomIssue[]; readonly count: number };

export type BomWorkerResponses = {
  readonly OPEN:
    | {
        readonly ok: true;
        readonly customerId: string;
        readonly products: readonly BomConfiguration[];
        readonly rows: number;
        readonly unnamed: number;
      }
    | { readonly ok: false; readonly reason: string };
  readonly PARTS: BomIssues;
  readonly VIEW: BomViewRows;
  readonly ABOUT: {
    readonly path: readonly string[];
    readonly usedIn: readonly (readonly [item: string, quantity: number])[];
  };
  readonly SHEET: string;
};

export type BomWorker = WorkerClient<BomWorkerRequest, BomWorkerResponses[BomWorkerRequest['kind']]>;

export type BomWorkerRequestByKind<Kind extends BomWorkerRequest['kind']> = Extract<
  BomWorkerRequest,
  { kind: Kind }
>;

/** Resolves with the response of the request's kind. */
export async function sendBomRequest<Kind extends BomWorkerRequest['kind']>(
  worker: BomWorker,
  question: BomWorkerRequestByKind<Kind>,
): Promise<BomWorkerResponses[Kind]> {
  // The worker returns the response of the requested kind, which the compiler cannot infer across messages.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await worker.ask(question)) as BomWorkerResponses[Kind];
}
