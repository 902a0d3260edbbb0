import type { DatabaseSync, SQLInputValue, SQLOutputValue, SQLTagStore } from 'node:sqlite';
import type { ConfigurationRecord, RevisionRecord } from './records.ts';
import type { Transaction } from './store.ts';

/** The searchable fields of a configuration's account. */
type SearchedAccount = Readonly<
  Record<'accountNumber' | 'accountName' | 'accountGroup' | 'dataArea', string>
>;

export type ConfigurationRecordFilter = {
  readonly text?: string | undefined;
  readonly state?: string | undefined;
  readonly area?: string | undefined;
  readonly accounts?: readonly string[] | undefined;
  /** null means unassigned. */
  readonly assignee?: { readonly is: string | null } | { readonly isNot: string } | undefined;
  /** Restricts the result to these accounts and ids. */
  readonly within?: { readonly accounts: readonly string[]; readonly ids: readonly string[] } | undefined;
};

type ConfigurationPage = {
  readonly sort: 'created' | 'modified';
  readonly offset: number;
  readonly limit: number;
};

type PartUse = {
  readonly configurationId: string;
  readonly revision: string;
  readonly count: number;
  readonly state: string;
};

/** Only this table writes the column, so the type of the record is known. */
const recordOf = ({ body }: Readonly<Record<string, SQLOutputValue>>): ConfigurationRecord =>
  JSON.parse(String(body));

type Condition = { readonly sql: string; readonly values: readonly SQLInputValue[] };

/** Words of three or more characters use the trigram index, shorter ones a scan. */
const wordCondition = (word: string): Condition =>
  word.length >= 3
    ? {
        sql: 'c.number IN (SELECT rowid FROM configuration_text WHERE configuration_text MATCH ?)',
        values: [`"${word.replaceAll('"', '""')}"`],
      }
    : { sql: 'instr(lower(c.text), lower(?)) > 0', values: [word] };

function assigneeCondition(assignee: ConfigurationRecordFilter['assignee']): Condition[] {
  if (!assignee) return [];
  if ('isNot' in assignee) return [{ sql: 'c.assignee <> ?', values: [assignee.isNot] }];
  return [{ sql: 'c.assignee IS ?', values: [assignee.is] }];
}

function conditions(query: ConfigurationRecordFilter): Condition[] {
  const { text = '', state, area, accounts, within } = query;
  return [
    ...(text.match(/\S+/g) ?? []).map(wordCondition),
    ...(state ? [{ sql: 'c.state = ?', values: [state] }] : []),
    ...(area ? [{ sql: 'c.area = ?', values: [area] }] : []),
    ...(accounts?.length
      ? [{ sql: 'c.account IN (SELECT value FROM json_each(?))', values: [JSON.stringify(accounts)] }]
      : []),
    ...assigneeCondition(query.assignee),
    ...(within
      ? [
          {
            sql: '(c.account IN (SELECT value FROM json_each(?)) OR c.id IN (SELECT value FROM json_each(?)))',
            values: [JSON.stringify(within.accounts), JSON.stringify(within.ids)],
          },
        ]
      : []),
  ];
}

function where(query: ConfigurationRecordFilter): Condition {
  const all = conditions(query);
  const sql = all.length > 0 ? `WHERE ${all.map((condition) => condition.sql).join(' AND ')}` : '';
  return { sql, values: all.flatMap((condition) => condition.values) };
}

function searchedText(record: ConfigurationRecord, account: SearchedAccount): string {
  const { configurationId, configurationName, userDefinedName, configurationDescription, partNumber } =
    record;
  const devices = record.revisions.at(-1)?.productConfigurations ?? [];
  const texts = [
    configurationId,
    configurationName,
    userDefinedName,
    configurationDescription,
    partNumber,
    account.accountGroup,
    account.accountName,
    account.accountNumber,
    ...devices.map((device) => device.productConfigurationId),
  ];
  return [...new Set(texts.filter(Boolean))].join('\n');
}

function partCounts(record: ConfigurationRecord, revision: RevisionRecord): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (part: string | null, count: number): void => {
    if (part) counts.set(part, (counts.get(part) ?? 0) + count);
  };
  add(record.partNumber, 1);
  for (const device of revision.productConfigurations) {
    add(device.partNumber, 1);
    for (const [part, count] of Object.entries(device.components)) add(part, count);
  }
  return counts;
}

/** Indexes that `put` and `delete` update with the documents. */
const openIndexes = (sql: SQLTagStore) => ({
  add: (number: number, text: string, record: ConfigurationRecord): void => {
    const { configurationId: id } = record;
    void sql.run`INSERT INTO configuration_text (rowid, text) VALUES (${number}, ${text})`;
    for (const revision of record.revisions) {
      for (const { productConfigurationId } of revision.productConfigurations) {
        void sql.run`INSERT OR IGNORE INTO product_configurations (id, configuration)
          VALUES (${productConfigurationId}, ${id})`;
      }
      for (const [part, count] of partCounts(record, revision)) {
        void sql.run`INSERT INTO part_uses VALUES (${part}, ${id}, ${revision.revisionName}, ${count})`;
      }
    }
  },
  remove: (number: number, text: string, record: ConfigurationRecord): void => {
    const { configurationId: id } = record;
    void sql.run`INSERT INTO configuration_text (configuration_text, rowid, text) VALUES ('delete', ${number}, ${text})`;
    for (const revision of record.revisions) {
      for (const { productConfigurationId } of revision.productConfigurations) {
        void sql.run`DELETE FROM product_configurations WHERE id = ${productConfigurationId}`;
      }
      for (const part of partCounts(record, revision).keys()) {
        void sql.run`DELETE FROM part_uses
          WHERE part = ${part} AND configuration = ${id} AND revision = ${revision.revisionName}`;
      }
    }
  },
});

function openWriting(sql: SQLTagStore, transaction: Transaction) {
  const indexes = openIndexes(sql);
  const storedAt = (id: string) =>
    sql.get`SELECT number, text, body FROM configurations JOIN configuration_bodies USING (number) WHERE id = ${id}`;
  return {
    put: (record: ConfigurationRecord, account: SearchedAccount): void =>
      transaction(() => {
        const { configurationId, state, accountNumber, assignee, created, modified } = record;
        const text = searchedText(record, account);
        const known = storedAt(configurationId);
        if (known) {
          const number = Number(known['number']);
          indexes.remove(number, String(known['text']), recordOf(known));
          void sql.run`UPDATE configurations SET state = ${state}, account = ${accountNumber}, area = ${account.dataArea},
            assignee = ${assignee}, created = ${created}, modified = ${modified}, text = ${text}
            WHERE number = ${number}`;
          void sql.run`UPDATE configuration_bodies SET body = ${JSON.stringify(record)} WHERE number = ${number}`;
          indexes.add(number, text, record);
          return;
        }
        const added = sql.run`INSERT INTO configurations
          (id, state, account, area, assignee, created, modified, text)
          VALUES (${configurationId}, ${state}, ${accountNumber}, ${account.dataArea}, ${assignee}, ${created},
            ${modified}, ${text})`;
        const number = Number(added.lastInsertRowid);
        void sql.run`INSERT INTO configuration_bodies VALUES (${number}, ${JSON.stringify(record)})`;
        indexes.add(number, text, record);
      }),
    delete: (id: string): void =>
      transaction(() => {
        const known = storedAt(id);
        if (!known) return;
        const number = Number(known['number']);
        indexes.remove(number, String(known['text']), recordOf(known));
        void sql.run`DELETE FROM configurations WHERE number = ${number}`;
        void sql.run`DELETE FROM configuration_bodies WHERE number = ${number}`;
      }),
  };
}

const openReading = (database: DatabaseSync, sql: SQLTagStore) => ({
  get: (id: string): ConfigurationRecord | undefined => {
    const found = sql.get`SELECT b.body FROM configurations c JOIN configuration_bodies b USING (number)
      WHERE c.id = ${id}`;
    return found && recordOf(found);
  },
  /** Configurations that match the query, newest first. */
  find: (
    query: ConfigurationRecordFilter,
    { sort, offset, limit }: ConfigurationPage,
  ): ConfigurationRecord[] => {
    const { sql: condition, values } = where(query);
    // The page is selected before the documents are read.
    const page = `SELECT number, ${sort} AS time FROM configurations c ${condition} ORDER BY ${sort} DESC, number DESC LIMIT ? OFFSET ?`;
    return database
      .prepare(
        `SELECT b.body FROM (${page}) p JOIN configuration_bodies b USING (number)
         ORDER BY p.time DESC, p.number DESC`,
      )
      .all(...values, limit, offset)
      .map(recordOf);
  },
  count: (query: ConfigurationRecordFilter): number => {
    const { sql: condition, values } = where(query);
    const counted = database.prepare(`SELECT count(*) AS count FROM configurations c ${condition}`);
    return Number(counted.get(...values)?.['count']);
  },
  /** Id of the configuration that contains a product configuration. */
  parentOf: (productConfigurationId: string): string | undefined => {
    const found = sql.get`SELECT configuration FROM product_configurations WHERE id = ${productConfigurationId}`;
    return found && String(found['configuration']);
  },
  usesOf: (partNumber: string): PartUse[] =>
    sql.all`SELECT u.configuration, u.revision, u.count, c.state FROM part_uses u
      JOIN configurations c ON c.id = u.configuration WHERE u.part = ${partNumber}
      ORDER BY u.configuration, u.revision`.map((use) => ({
      configurationId: String(use['configuration']),
      revision: String(use['revision']),
      count: Number(use['count']),
      state: String(use['state']),
    })),
  lastId: (prefix: string): string | undefined => {
    const id = sql.get`SELECT max(id) AS id FROM configurations WHERE id GLOB ${`${prefix}*`}`?.['id'];
    return typeof id === 'string' ? id : undefined;
  },
  building: (): ConfigurationRecord[] =>
    sql.all`SELECT b.body FROM configurations c JOIN configuration_bodies b USING (number)
      WHERE c.state = 'GENERATING_ARTEFACTS'`.map(recordOf),
  ofQuote: (quoteId: number): ConfigurationRecord[] =>
    sql.all`SELECT b.body FROM configurations c JOIN configuration_bodies b USING (number)
      WHERE b.body ->> '$.kbMaxQuoteId' = ${quoteId}`.map(recordOf),
});

export const openConfigurationTable = (
  database: DatabaseSync,
  sql: SQLTagStore,
  transaction: Transaction,
) => ({ ...openReading(database, sql), ...openWriting(sql, transaction) });
