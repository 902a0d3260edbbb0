import { pagerTexts } from '~/domain/words/texts/controls.ts';
import { Link } from 'react-router';
import { getIconProps } from '~/ui/iconSprites.ts';
import styles from './controls.module.css';

type Props = {
  readonly page: number;
  readonly pageSize: number;
  readonly count: number | undefined;
  readonly addressOf: (page: number) => string;
};

export function Pager({ page, pageSize, count, addressOf }: Props) {
  if (count === undefined || count === 0) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, count);
  return (
    <div className={styles.pager}>
      <span className="number">{pagerTexts.rows(first, last, count)}</span>
      <nav aria-label={pagerTexts.pages}>
        <Step to={page > 1 ? addressOf(page - 1) : undefined}>{pagerTexts.previous}</Step>
        <Step to={last < count ? addressOf(page + 1) : undefined}>{pagerTexts.next}</Step>
      </nav>
    </div>
  );
}

function Step({ to, children }: { readonly to: string | undefined; readonly children: React.ReactNode }) {
  return to === undefined ? (
    <span aria-disabled {...getIconProps('chevronRight')}>
      {children}
    </span>
  ) : (
    <Link to={to} {...getIconProps('chevronRight')}>
      {children}
    </Link>
  );
}
