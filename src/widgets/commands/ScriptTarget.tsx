import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { commandClasses, commandClassText, type Command } from '~/domain/command/command.ts';
import {
  firmwareKey,
  firmwareOfKey,
  targetOf,
  targetOfFile,
  type FirmwareTarget,
} from '~/domain/command/firmwareInfo.ts';
import { firmwareKeys } from '~/domain/command/listFilter.ts';
import { visibleText } from '~/domain/words/visibleText.ts';
import { mayOpenFirmware } from '~/domain/firmware/permission.ts';
import { firmwareOf, highestFirst } from '~/domain/product/version.ts';
import { serialBeginning } from '~/domain/product/serialNumber.ts';
import { scriptTexts } from '~/domain/words/texts/commands.ts';
import { config } from '~/config.ts';
import { firmwareList, type FirmwareRow } from '~/queries/firmware/firmware.ts';
import { product, productPage } from '~/queries/products/products.ts';
import { useActor } from '~/session/me.ts';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { useScannedSerials } from '~/widgets/scan/useScannedSerials.ts';
import styles from './ScriptEditor.module.css';

type Props = {
  readonly commands: readonly Command[];
  readonly target: FirmwareTarget | undefined;
  readonly highestClass: string;
  readonly onTarget: (target: FirmwareTarget | undefined) => void;
  readonly onHighestClass: (highestClass: string) => void;
};

/** Versions of a firmware, the highest first. */
const versionsOf = (all: readonly FirmwareRow[], key: string): readonly string[] => {
  const found = all.find(
    ({ firmwareSignature: { name, ...rest } }) => firmwareKey({ ...rest, firmwareName: name }) === key,
  );
  return highestFirst(found?.firmwareFiles ?? []).map(({ version }) => version);
};

/** The choice of the firmware and class that a script is checked against: by itself, or that of a product. */
export function ScriptTarget({
  commands,
  target,
  highestClass,
  onTarget,
  onHighestClass,
}: Props): ReactElement {
  const mayRead = mayOpenFirmware(useActor()).allowed;
  const { data: firmware = [] } = useQuery({ ...firmwareList(), enabled: mayRead });
  const keys = firmwareKeys(commands);
  const key = target ? firmwareKey(target) : '';
  const own = target ? [target.version] : [];
  return (
    <div className="flow" role="group" aria-label={scriptTexts.checks}>
      <FilterSelect<string>
        label={scriptTexts.firmware}
        value={key}
        neutral=""
        options={['', ...new Set([...(key === '' ? [] : [key]), ...keys])]}
        text={(each) => firmwareOfKey(each)?.firmwareName ?? scriptTexts.noFirmware}
        onChange={(chosen) => onTarget(targetOf(`${chosen}/${versionsOf(firmware, chosen)[0] ?? '1'}`))}
      />
      {target && (
        <FilterSelect<string>
          label={scriptTexts.version}
          value={target.version}
          neutral=""
          options={[...new Set([...own, ...versionsOf(firmware, key)])]}
          text={(each) => each}
          onChange={(version) => onTarget({ ...target, version })}
        />
      )}
      <FilterSelect<string>
        label={scriptTexts.highest}
        value={highestClass}
        neutral=""
        options={['', ...commandClasses(config.productCode)]}
        text={(each) => (each === '' ? scriptTexts.anyClass : commandClassText(each))}
        onChange={onHighestClass}
      />
      <ProductTarget onTarget={onTarget} />
    </div>
  );
}

/** A serial number, whose firmware the script is checked against. */
function ProductTarget({ onTarget }: Pick<Props, 'onTarget'>): ReactElement {
  const client = useQueryClient();
  const id = useId();
  const [said, setSaid] = useState('');
  // The last one that was asked for: an earlier answer may come later.
  const asked = useRef('');
  const input = useRef<HTMLInputElement>(null);
  const find = async (serialNumber: string): Promise<void> => {
    const found = await client.fetchQuery(
      productPage({ productSorting: 'BY_SERIAL_NUMBER_ASC', serialNumber }, { offset: 0, limit: 10 }),
    );
    const key = found.find((each) => each.serialNumber === serialNumber);
    const whole = key && (await client.fetchQuery(product(key)));
    const target = whole ? targetOfFile(whole, firmwareOf(whole) ?? '') : undefined;
    if (asked.current !== serialNumber) return;
    if (target) onTarget(target);
    setSaid(
      target
        ? scriptTexts.serialFound(serialNumber, `${target.firmwareName} ${target.version}`)
        : scriptTexts.serialUnknown(visibleText(serialNumber)),
    );
  };
  const ask = (typed: string): void => {
    const wanted = serialBeginning(typed) ?? typed.trim();
    asked.current = wanted;
    setSaid('');
    find(wanted).catch(() => {
      if (asked.current === wanted) setSaid(scriptTexts.serialFailed(visibleText(wanted)));
    });
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = input.current?.value ?? '';
    if (typed.trim() !== '') ask(typed);
  };
  useScannedSerials((serialNumber) => {
    if (!input.current || document.activeElement !== input.current) return false;
    input.current.value = serialNumber;
    ask(serialNumber);
    return true;
  });
  return (
    <form noValidate className={styles.serial} onSubmit={onSubmit}>
      <label htmlFor={id} className="visuallyHidden">
        {scriptTexts.serial}
      </label>
      <input ref={input} id={id} inputMode="numeric" placeholder={scriptTexts.serial} />
      <span role="status">{said}</span>
    </form>
  );
}
