import { useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { config } from '~/config.ts';
import { besideFiles, keptFile } from '~/domain/file/besideFile.ts';
import { filePlaces } from '~/domain/file/places.ts';
import { reviewTexts } from '~/domain/words/texts/review.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { lazyPart } from '~/ui/lazyPart.tsx';
import { previewFile } from '~/widgets/previews/previewFile.ts';
import styles from './Review.module.css';

const Preview = lazyPart(
  reviewTexts.file,
  async () => (await import('~/widgets/previews/Preview.tsx')).Preview,
);

/** Parameter of the address that names the file, by what is like it in the next configuration. */
const fileParameter = 'file';

type Props = { readonly working: Configuration };

/** A file of the revision that is decided about; its like is kept from one configuration to the next. */
export function FileColumn({ working }: Props): ReactElement {
  const { units } = useMe();
  const [parameters, setParameters] = useSearchParams();
  const files = useMemo(
    () => besideFiles(filePlaces(working, { units, productCode: config.productCode })),
    [working, units],
  );
  const shown = keptFile(files, parameters.get(fileParameter));
  const choose = (key: string): void => {
    const next = new URLSearchParams(parameters);
    next.set(fileParameter, key);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  if (!shown) {
    return (
      <section className={styles.file} aria-label={reviewTexts.file}>
        <EmptyState title={reviewTexts.noFiles} />
      </section>
    );
  }
  const file = previewFile(shown.file, working);
  return (
    <section className={styles.file} aria-label={reviewTexts.file}>
      <label className={styles.choice}>
        <span className="visuallyHidden">{reviewTexts.fileChoice}</span>
        <select value={shown.key} onChange={(event) => choose(event.currentTarget.value)}>
          {files.map(({ key, place, file: { name } }) => (
            <option key={key} value={key}>
              {reviewTexts.fileIn(name, place)}
            </option>
          ))}
        </select>
      </label>
      <Preview key={`${working.configurationId} ${shown.key}`} file={file} />
    </section>
  );
}
