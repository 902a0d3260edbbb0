import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { formatFieldLabel, diffDesigns } from '~/domain/quote/comparison.ts';
import { getDesignProduct } from '~/domain/design/savePlan.ts';
import type { Configurator, Quote } from '~/domain/quote/quoteDto.ts';
import { parseCommitDate } from '~/domain/quote/versionTimeline.ts';
import { designConflictTexts } from '~/domain/words/texts/designs.ts';
import { closeModal, openModal } from '~/platform/modals.ts';
import styles from './Configurator.module.css';

type Props = {
  readonly mine: Configurator;
  readonly theirs: Quote;
  readonly keepMine: () => Promise<void>;
  readonly loadTheirs: () => void;
};

export function openDesignConflict(props: Props): void {
  openModal({ title: designConflictTexts.title, size: 720, body: <Conflict {...props} /> });
}

const maxShown = 40;

function Conflict({ mine, theirs, keepMine, loadTheirs }: Props) {
  const product = getDesignProduct(theirs);
  const last = product?.commits?.at(-1);
  const differences = diffDesigns(mine, product?.configuredProduct ?? {});
  const choose = (act: () => void): void => {
    closeModal();
    act();
  };
  return (
    <>
      <p className={styles.intro}>
        {last && <span>{designConflictTexts.who(last.authorName, parseCommitDate(last.date))} </span>}
        <span>{designConflictTexts.intro}</span>
      </p>
      {differences.length === 0 ? (
        <p>{designConflictTexts.same}</p>
      ) : (
        <div className={styles.differences}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{designConflictTexts.value}</th>
                <th scope="col">{designConflictTexts.mine}</th>
                <th scope="col">{designConflictTexts.theirs}</th>
              </tr>
            </thead>
            <tbody>
              {differences.slice(0, maxShown).map((each) => (
                <tr key={JSON.stringify([each.within, each.field])}>
                  <th scope="row">{[...each.within, formatFieldLabel(each.field)].join(' › ')}</th>
                  <td>{each.mine ?? designConflictTexts.absent}</td>
                  <td>{each.theirs ?? designConflictTexts.absent}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {differences.length > maxShown && <p>{designConflictTexts.more(differences.length - maxShown)}</p>}
        </div>
      )}
      <div className={styles.choices}>
        <div>
          <Button onClick={() => choose(() => void keepMine())}>{designConflictTexts.keepMine}</Button>
          <p>{designConflictTexts.aboutMine}</p>
        </div>
        <div>
          <Button variant="default" onClick={() => choose(loadTheirs)}>
            {designConflictTexts.loadTheirs}
          </Button>
          <p>{designConflictTexts.aboutTheirs}</p>
        </div>
      </div>
    </>
  );
}
