import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { ConfigurationRecord, RevisionRecord } from './configurationRecord.ts';

/** The account of a configuration as far as searching goes. */
type SearchedAccount = {
  readonly accountNumber: string;
  readonly accountName: string;
  readonly accountGroup: string;
  readonly dataArea: string;
};

export type ConfigurationQuery = {
  readonly text?: string | undefined;
  readonly state?: string | undefined;
  readonly area?: string | undefined;
  readonly accounts?: readonly string[] | undefined;
  /** null: nobody's. */
  readonly assignee?: { readonly is: string | null } | { readonly isNot: string } | undefined;
  /** Only what lies in one of these accounts or has one of these ids. */
  readonly within?: { readonly accounts: readonly string[]; readonly ids: readonly string[] } | undefined;
};

export type ConfigurationPage = {
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

export type ConfigurationTable = {
  readonly get: (id: string) => ConfigurationRecord | undefined;
  readonly put: (record: ConfigurationRecord, account: SearchedAccount) => void;
  readonly delete: (id: string) => void;
  /** Newest first. */
  readonly find: (query: ConfigurationQuery, page: ConfigurationPage) => ConfigurationRecord[];
  readonly count: (query: ConfigurationQuery) => number;
  /** The configuration a product configuration belongs to. */
  readonly parentOf: (productConfigurationId: string) => string | undefined;
  readonly usesOf: (partNumber: string) => PartUse[];
  /** The highest id that begins so. */
  readonly lastId: (prefix: string) => string | undefined;
  readonly building: () => ConfigurationRecord[];
  /** The configurations that were begun with this quote. */
  readonly ofQuote: (quoteId: number) => ConfigurationRecord[];
};

/** Only this table writes the column, so the record is of the type it wrote. */
const recordOf = ({ body }: Readonly<Record<string, SQLOutputValue>>): ConfigurationRecord =>
  JSON.parse(String(body));

type Condition = { readonly sql: string; readonly values: readonly SQLInputValue[] };

/** A word of three characters or more is looked up in the trigram index, a shorter one by scanning. */
const wordCondition = (word: string): Condition =>
  word.length >= 3
    ? {
        sql: 'c.number IN (SELECT rowid FROM configuration_text WHERE configuration_text MATCH ?)',
        values: [`"${word.replaceAll('"', '""')}"`],
      }
    : { sql: 'instr(lower(c.text), lower(?)) > 0', values: [word] };

function assigneeCondition(assignee: ConfigurationQuery['assignee']): Condition[] {
  if (!assignee) return [];
  if ('isNot' in assignee) return [{ sql: 'c.assignee <> ?', values: [assignee.isNot] }];
  return [{ sql: 'c.assignee IS ?', values: [assignee.is] }];
}

function conditions(query: ConfigurationQuery): Condition[] {
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

function where(query: ConfigurationQuery): Condition {
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

/** Number of uses of each part in a revision: as the part of the whole, of its products, and inside them. */
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

/** Indexes that `put` and `delete` keep in step with the documents. */
function openIndexes(database: DatabaseSync) {
  const addText = database.prepare('INSERT INTO configuration_text (rowid, text) VALUES (?, ?)');
  const removeText = database.prepare(
    "INSERT INTO configuration_text (configuration_text, rowid, text) VALUES ('delete', ?, ?)",
  );
  const addDevice = database.prepare(
    'INSERT OR IGNORE INTO product_configurations (id, configuration) VALUES (?, ?)',
  );
  const removeDevice = database.prepare('DELETE FROM product_configurations WHERE id = ?');
  const addUse = database.prepare('INSERT INTO part_uses VALUES (?, ?, ?, ?)');
  const removeUse = database.prepare(
    'DELETE FROM part_uses WHERE part = ? AND configuration = ? AND revision = ?',
  );
  return {
    add: (number: number, text: string, record: ConfigurationRecord) => {
      addText.run(number, text);
      for (const revision of record.revisions) {
        for (const device of revision.productConfigurations) {
          addDevice.run(device.productConfigurationId, record.configurationId);
        }
        for (const [part, count] of partCounts(record, revision)) {
          addUse.run(part, record.configurationId, revision.revisionName, count);
        }
      }
    },
    remove: (number: number, text: string, record: ConfigurationRecord) => {
      removeText.run(number, text);
      for (const revision of record.revisions) {
        for (const device of revision.productConfigurations) removeDevice.run(device.productConfigurationId);
        for (const part of partCounts(record, revision).keys()) {
          removeUse.run(part, record.configurationId, revision.revisionName);
        }
      }
    },
  };
}

type Writing = Pick<ConfigurationTable, 'put' | 'delete'>;
type Reading = Omit<ConfigurationTable, keyof Writing>;

function openWriting(database: DatabaseSync, transaction: <T>(work: () => T) => T): Writing {
  const indexes = openIndexes(database);
  const stored = database.prepare(
    'SELECT number, text, body FROM configurations JOIN configuration_bodies USING (number) WHERE id = ?',
  );
  const add = database.prepare(
    `INSERT INTO configurations (id, state, account, area, assignee, created, modified, text)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addBody = database.prepare('INSERT INTO configuration_bodies VALUES (?, ?)');
  const change = database.prepare(
    `UPDATE configurations SET state = ?, account = ?, area = ?, assignee = ?, created = ?, modified = ?, text = ?
     WHERE number = ?`,
  );
  const changeBody = database.prepare('UPDATE configuration_bodies SET body = ? WHERE number = ?');
  const remove = database.prepare('DELETE FROM configurations WHERE number = ?');
  const removeBody = database.prepare('DELETE FROM configuration_bodies WHERE number = ?');
  return {
    put: (record, account) =>
      transaction(() => {
        const { configurationId, state, accountNumber, assignee, created, modified } = record;
        const text = searchedText(record, account);
        const known = stored.get(configurationId);
        const facts = [state, accountNumber, account.dataArea, assignee, created, modified, text] as const;
        if (known) {
          const number = Number(known.number);
          indexes.remove(number, String(known.text), recordOf(known));
          change.run(...facts, number);
          changeBody.run(JSON.stringify(record), number);
          indexes.add(number, text, record);
        } else {
          const number = Number(add.run(configurationId, ...facts).lastInsertRowid);
          addBody.run(number, JSON.stringify(record));
          indexes.add(number, text, record);
        }
      }),
    delete: (id) =>
      transaction(() => {
        const known = stored.get(id);
        if (!known) return;
        const number = Number(known.number);
        indexes.remove(number, String(known.text), recordOf(known));
        remove.run(number);
        removeBody.run(number);
      }),
  };
}

function openReading(database: DatabaseSync): Reading {
  const body = 'SELECT b.body FROM configurations c JOIN configuration_bodies b USING (number)';
  const one = database.prepare(`${body} WHERE c.id = ?`);
  const building = database.prepare(`${body} WHERE c.state = 'GENERATING_ARTEFACTS'`);
  const ofQuote = database.prepare(`${body} WHERE b.body ->> '$.kbMaxQuoteId' = ?`);
  const parent = database.prepare('SELECT configuration FROM product_configurations WHERE id = ?');
  const uses = database.prepare(
    `SELECT u.configuration, u.revision, u.count, c.state FROM part_uses u
     JOIN configurations c ON c.id = u.configuration WHERE u.part = ? ORDER BY u.configuration, u.revision`,
  );
  const last = database.prepare('SELECT max(id) AS id FROM configurations WHERE id GLOB ?');
  return {
    get: (id) => {
      const found = one.get(id);
      return found && recordOf(found);
    },
    find: (query, { sort, offset, limit }) => {
      const { sql, values } = where(query);
      // The page is chosen before the documents are read.
      const page = `SELECT number, ${sort} AS time FROM configurations c ${sql} ORDER BY ${sort} DESC, number DESC LIMIT ? OFFSET ?`;
      return database
        .prepare(
          `SELECT b.body FROM (${page}) p JOIN configuration_bodies b USING (number)
           ORDER BY p.time DESC, p.number DESC`,
        )
        .all(...values, limit, offset)
        .map(recordOf);
    },
    count: (query) => {
      const { sql, values } = where(query);
      const row = database.prepare(`SELECT count(*) AS count FROM configurations c ${sql}`).get(...values);
      return Number(row?.count);
    },
    parentOf: (productConfigurationId) => {
      const found = parent.get(productConfigurationId);
      return found && String(found.configuration);
    },
    usesOf: (partNumber) =>
      uses.all(partNumber).map((use) => ({
        configurationId: String(use.configuration),
        revision: String(use.revision),
        count: Number(use.count),
        state: String(use.state),
      })),
    lastId: (prefix) => {
      const id = last.get(`${prefix}*`)?.id;
      return typeof id === 'string' ? id : undefined;
    },
    building: () => building.all().map(recordOf),
    ofQuote: (quoteId) => ofQuote.all(quoteId).map(recordOf),
  };
}

export function openConfigurationTable(
  database: DatabaseSync,
  transaction: <T>(work: () => T) => T,
): ConfigurationTable {
  return { ...openReading(database), ...openWriting(database, transaction) };
}
