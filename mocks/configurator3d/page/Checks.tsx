import type { Design } from '../design.ts';
import { validate } from '../rules.ts';
import { pageTexts } from './texts.ts';

export function Checks({ design }: { readonly design: Design }) {
  const messages = validate(design).toSorted((a, b) => a.severity.localeCompare(b.severity));
  return (
    <section aria-labelledby="checks-title">
      <h2 id="checks-title">{pageTexts.checks}</h2>
      {messages.length === 0 ? (
        <p className="hint">{pageTexts.nothingWrong}</p>
      ) : (
        <ul className="checks">
          {messages.map(({ severity, text }) => (
            <li key={text} className={severity.toLowerCase()}>
              <b>{pageTexts.severity[severity]}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
