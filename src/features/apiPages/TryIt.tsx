import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useMemo, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { bases } from '~/api/request.ts';
import { isRead, mayCallOperation } from '~/domain/apiDescription/access.ts';
import { curlOf, missingParameters, valueKey, type ParameterValues } from '~/domain/apiDescription/curl.ts';
import type { ApiOperation, ApiParameter } from '~/domain/apiDescription/operations.ts';
import { allowed, refused, type Verdict } from '~/domain/access/verdict.ts';
import { apiTexts } from '~/domain/words/texts/apiPages.ts';
import { useActor } from '~/session/me.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { forgetDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { RestoredDraft } from '~/ui/form/RestoredDraft.tsx';
import { useRestored } from '~/ui/form/useRestored.ts';
import { Panel } from '~/ui/Panel.tsx';
import { useKeptFocus } from '~/platform/focus/useKeptFocus.ts';
import { More, useMore } from './More.tsx';
import { useTry, type ShownAnswer } from './useTry.ts';
import styles from './Api.module.css';
import { Scroller } from '~/ui/Scroller.tsx';

type Props = {
  readonly operation: ApiOperation;
  readonly parameters: readonly ApiParameter[];
  /** Kind of the body; undefined without one. */
  readonly bodyType: string | undefined;
};

/** The parameters that are asked for, those that are required first. */
const asked = (parameters: readonly ApiParameter[]): readonly ApiParameter[] =>
  parameters
    .filter(({ place }) => place === 'path' || place === 'query')
    .toSorted((one, other) => Number(other.required) - Number(one.required));

/** Greatest number of parameters that are asked for at once. */
const fieldsAtOnce = 40;

/** Values that were typed for an operation before, in this tab. */
const draftOf = (id: string): ParameterValues =>
  Object.fromEntries(
    Object.entries(readDraft(`api.${id}`)).filter(
      (each): each is [string, string] => typeof each[1] === 'string',
    ),
  );

function useMayTry(operation: ApiOperation): Verdict {
  // What nobody describes can be tried: the CMS decides.
  const mayCall = mayCallOperation(useActor(), operation) ?? allowed;
  return isRead(operation) ? mayCall : refused('SUBJECT', apiTexts.tryRefusal);
}

/** The operation to try, with values for its parameters, and as a command of curl. */
export function TryIt({ operation, parameters, bodyType }: Props): ReactElement {
  const [values, setValues] = useState<ParameterValues>(() => draftOf(operation.id));
  const [isChecked, setIsChecked] = useState(false);
  const { answer, busy, send } = useTry(operation);
  const verdict = useMayTry(operation);
  const fields = useMemo(() => asked(parameters), [parameters]);
  const { shown, more } = useMore(fields, fieldsAtOnce);
  const form = useRef<HTMLFormElement>(null);
  const restored = useRestored(
    () => Object.values(values).some((value) => value !== ''),
    () => {
      setValues({});
      forgetDraft(`api.${operation.id}`);
    },
  );
  // The way to more fields goes once there are no more.
  const keptFocus = useKeptFocus(form);
  const missing = missingParameters(fields, values);
  const set = (parameter: ApiParameter, value: string): void => {
    const next = { ...values, [valueKey(parameter)]: value };
    setValues(next);
    writeDraft(`api.${operation.id}`, next);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    if (verdict.allowed && missing.length === 0) void send(fields, values);
  };
  const base = new URL(bases().cms, location.origin).href;
  const curl = curlOf({ operation, parameters, values, base, bodyType });
  return (
    <Panel title={apiTexts.try}>
      <form ref={form} tabIndex={-1} className={styles.try} onSubmit={onSubmit} noValidate {...keptFocus}>
        <RestoredDraft restored={restored} />
        {shown.map((parameter) => (
          <TextInput
            key={valueKey(parameter)}
            label={parameter.name}
            description={parameter.description || undefined}
            withAsterisk={parameter.required}
            value={values[valueKey(parameter)] ?? ''}
            onChange={(event) => set(parameter, event.currentTarget.value)}
            error={isChecked && missing.includes(parameter) && apiTexts.fillIn(parameter.name)}
          />
        ))}
        {more && (
          <div>
            <More {...more} />
          </div>
        )}
        <div className={styles.send}>
          <BusyButton
            type="submit"
            size="sm"
            busy={busy}
            disabled={!verdict.allowed}
            aria-describedby="try-refusal"
          >
            {apiTexts.send}
          </BusyButton>
          <span id="try-refusal">{!verdict.allowed && verdict.reason}</span>
        </div>
      </form>
      {answer && <TriedAnswer answer={answer} />}
      <Curl text={curl} />
    </Panel>
  );
}

function Curl({ text }: { readonly text: string }): ReactElement {
  const [copied, setCopied] = useState('');
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setCopied(text));
  return (
    <section className={styles.curl} aria-label={apiTexts.curl}>
      <div className={styles.send}>
        <h3>{apiTexts.curl}</h3>
        <Button variant="default" size="xs" onClick={copy}>
          {copied === text ? apiTexts.copied : apiTexts.copy}
        </Button>
      </div>
      <pre>{text}</pre>
      <p className="soft">{apiTexts.curlAbout}</p>
    </section>
  );
}

/** The answer to an operation that was tried. */
function TriedAnswer({ answer }: { readonly answer: ShownAnswer }): ReactElement {
  const { isFailed, headline, text, about } = answer;
  return (
    <section className={styles.tried} aria-label={apiTexts.answer}>
      <p role="status" data-failed={isFailed || undefined}>
        {headline}
      </p>
      {about && <p className="soft">{about}</p>}
      {text && (
        <Scroller label={apiTexts.answer} className={styles.text}>
          <pre>{text}</pre>
        </Scroller>
      )}
    </section>
  );
}
