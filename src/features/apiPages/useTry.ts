import { useEffect, useRef, useState } from 'react';
import { ApiError, isNetworkFailure, isTimeout, isCalledOff } from '~/api/ApiError.ts';
import { tryCall, type TriedOperation } from '~/api/tryCall.ts';
import { valueKey, type ParameterValues } from '~/domain/apiDescription/curl.ts';
import type { ApiParameter } from '~/domain/apiDescription/operations.ts';
import { apiTexts } from '~/domain/words/texts/apiPages.ts';
import { failureText } from '~/api/failureText.ts';

/** Longest answer that is shown, in characters. */
const longest = 200_000;

/** An answer as it is shown: what came of the call in a sentence, and its text. */
export type ShownAnswer = {
  readonly isFailed: boolean;
  readonly headline: string;
  readonly text: string;
  readonly about: string;
};

type Try = {
  readonly answer: ShownAnswer | undefined;
  readonly busy: boolean;
  readonly send: (parameters: readonly ApiParameter[], values: ParameterValues) => Promise<void>;
};

/** The text of JSON laid out; any other text as it is. */
function laidOut(text: string): string {
  try {
    const parsed: unknown = JSON.parse(text);
    return JSON.stringify(parsed, null, 2);
  } catch {
    return text;
  }
}

async function shownAnswer({
  status,
  type,
  body,
  took,
}: Awaited<ReturnType<typeof tryCall>>): Promise<ShownAnswer> {
  const headline = apiTexts.answered(status, took, body.size);
  if (!/json|text|xml|svg/i.test(type)) {
    return { isFailed: false, headline, text: '', about: apiTexts.noText(type) };
  }
  const isLong = body.size > longest;
  const text = await body.slice(0, longest).text();
  return {
    isFailed: false,
    headline,
    text: isLong ? text : laidOut(text),
    about: isLong ? apiTexts.shortened(body.size) : '',
  };
}

function failedAnswer(error: unknown): ShownAnswer {
  const isAnswer = error instanceof ApiError && !isNetworkFailure(error) && !isTimeout(error);
  const status = isAnswer ? error.status : undefined;
  const data =
    error instanceof ApiError && error.data !== undefined ? JSON.stringify(error.data, null, 2) : '';
  return { isFailed: true, headline: apiTexts.failed(status, failureText(error)), text: data, about: '' };
}

const given = (parameters: readonly ApiParameter[], values: ParameterValues, place: string) =>
  Object.fromEntries(
    parameters.flatMap((each) => {
      const value = values[valueKey(each)];
      return each.place === place && value ? [[each.name, value]] : [];
    }),
  );

/** Trying an operation: one call at a time, called off when the page goes. */
export function useTry(operation: TriedOperation): Try {
  const [answer, setAnswer] = useState<ShownAnswer>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const send: Try['send'] = async (parameters, values) => {
    if (running.current) return;
    const mine = new AbortController();
    running.current = mine;
    setBusy(true);
    const args = { path: given(parameters, values, 'path'), query: given(parameters, values, 'query') };
    try {
      setAnswer(await shownAnswer(await tryCall(operation, args, mine.signal)));
    } catch (error) {
      if (!isCalledOff(error)) setAnswer(failedAnswer(error));
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  };
  return { answer, busy, send };
}
