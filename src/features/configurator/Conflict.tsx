import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { fieldLabel, productDifferences } from '~/domain/quote/comparison.ts';
import { designedProduct } from '~/domain/quote/savePlan.ts';
import type { Configurator, Quote } from '~/domain/quote/wire.ts';
import { commitMoment } from '~/domain/quote/timeLine.ts';
import { conflictTexts } from '~/domain/words/texts/configurator.ts';
import { closeModal, openModal } from '~/platform/modals.ts';
import styles from './Configurator.module.css';

type Props = {
  readonly mine: Configurator;
  readonly theirs: Quote;
  readonly keepMine: () => Promise<void>;
  readonly loadTheirs: () => void;
};

export function openConflict(props: Props): void {
  openModal({ title: conflictTexts.title, size: 720, body: <Conflict {...props} /> });
}

const mostShown = 40;

function Conflict({ mine, theirs, keepMine, loadTheirs }: Props) {
  const product = designedProduct(theirs);
  const last = product?.commits?.at(-1);
  const differences = productDifferences(mine, product?.configuredProduct ?? {});
  const choose = (act: () => void): void => {
    closeModal();
    act();
  };
  return (
    <>
      <p className={styles.intro}>
        {last && <span>{conflictTexts.who(last.authorName, commitMoment(last.date))} </span>}
        <span>{conflictTexts.intro}</span>
      </p>
      {differences.length === 0 ? (
        <p>{conflictTexts.same}</p>
      ) : (
        <div className={styles.differences}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{conflictTexts.value}</th>
                <th scope="col">{conflictTexts.mine}</th>
                <th scope="col">{conflictTexts.theirs}</th>
              </tr>
            </thead>
            <tbody>
              {differences.slice(0, mostShown).map((each) => (
                <tr key={JSON.stringify([each.within, each.field])}>
                  <th scope="row">{[...each.within, fieldLabel(each.field)].join(' › ')}</th>
                  <td>{each.mine ?? conflictTexts.absent}</td>
                  <td>{each.theirs ?? conflictTexts.absent}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {differences.length > mostShown && <p>{conflictTexts.more(differences.length - mostShown)}</p>}
        </div>
      )}
      <div className={styles.choices}>
        <div>
          <Button onClick={() => choose(() => void keepMine())}>{conflictTexts.keepMine}</Button>
          <p>{conflictTexts.aboutMine}</p>
        </div>
        <div>
          <Button variant="default" onClick={() => choose(loadTheirs)}>
            {conflictTexts.loadTheirs}
          </Button>
          <p>{conflictTexts.aboutTheirs}</p>
        </div>
      </div>
    </>
  );
}
