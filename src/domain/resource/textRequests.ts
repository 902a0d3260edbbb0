import { diffJson, type JsonDiff } from './jsonDiff.ts';
import { formatJson } from './formatJson.ts';

export type ResourceTextRequest =
  | { readonly kind: 'LAYOUT'; readonly text: string }
  | { readonly kind: 'DIFFERENCE'; readonly before: string; readonly after: string };

export type ResourceTextResponse = {
  readonly text?: string | undefined;
  readonly difference?: JsonDiff | undefined;
};

/** Runs in a web worker, so that long texts do not block the page. */
export function handleTextRequest(question: ResourceTextRequest): ResourceTextResponse {
  switch (question.kind) {
    case 'LAYOUT':
      return { text: formatJson(question.text) };
    case 'DIFFERENCE':
      return { difference: diffJson(question.before, question.after) };
  }
}
