import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  hashText,
  type LocalVersion,
  parseLocalVersions,
  addLocalVersion,
} from '~/domain/resource/localVersions.ts';
import { checkResourceUpdate } from '~/domain/resource/permission.ts';
import { validateResourceText, validateResource } from '~/domain/resource/validateResource.ts';
import { resourceEditorTexts } from '~/domain/words/texts/resources.ts';
import type { Resource } from '~/queries/resources/resources.ts';
import { useActor, useStorageOwner } from '~/session/me.ts';
import { useEditableText } from '~/widgets/previews/edit/useEditableText.ts';
import { confirmSaveResource, useResourceTextWorker } from './resourceConfirmations.tsx';
import { getPersonalItem, setPersonalItem, type StorageOwner } from '~/platform/storage/personalStore.ts';

const placeOf = (name: string): string => `resource.${name}`;

const readVersions = (owner: StorageOwner, name: string): readonly LocalVersion[] =>
  parseLocalVersions(getPersonalItem(placeOf(name), owner));

/** Adds a version and returns all; without browser storage they last for the page only. */
function keepVersion(
  owner: StorageOwner,
  name: string,
  known: readonly LocalVersion[],
  version: Omit<LocalVersion, 'at'>,
): readonly LocalVersion[] {
  const versions = addLocalVersion(known, { ...version, at: new Date().toISOString() });
  setPersonalItem(placeOf(name), owner, versions);
  return versions;
}

/** Debounce in ms before the text is validated. */
const pause = 300;

function useVersions(name: string) {
  const owner = useStorageOwner();
  const [versions, setVersions] = useState(() => readVersions(owner, name));
  return {
    versions,
    keep: (version: Omit<LocalVersion, 'at'>): void =>
      setVersions(keepVersion(owner, name, versions, version)),
  };
}

/** Validation of the edited text, debounced while typing. */
function useJudged(name: string, initial: string) {
  const [judgement, setJudgement] = useState(() => validateResource(name, initial));
  const [waiting, setWaiting] = useState<{ readonly read: () => string }>();
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setJudgement(validateResource(name, waiting.read())), pause);
    return () => clearTimeout(timer);
  }, [name, waiting]);
  return {
    judgement,
    judge: (text: string): void => {
      setWaiting(undefined);
      setJudgement(validateResource(name, text));
    },
    judgeLater: (read: () => string): void => setWaiting({ read }),
  };
}

/**
 * Edit state of a resource: text, validation and versions. A text that is discarded or replaced is stored as
 * a version.
 */
export function useResourceEdit(resource: Resource) {
  const { name } = resource;
  const client = useQueryClient();
  const decision = checkResourceUpdate(useActor());
  const [seen, setSeen] = useState(resource);
  const edition = useMemo(() => hashText(seen.data), [seen.data]);
  const edited = useEditableText(seen.data, `resource.${name}`, decision.allowed, {
    edition,
    refusalOf: (stored, text) => validateResourceText(name, stored, text),
  });
  const { versions, keep } = useVersions(name);
  const { judgement, judge, judgeLater } = useJudged(name, edited.start.text);
  const { ask } = useResourceTextWorker();
  const [formatRefusal, setFormatRefusal] = useState<string>();
  const remarks = useMemo(() => [...judgement.faults, ...judgement.doubts], [judgement]);

  const put = (text: string): void => {
    if (edited.isChanged) keep({ how: 'GIVEN_UP', text: edited.read() });
    edited.replace(text);
    judge(text);
  };
  const format = (): void => {
    const text = edited.read();
    const take = (laidOut: string | undefined): void => {
      if (laidOut === undefined) setFormatRefusal(resourceEditorTexts.laidOutTooLong);
      // Do not overwrite what was typed while the worker formatted the text.
      else if (laidOut !== text && edited.read() === text) {
        edited.replace(laidOut);
        judge(laidOut);
      }
    };
    setFormatRefusal(undefined);
    ask({ kind: 'LAYOUT', text }).then(
      ({ text: laidOut }) => take(laidOut),
      (error: unknown) => setFormatRefusal(error instanceof Error ? error.message : ''),
    );
  };
  return {
    decision,
    edited,
    judgement,
    remarks,
    versions,
    /** Whether another person has saved a different text since this one was loaded. */
    isOvertaken: resource.data !== seen.data || edited.over !== edition,
    onChange: (read: () => string): void => {
      setFormatRefusal(undefined);
      edited.onChange(read);
      judgeLater(read);
    },
    format,
    formatRefusal,
    discard: (): void => put(seen.data),
    restore: put,
    takeNewer: (): void => {
      setSeen(resource);
      put(resource.data);
    },
    save: (): void => {
      const text = edited.read();
      if (validateResourceText(name, seen.data, text) !== undefined) return;
      confirmSaveResource({
        client,
        seen,
        text,
        onSaved: (replaced) => {
          setSeen({ name, data: text });
          keep({ how: 'REPLACED', text: replaced });
          edited.settle(text, hashText(text));
        },
      });
    },
  };
}

export type ResourceEdit = ReturnType<typeof useResourceEdit>;
