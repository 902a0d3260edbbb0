import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useId, useRef, type FormEvent } from 'react';
import { createCommandContext } from '~/domain/command/validateScriptLine.ts';
import {
  type FirmwareTarget,
  formatFirmwareKey,
  parseFirmwareKey,
  parseFirmwareTarget,
  parseFirmwareFileName,
} from '~/domain/command/firmwareInfo.ts';
import { checkCommandsAccess } from '~/domain/command/permission.ts';
import { commandScriptTexts } from '~/domain/words/texts/commands.ts';
import { config } from '~/config.ts';
import { commandsQuery, type CommandRow } from '~/queries/commands/commands.ts';
import { useActor } from '~/session/me.ts';
import { CodeEditor, type CodeEditorProps } from '~/ui/editor/CodeEditor.tsx';
import { maxListedProblems, type ScriptProblems } from '~/ui/editor/scriptProblems.ts';
import styles from './ScriptEditor.module.css';
import { listCommandClasses, formatCommandClass, type Command } from '~/domain/command/command.ts';
import { listFirmwareKeys } from '~/domain/command/listFilter.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { checkFirmwareAccess } from '~/domain/firmware/permission.ts';
import { getProductFirmware, sortByVersion } from '~/domain/product/version.ts';
import { parseSerialPrefix } from '~/domain/product/serialNumber.ts';
import { firmwareListQuery, type FirmwareRow } from '~/queries/firmware/firmware.ts';
import { productQuery, productPageQuery } from '~/queries/products/products.ts';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { useSerialNumberScan } from '~/widgets/scan/useSerialNumberScan.ts';

type ScriptTargetProps = {
  readonly commands: readonly Command[];
  readonly target: FirmwareTarget | undefined;
  readonly highestClass: string;
  readonly onTarget: (target: FirmwareTarget | undefined) => void;
  readonly onHighestClass: (highestClass: string) => void;
};

const versionsOf = (all: readonly FirmwareRow[], key: string): readonly string[] => {
  const found = all.find(
    ({ firmwareSignature: { name, ...rest } }) => formatFirmwareKey({ ...rest, firmwareName: name }) === key,
  );
  return sortByVersion(found?.firmwareFiles ?? []).map(({ version }) => version);
};

function ScriptTargetSelect({ commands, target, highestClass, onTarget, onHighestClass }: ScriptTargetProps) {
  const canRead = checkFirmwareAccess(useActor()).allowed;
  const { data: firmware = [] } = useQuery({ ...firmwareListQuery(), enabled: canRead });
  const keys = listFirmwareKeys(commands);
  const key = target ? formatFirmwareKey(target) : '';
  const own = target ? [target.version] : [];
  return (
    <div className="flow" role="group" aria-label={commandScriptTexts.checks}>
      <FilterSelect<string>
        label={commandScriptTexts.firmware}
        value={key}
        neutral=""
        options={['', ...new Set([...(key === '' ? [] : [key]), ...keys])]}
        text={(each) => parseFirmwareKey(each)?.firmwareName ?? commandScriptTexts.noFirmware}
        onChange={(chosen) =>
          onTarget(parseFirmwareTarget(`${chosen}/${versionsOf(firmware, chosen)[0] ?? '1'}`))
        }
      />
      {target && (
        <FilterSelect<string>
          label={commandScriptTexts.version}
          value={target.version}
          neutral=""
          options={[...new Set([...own, ...versionsOf(firmware, key)])]}
          text={(each) => each}
          onChange={(version) => onTarget({ ...target, version })}
        />
      )}
      <FilterSelect<string>
        label={commandScriptTexts.highest}
        value={highestClass}
        neutral=""
        options={['', ...listCommandClasses(config.productCode)]}
        text={(each) => (each === '' ? commandScriptTexts.anyClass : formatCommandClass(each))}
        onChange={onHighestClass}
      />
      <ProductTarget onTarget={onTarget} />
    </div>
  );
}

function ProductTarget({ onTarget }: Pick<ScriptTargetProps, 'onTarget'>) {
  const client = useQueryClient();
  const id = useId();
  const [said, setSaid] = useState('');
  // The last number requested: responses may arrive out of order.
  const asked = useRef('');
  const input = useRef<HTMLInputElement>(null);
  const find = async (serialNumber: string): Promise<void> => {
    const found = await client.fetchQuery(
      productPageQuery({ productSorting: 'BY_SERIAL_NUMBER_ASC', serialNumber }, { offset: 0, limit: 10 }),
    );
    const key = found.find((each) => each.serialNumber === serialNumber);
    const whole = key && (await client.fetchQuery(productQuery(key)));
    const target = whole ? parseFirmwareFileName(whole, getProductFirmware(whole) ?? '') : undefined;
    if (asked.current !== serialNumber) return;
    if (target) onTarget(target);
    setSaid(
      target
        ? commandScriptTexts.serialFound(serialNumber, `${target.firmwareName} ${target.version}`)
        : commandScriptTexts.serialUnknown(escapeInvisibleText(serialNumber)),
    );
  };
  const ask = (typed: string): void => {
    const wanted = parseSerialPrefix(typed) ?? typed.trim();
    asked.current = wanted;
    setSaid('');
    find(wanted).catch(() => {
      if (asked.current === wanted) setSaid(commandScriptTexts.serialFailed(escapeInvisibleText(wanted)));
    });
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = input.current?.value ?? '';
    if (typed.trim() !== '') ask(typed);
  };
  useSerialNumberScan((serialNumber) => {
    if (!input.current || document.activeElement !== input.current) return false;
    input.current.value = serialNumber;
    ask(serialNumber);
    return true;
  });
  return (
    <form noValidate className={styles.serial} onSubmit={onSubmit}>
      <label htmlFor={id} className="visuallyHidden">
        {commandScriptTexts.serial}
      </label>
      <input ref={input} id={id} inputMode="numeric" placeholder={commandScriptTexts.serial} />
      <span role="status">{said}</span>
    </form>
  );
}

export function ScriptEditor(props: CodeEditorProps) {
  const canRead = checkCommandsAccess(useActor()).allowed;
  const { data, isError } = useQuery({ ...commandsQuery(), enabled: canRead });
  if (!canRead) return <CodeEditor {...props} />;
  return <Checked {...props} commands={data} hasFailed={isError && !data} />;
}

type Props = CodeEditorProps & {
  readonly commands: readonly CommandRow[] | undefined;
  readonly hasFailed: boolean;
};

function Checked({ commands, hasFailed, ...props }: Props) {
  const [target, setTarget] = useState<FirmwareTarget>();
  const [highestClass, setHighestClass] = useState('');
  const [problems, setProblems] = useState<ScriptProblems>();
  // An object, so that the same line can be requested twice.
  const [wish, setWish] = useState<{ readonly line: number }>();
  const script = useMemo(
    () =>
      commands && {
        knowledge: createCommandContext(commands, {
          target,
          highestClass: highestClass === '' ? undefined : highestClass,
          productCode: config.productCode,
        }),
        onProblems: setProblems,
      },
    [commands, target, highestClass],
  );
  return (
    <div className={styles.room}>
      <ScriptTargetSelect
        commands={commands ?? []}
        target={target}
        highestClass={highestClass}
        onTarget={setTarget}
        onHighestClass={setHighestClass}
      />
      <CodeEditor
        {...props}
        script={script}
        line={wish?.line}
        onLine={(line) => {
          setWish(undefined);
          props.onLine?.(line);
        }}
      />
      {hasFailed && <p role="status">{commandScriptTexts.catalogueFailed}</p>}
      {problems && <Problems problems={problems} onLine={(line) => setWish({ line })} />}
    </div>
  );
}

type ProblemsProps = { readonly problems: ScriptProblems; readonly onLine: (line: number) => void };

function Problems({ problems, onLine }: ProblemsProps) {
  const { listed, errors, warnings, checked } = problems;
  const count = errors + warnings;
  return (
    <section className={styles.problems} aria-label={commandScriptTexts.problems}>
      <p role="status">
        {count === 0 ? commandScriptTexts.none : commandScriptTexts.count(errors, warnings)}
        {checked < 1 && <span>{commandScriptTexts.checking(Math.floor(checked * 100))}</span>}
        {count > maxListedProblems && <span>{commandScriptTexts.mostShown(maxListedProblems)}</span>}
      </p>
      {count > 0 && (
        <ul>
          {listed.map(({ line, start, kind, text, severity }) => (
            <li key={`${line} ${start} ${kind}`}>
              <button type="button" data-severity={severity} onClick={() => onLine(line)}>
                <span>{commandScriptTexts.line(line)}</span> {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
