import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { marked } from '~/ui/marks.ts';
import styles from './RowActions.module.css';
import { configurationListTexts } from '~/domain/words/texts/configurationList.ts';

const RowMenu = lazy(async () => ({ default: (await import('./RowMenu.tsx')).RowMenu }));

type Props = { readonly row: ConfigurationRow };

/** The button of a row's menu, which is made when it is first asked for: a list has many rows. */
export function RowActions({ row }: Props): ReactElement {
  const [asked, setAsked] = useState(false);
  const button = (
    <button
      type="button"
      className={styles.button}
      data-area="actions"
      {...marked('dots')}
      aria-label={configurationListTexts.actionsOf(row.configurationId)}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
    />
  );
  return asked ? (
    <Suspense fallback={button}>
      <RowMenu row={row}>{button}</RowMenu>
    </Suspense>
  ) : (
    button
  );
}
