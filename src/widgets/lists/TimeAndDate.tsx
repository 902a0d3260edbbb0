import { formatLongDate } from '~/domain/words/dates.ts';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import rows from './rows.module.css';

/** Relative time above the date, so that the order of a list shows without hovering. */
export const TimeAndDate = ({ date }: { readonly date: string }) => (
  <span className={rows.when}>
    <RelativeTime date={date} />
    <span>{formatLongDate(date)}</span>
  </span>
);
