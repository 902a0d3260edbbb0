import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { toPartDraft, listPartFacts } from '~/domain/part/form.ts';
import { comparePartTexts, partListTexts, partPageTexts } from '~/domain/words/texts/partAdministration.ts';
import { paths } from '~/paths.ts';
import { partQuery, type PartDetail } from '~/queries/parts/parts.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { openModal } from '~/platform/modals.ts';
import { PartPicture } from '~/widgets/parts/PartPicture.tsx';
import { ScrollableTable } from './ScrollableTable.tsx';
import styles from './Parts.module.css';

export const openCompareParts = (numbers: readonly string[]): void =>
  openModal({
    title: comparePartTexts.title(numbers.length),
    fullScreen: true,
    body: <CompareParts numbers={numbers} />,
  });

function CompareParts({ numbers }: { readonly numbers: readonly string[] }) {
  const reads = useQueries({ queries: numbers.map((partNumber) => partQuery(partNumber)) });
  const all = reads.flatMap(({ data }) => data ?? []);
  const read = {
    data: all.length === numbers.length ? all : undefined,
    error: reads.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(reads.map((each) => each.refetch())),
  };
  return (
    <QueryBoundary read={read} what={partListTexts.themselves} rows={8}>
      {(found) => <Compared found={found} />}
    </QueryBoundary>
  );
}

function Compared({ found }: { readonly found: readonly PartDetail[] }) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const facts = found.map((each) => listPartFacts(toPartDraft(each)));
  const rows = (facts[0] ?? []).map(({ name }, index) => {
    const texts = facts.map((own) => own[index]?.text ?? '');
    return { name, texts, differs: new Set(texts).size > 1 };
  });
  return (
    <>
      <label className="soft">
        <input
          type="checkbox"
          checked={onlyDifferent}
          onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
        />{' '}
        {comparePartTexts.onlyDifferences}
      </label>
      <ScrollableTable label={comparePartTexts.title(found.length)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{comparePartTexts.fact}</th>
              {found.map(({ partNumber, images }) => (
                <th key={partNumber} scope="col">
                  <span className={styles.thumbnail}>
                    <PartPicture partNumber={partNumber} images={images} />
                  </span>
                  <Link to={paths.part(partNumber)}>{partNumber}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ differs }) => differs || !onlyDifferent)
              .map(({ name, texts, differs }) => (
                <tr key={name} data-differs={differs || undefined}>
                  <th scope="row">
                    {name}
                    {differs && <span className="visuallyHidden"> {comparePartTexts.differs}</span>}
                  </th>
                  {texts.map((text, index) => (
                    <td key={found[index]?.partNumber}>{text || partPageTexts.none}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </ScrollableTable>
    </>
  );
}
