import { formatLongDate } from '~/domain/words/dates.ts';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import rows from './rows.module.css';

/** The time since a moment above the moment itself, for lists of what has happened: their order shows without a pointer. */
export const TimeAndDate = ({ date }: { readonly date: string }) => (
  <span className={rows.when}>
    <RelativeTime date={date} />
    <span>{formatLongDate(date)}</span>
  </span>
);
