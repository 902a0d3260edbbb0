import { IconChevronRight } from '@tabler/icons-react';
import { useId, useMemo, useRef, useState } from 'react';
import type { SchemaLine } from '~/domain/apiDescription/schema.ts';
import { apiDescriptionTexts } from '~/domain/words/texts/apiDescription.ts';
import { useFocusFallback } from '~/platform/focus/useFocusFallback.ts';
import { ShowMore, useShowMore } from './ShowMore.tsx';
import styles from './Api.module.css';

type Props = {
  readonly label: string;
  readonly line: SchemaLine;
  readonly startsOpen: boolean;
};

/** Children are built when a line is expanded, since schemas can be recursive. */
export const SchemaTree = ({ label, line, startsOpen }: Props) => (
  <ul className={styles.schema} aria-label={label}>
    <Line line={line} startsOpen={startsOpen} />
  </ul>
);

type LineProps = { readonly line: SchemaLine; readonly startsOpen?: boolean };

function Line({ line, startsOpen = false }: LineProps) {
  const { name, required, type, facts, description, isNested, isLost } = line;
  const [isOpen, setIsOpen] = useState(startsOpen && isNested);
  const id = useId();
  return (
    <li>
      <div className={styles.field} data-lost={isLost || undefined}>
        {isNested && (
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={apiDescriptionTexts.unfold(name || type)}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconChevronRight size={14} aria-hidden />
          </button>
        )}
        {name && <code>{name}</code>}
        {required && <strong>{apiDescriptionTexts.required}</strong>}
        <span>{type}</span>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
      {description && <p>{description}</p>}
      {isOpen && <Inside id={id} line={line} />}
    </li>
  );
}

/** Page size of the lines: a schema may have thousands of fields. */
const linesAtOnce = 150;

function Inside({ id, line }: { readonly id: string; readonly line: SchemaLine }) {
  const list = useRef<HTMLUListElement>(null);
  // The "show more" button unmounts after the last page, while it has the focus.
  const keptFocus = useFocusFallback(list);
  const lines = useMemo(() => line.inside(), [line]);
  const { shown, more } = useShowMore(lines, linesAtOnce);
  return (
    <ul ref={list} id={id} tabIndex={-1} {...keptFocus}>
      {shown.map((inner, index) => (
        // Alternatives of a schema may share a name.
        // oxlint-disable-next-line react/no-array-index-key
        <Line key={`${inner.name} ${index}`} line={inner} />
      ))}
      {more && (
        <li>
          <ShowMore {...more} />
        </li>
      )}
    </ul>
  );
}
