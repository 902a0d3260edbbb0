import type { FirmwareFile } from '~/domain/firmware/firmware.ts';
import { filterVersionRange } from '~/domain/firmware/releaseNotes.ts';
import { sortByVersion } from '~/domain/product/version.ts';
import { releaseNotesTexts } from '~/domain/words/texts/firmware.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { lazyWithRetry } from '~/ui/lazyWithRetry.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import styles from './Firmware.module.css';

export const Markdown = lazyWithRetry(
  releaseNotesTexts.title,
  async () => (await import('~/ui/Markdown.tsx')).Markdown,
  <ListSkeleton rows={2} />,
);

/** Search param value for a device without firmware. */
const nothing = 'none';

/** Release notes from the installed to the chosen version; both are search params. */
export function ReleaseNotes({ files }: { readonly files: readonly FirmwareFile[] }) {
  const [query, change] = usePageSearchParams();
  const versions = sortByVersion(files).map(({ version }) => version);
  const [newest = '', before = nothing] = versions;
  const known = (version: string | null): string | undefined => versions.find((each) => each === version);
  const to = known(query.get('to')) ?? newest;
  const from = query.get('from') === nothing ? nothing : (known(query.get('from')) ?? before);
  const between = filterVersionRange(files, from === nothing ? undefined : from, to);
  return (
    <Panel
      title={releaseNotesTexts.title}
      actions={
        <div className="toolbar">
          <FilterSelect<string>
            label={releaseNotesTexts.from}
            value={from}
            neutral={before}
            options={[...versions, nothing]}
            text={(version) =>
              version === nothing ? releaseNotesTexts.fromNothing : releaseNotesTexts.installed(version)
            }
            onChange={(version) => change({ from: version })}
          />
          <FilterSelect<string>
            label={releaseNotesTexts.to}
            value={to}
            neutral={newest}
            options={versions}
            text={releaseNotesTexts.chosen}
            onChange={(version) => change({ to: version })}
          />
        </div>
      }
    >
      {between.length === 0 ? (
        <EmptyState title={releaseNotesTexts.none} text={releaseNotesTexts.noneAbout} />
      ) : (
        <div className={styles.notes}>
          <p className="note" role="status">
            {releaseNotesTexts.about(between.length, from === nothing ? '' : from, to)}
          </p>
          {between.map(({ version, releaseNote }) => (
            <section key={version} aria-label={releaseNotesTexts.version(version)}>
              <h3>{releaseNotesTexts.version(version)}</h3>
              {releaseNote.trim() === '' ? (
                <p className="note">{releaseNotesTexts.noNote}</p>
              ) : (
                <Markdown text={releaseNote} />
              )}
            </section>
          ))}
        </div>
      )}
    </Panel>
  );
}
