import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconLink, IconPin, IconPinFilled, IconTrash } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import type { ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import {
  validateViewName,
  removeSavedView,
  setSavedViewPin,
  addSavedView,
  type SavedView,
} from '~/domain/configuration/savedViews.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { savedViewTexts } from '~/domain/words/texts/configurationsPage.ts';
import { getSavedViewPath } from './configurationListPath.ts';
import { useSavedViews } from './ViewBar.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { closeModal, openModal } from '~/platform/modals.ts';
import { notify } from '~/platform/notices.ts';
import styles from './SavedViews.module.css';

export function openSavedViews(filter: ConfigurationFilter): void {
  openModal({ title: savedViewTexts.title, size: 520, body: <SavedViews filter={filter} /> });
}

const tellUnsaved = (): void => void notify(createNotice('ERROR', savedViewTexts.unsaved));

function SavedViews({ filter }: { readonly filter: ConfigurationFilter }) {
  const [views, change] = useSavedViews();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const message = validateViewName(name, views);
    setError(message);
    if (message !== undefined) return;
    if (change((all) => addSavedView(all, name, filter))) setName('');
    else tellUnsaved();
  };
  return (
    <>
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <TextInput
          label={savedViewTexts.name}
          description={savedViewTexts.description}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={error}
          autoComplete="off"
          data-autofocus
        />
        <Button type="submit">{savedViewTexts.save}</Button>
      </form>
      {views.length === 0 ? (
        <EmptyState title={savedViewTexts.noneTitle} text={savedViewTexts.none} />
      ) : (
        <ul className={styles.views} aria-label={savedViewTexts.title}>
          {views.map((view) => (
            <View key={view.name} view={view} change={change} />
          ))}
        </ul>
      )}
    </>
  );
}

type ViewProps = { readonly view: SavedView; readonly change: ReturnType<typeof useSavedViews>[1] };

function View({ view: { name, query, pinned }, change }: ViewProps) {
  const [copied, setCopied] = useState(false);
  const address = getSavedViewPath(query);
  const onCopy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.origin + address);
    setCopied(true);
  };
  return (
    <li>
      <Link className="truncate grow" to={address} onClick={() => closeModal()}>
        {name}
      </Link>
      <button
        className="iconButton"
        type="button"
        aria-pressed={pinned}
        aria-label={savedViewTexts.pinView(name)}
        title={pinned ? savedViewTexts.pinned : savedViewTexts.pin}
        onClick={() => change((all) => setSavedViewPin(all, name, !pinned)) || tellUnsaved()}
      >
        {pinned ? <IconPinFilled size={16} aria-hidden /> : <IconPin size={16} aria-hidden />}
      </button>
      <button
        className="iconButton"
        type="button"
        aria-label={savedViewTexts.copyLinkTo(name)}
        title={savedViewTexts.copyLink}
        onClick={() => void onCopy()}
      >
        {copied ? <IconCheck size={16} aria-hidden /> : <IconLink size={16} aria-hidden />}
      </button>
      <button
        className="iconButton"
        type="button"
        aria-label={savedViewTexts.deleteView(name)}
        title={commonTexts.delete}
        onClick={() => change((all) => removeSavedView(all, name)) || tellUnsaved()}
      >
        <IconTrash size={16} aria-hidden />
      </button>
      <span className="visuallyHidden" role="status">
        {copied ? savedViewTexts.copied : ''}
      </span>
    </li>
  );
}
