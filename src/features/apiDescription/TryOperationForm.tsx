import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useMemo, useRef, useState, type FormEvent, useEffect } from 'react';
import { getBaseUrls } from '~/api/request.ts';
import { isReadOperation, checkOperationCall } from '~/domain/apiDescription/access.ts';
import {
  formatCurl,
  findMissingParameters,
  getParameterKey,
  type ParameterValues,
} from '~/domain/apiDescription/curl.ts';
import type { ApiOperation, ApiParameter } from '~/domain/apiDescription/operations.ts';
import { allowedDecision, createRefusal, type Decision } from '~/domain/access/decision.ts';
import { apiDescriptionTexts } from '~/domain/words/texts/apiDescription.ts';
import { useActor } from '~/session/me.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { removeDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useDraftRestoration } from '~/ui/form/useDraftRestoration.ts';
import { Panel } from '~/ui/Panel.tsx';
import { useFocusFallback } from '~/platform/focus/useFocusFallback.ts';
import { ShowMore, useShowMore } from './ShowMore.tsx';
import styles from './Api.module.css';
import { Scroller } from '~/ui/Scroller.tsx';
import { ApiError, isNetworkError, isTimeoutError, isAbortError } from '~/api/ApiError.ts';
import { tryCall, type TryCallOperation } from '~/api/tryCall.ts';
import { describeError } from '~/api/describeError.ts';

/** Longest response that is displayed, in characters. */
const maxLength = 200_000;

type TryOperationResponse = {
  readonly isFailed: boolean;
  readonly headline: string;
  readonly text: string;
  readonly about: string;
};

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
}: Awaited<ReturnType<typeof tryCall>>): Promise<TryOperationResponse> {
  const headline = apiDescriptionTexts.answered(status, took, body.size);
  if (!/json|text|xml|svg/i.test(type)) {
    return { isFailed: false, headline, text: '', about: apiDescriptionTexts.noText(type) };
  }
  const isLong = body.size > maxLength;
  const text = await body.slice(0, maxLength).text();
  return {
    isFailed: false,
    headline,
    text: isLong ? text : laidOut(text),
    about: isLong ? apiDescriptionTexts.shortened(body.size) : '',
  };
}

function failedAnswer(error: unknown): TryOperationResponse {
  const isAnswer = error instanceof ApiError && !isNetworkError(error) && !isTimeoutError(error);
  const status = isAnswer ? error.status : undefined;
  const data =
    error instanceof ApiError && error.data !== undefined ? JSON.stringify(error.data, null, 2) : '';
  return {
    isFailed: true,
    headline: apiDescriptionTexts.failed(status, describeError(error)),
    text: data,
    about: '',
  };
}

const given = (parameters: readonly ApiParameter[], values: ParameterValues, place: string) =>
  Object.fromEntries(
    parameters.flatMap((each) => {
      const value = values[getParameterKey(each)];
      return each.place === place && value ? [[each.name, value]] : [];
    }),
  );

/** Sends one call at a time and aborts it on unmount. */
function useTryOperation(operation: TryCallOperation) {
  const [answer, setAnswer] = useState<TryOperationResponse>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (parameters: readonly ApiParameter[], values: ParameterValues): Promise<void> => {
    if (running.current) return;
    const mine = new AbortController();
    running.current = mine;
    setBusy(true);
    const args = { path: given(parameters, values, 'path'), query: given(parameters, values, 'query') };
    try {
      setAnswer(await shownAnswer(await tryCall(operation, args, mine.signal)));
    } catch (error) {
      if (!isAbortError(error)) setAnswer(failedAnswer(error));
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  };
  return { answer, busy, send };
}

type Props = {
  readonly operation: ApiOperation;
  readonly parameters: readonly ApiParameter[];
  readonly bodyType: string | undefined;
};

const asked = (parameters: readonly ApiParameter[]): readonly ApiParameter[] =>
  parameters
    .filter(({ place }) => place === 'path' || place === 'query')
    .toSorted((one, other) => Number(other.required) - Number(one.required));

const fieldsAtOnce = 40;

const draftOf = (id: string): ParameterValues =>
  Object.fromEntries(
    Object.entries(readDraft(`api.${id}`)).filter(
      (each): each is [string, string] => typeof each[1] === 'string',
    ),
  );

function useMayTry(operation: ApiOperation): Decision {
  // An operation that Portal has no rule for may be tried: the CMS decides.
  const callDecision = checkOperationCall(useActor(), operation) ?? allowedDecision;
  return isReadOperation(operation) ? callDecision : createRefusal('SUBJECT', apiDescriptionTexts.tryRefusal);
}

export function TryOperationForm({ operation, parameters, bodyType }: Props) {
  const [values, setValues] = useState<ParameterValues>(() => draftOf(operation.id));
  const [isChecked, setIsChecked] = useState(false);
  const { answer, busy, send } = useTryOperation(operation);
  const decision = useMayTry(operation);
  const fields = useMemo(() => asked(parameters), [parameters]);
  const { shown, more } = useShowMore(fields, fieldsAtOnce);
  const form = useRef<HTMLFormElement>(null);
  const restored = useDraftRestoration(
    () => Object.values(values).some((value) => value !== ''),
    () => {
      setValues({});
      removeDraft(`api.${operation.id}`);
    },
  );
  // The "show more" button unmounts after the last field, while it has the focus.
  const keptFocus = useFocusFallback(form);
  const missing = findMissingParameters(fields, values);
  const set = (parameter: ApiParameter, value: string): void => {
    const next = { ...values, [getParameterKey(parameter)]: value };
    setValues(next);
    writeDraft(`api.${operation.id}`, next);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    if (decision.allowed && missing.length === 0) void send(fields, values);
  };
  const base = new URL(getBaseUrls().cms, location.origin).href;
  const curl = formatCurl({ operation, parameters, values, base, bodyType });
  return (
    <Panel title={apiDescriptionTexts.try}>
      <form ref={form} tabIndex={-1} className={styles.try} onSubmit={onSubmit} noValidate {...keptFocus}>
        <RestoredDraftNotice restored={restored} />
        {shown.map((parameter) => (
          <TextInput
            key={getParameterKey(parameter)}
            label={parameter.name}
            description={parameter.description || undefined}
            withAsterisk={parameter.required}
            value={values[getParameterKey(parameter)] ?? ''}
            onChange={(event) => set(parameter, event.currentTarget.value)}
            error={isChecked && missing.includes(parameter) && apiDescriptionTexts.fillIn(parameter.name)}
          />
        ))}
        {more && (
          <div>
            <ShowMore {...more} />
          </div>
        )}
        <div className={styles.send}>
          <BusyButton
            type="submit"
            size="sm"
            busy={busy}
            disabled={!decision.allowed}
            aria-describedby="try-refusal"
          >
            {apiDescriptionTexts.send}
          </BusyButton>
          <span id="try-refusal">{!decision.allowed && decision.reason}</span>
        </div>
      </form>
      {answer && <TriedAnswer answer={answer} />}
      <Curl text={curl} />
    </Panel>
  );
}

function Curl({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState('');
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setCopied(text));
  return (
    <section className={styles.curl} aria-label={apiDescriptionTexts.curl}>
      <div className={styles.send}>
        <h3>{apiDescriptionTexts.curl}</h3>
        <Button variant="default" size="xs" onClick={copy}>
          {copied === text ? apiDescriptionTexts.copied : apiDescriptionTexts.copy}
        </Button>
      </div>
      <pre>{text}</pre>
      <p className="soft">{apiDescriptionTexts.curlAbout}</p>
    </section>
  );
}

function TriedAnswer({ answer }: { readonly answer: TryOperationResponse }) {
  const { isFailed, headline, text, about } = answer;
  return (
    <section className={styles.tried} aria-label={apiDescriptionTexts.answer}>
      <p role="status" data-failed={isFailed || undefined}>
        {headline}
      </p>
      {about && <p className="soft">{about}</p>}
      {text && (
        <Scroller label={apiDescriptionTexts.answer} className={styles.text}>
          <pre>{text}</pre>
        </Scroller>
      )}
    </section>
  );
}
