import type { ReactElement } from 'react';
import { assigneeCount, type FilterCounts } from '~/domain/quote/counts.ts';
import { assigneeText } from '~/domain/quote/filter.ts';
import { quoteFilterTexts } from '~/domain/words/texts/quotes.ts';
import { marked } from '~/ui/marks.ts';
import styles from '~/ui/list/controls.module.css';
import type { People } from '../usePeople.ts';

type Props = {
  readonly assignee: number | undefined;
  readonly counts: FilterCounts['assignee'] | undefined;
  readonly people: People;
  readonly onChange: (assignee: number | undefined) => void;
};

const anyone = 'anyone';

/** Whose quotes are listed: anyone's, nobody's, one's own, somebody's, or those of anyone but somebody. */
export function AssigneeFilter({ assignee, counts, people, onChange }: Props): ReactElement {
  const { me, nameOf, all } = people;
  // Those who have something to handle, once that is known.
  const others = all.filter(
    ({ id }) => id !== me && (!counts || counts.people.some((person) => person.id === id)),
  );
  const first = [undefined, 0, ...(me === undefined ? [] : [me, -me])];
  const known = new Set<number | undefined>([...first, ...others.flatMap(({ id }) => [id, -id])]);
  const option = (value: number | undefined): ReactElement => (
    <option key={value ?? anyone} value={value ?? anyone}>
      {quoteFilterTexts.choice(assigneeText(value, me, nameOf), counts && assigneeCount(counts, value))}
    </option>
  );
  return (
    <div
      className={styles.select}
      {...marked('chevronDown')}
      data-active={assignee !== undefined || undefined}
      title={quoteFilterTexts.assignees.about}
    >
      <select
        aria-label={quoteFilterTexts.assignee}
        value={assignee ?? anyone}
        onChange={({ currentTarget: { value } }) => onChange(value === anyone ? undefined : Number(value))}
      >
        {first.map(option)}
        {!known.has(assignee) && option(assignee)}
        <optgroup label={quoteFilterTexts.assignees.people}>{others.map(({ id }) => option(id))}</optgroup>
        <optgroup label={quoteFilterTexts.assignees.others}>{others.map(({ id }) => option(-id))}</optgroup>
      </select>
    </div>
  );
}
