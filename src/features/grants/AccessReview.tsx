import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconChecks, IconDownload } from '@tabler/icons-react';
import type { Account } from '~/domain/account/accounts.ts';
import { formatReviewFileName, buildReviewRows } from '~/domain/grant/accessReview.ts';
import { grantKey, formatGrantTarget, type Grant } from '~/domain/grant/grant.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { formatCsv } from '~/domain/words/csv.ts';
import { getCustomerName } from '~/domain/grant/overview.ts';
import { grantReviewTexts } from '~/domain/words/texts/grants.ts';
import { paths } from '~/paths.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { DrawerList } from '~/ui/list/DrawerList.tsx';
import { WindowedRows } from '~/ui/list/WindowedRows.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { saveFile } from '~/platform/saveFile.ts';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';
import { Badge } from '~/ui/Badge.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { AccessReviewItem, useAccessReview, type AccessReviewState } from './AccessReviewItem.tsx';
import styles from './Permissions.module.css';

type Props = { readonly account: Account; readonly grants: readonly Grant[] };

const openParameter = 'open';
const closed = 'none';

/** Each grant is kept or revoked; those unchanged for longest come first. */
export function AccessReview({ account, grants: present }: Props) {
  const { accountNumber } = account;
  const review = useAccessReview(accountNumber, present);
  const { grants, tally } = review;
  const name = getCustomerName(account);
  const save = (): void => {
    const rows = buildReviewRows({ accountNumber, accountName: name }, grants, review.answers);
    saveFile(
      new Blob([formatCsv(rows)], { type: 'text/csv' }),
      formatReviewFileName(accountNumber, new Date()),
    );
  };
  return (
    <>
      <PageHeader
        trail={[{ label: grantReviewTexts.trail, to: paths.customerPermissions(accountNumber) }]}
        title={grantReviewTexts.title(name)}
        state={
          <span className="soft" role="status">
            {grantReviewTexts.tally(tally.kept, tally.revoked, tally.open)}
          </span>
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            disabled={grants.length === 0}
            onClick={save}
          >
            {grantReviewTexts.export}
          </Button>
        }
      />
      <p className={styles.about}>{grantReviewTexts.about}</p>
      {grants.length === 0 ? (
        <EmptyState
          image={<IconChecks size={26} />}
          title={grantReviewTexts.none}
          text={grantReviewTexts.noneWhy}
        />
      ) : (
        <Reviewed account={account} review={review} />
      )}
    </>
  );
}

type ReviewedProps = { readonly account: Account; readonly review: AccessReviewState };

function Reviewed({ account, review }: ReviewedProps) {
  const { grants, nextAfter } = review;
  const [parameters, change] = usePageSearchParams();
  const wanted = parameters.get(openParameter) ?? nextAfter('') ?? closed;
  const current = grants.find((grant) => grantKey(grant) === wanted);
  const at = current ? grants.indexOf(current) : -1;
  const open = (key: string | undefined): void => change({ [openParameter]: key || closed });
  const beside = (step: -1 | 1): Grant | undefined => (current ? grants[at + step] : grants[0]);
  const go = (step: -1 | 1): void => {
    const next = beside(step);
    if (next) open(grantKey(next));
  };
  // An answer may be saved late: do not advance if the person has opened another grant meanwhile.
  const goOnFrom = (answered: Grant, about: readonly Grant[]): void =>
    change((now) => {
      if ((now.get(openParameter) ?? wanted) !== grantKey(answered)) return undefined;
      now.set(openParameter, nextAfter(grantKey(answered), about) ?? closed);
      return now;
    });
  useShortcut('NEXT_TO_REVIEW', () => go(1));
  useShortcut('PREVIOUS_TO_REVIEW', () => go(-1));
  return (
    <DrawerList
      open={current ? grantKey(current) : ''}
      label={current ? escapeInvisibleText(current.address) : ''}
      keys={grants.map(grantKey)}
      onOpen={open}
      covers
      goesOn
      head={
        <h2 className={styles.heading}>
          <bdi>{current && escapeInvisibleText(current.address)}</bdi>
        </h2>
      }
      body={
        current && (
          <AccessReviewItem
            account={account}
            grant={current}
            review={review}
            place={at + 1}
            onPrevious={beside(-1) && (() => go(-1))}
            onNext={beside(1) && (() => go(1))}
            onAnswered={(about) => goOnFrom(current, about)}
          />
        )
      }
    >
      {review.tally.open === 0 && (
        <div className="panel">
          <EmptyState
            image={<IconChecks size={26} />}
            title={grantReviewTexts.done}
            text={grantReviewTexts.doneWhy}
          />
        </div>
      )}
      <Rows account={account} review={review} open={current && grantKey(current)} />
    </DrawerList>
  );
}

type RowsProps = ReviewedProps & { readonly open: string | undefined };

function Rows({ account, review, open }: RowsProps) {
  return (
    <WindowedRows
      label={grantReviewTexts.list}
      rows={review.grants}
      keyOf={grantKey}
      height={52}
      narrowHeight={72}
    >
      {(grant, index) => (
        <ReviewRow
          account={account}
          grant={grant}
          index={index}
          isOpen={grantKey(grant) === open}
          review={review}
        />
      )}
    </WindowedRows>
  );
}

type RowProps = ReviewedProps & { readonly grant: Grant; readonly index: number; readonly isOpen: boolean };

function ReviewRow({ account, grant, index, isOpen, review }: RowProps) {
  const [, change] = usePageSearchParams();
  const { address, modified } = grant;
  const key = grantKey(grant);
  const answer = review.answers.get(key);
  const to = paths.customerPermissions(account.accountNumber, undefined, {
    review: '1',
    [openParameter]: key,
  });
  return (
    <div className={`${styles.line} ${styles.person} ${styles.reviewed}`} data-open={isOpen || undefined}>
      <span className={styles.name}>
        <a
          className="truncate"
          href={to}
          data-index={index}
          data-row={key}
          aria-current={isOpen || undefined}
          title={escapeInvisibleText(address)}
          onClick={(event) => {
            if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            change({ [openParameter]: key });
          }}
        >
          <bdi>{escapeInvisibleText(address)}</bdi>
        </a>
      </span>
      <span className={styles.text}>{formatGrantTarget(grant)}</span>
      {answer ? (
        <span className={styles.answer}>
          <Badge colour={answer.decision === 'KEEP' ? 'green' : 'red'} size="small">
            {grantReviewTexts.decisions[answer.decision]}
          </Badge>
        </span>
      ) : (
        <RelativeTime date={modified} className={styles.answer} />
      )}
    </div>
  );
}
