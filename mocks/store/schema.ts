/** Searched columns stand beside the JSON of the whole: a scan reads no documents. The trigram index finds three characters or more. */
export const schema = `
CREATE TABLE IF NOT EXISTS documents (
  collection TEXT NOT NULL,
  id TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (collection, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS configurations (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL,
  account TEXT NOT NULL,
  area TEXT NOT NULL,
  assignee TEXT,
  created TEXT NOT NULL,
  modified TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS configurations_created ON configurations (created);
CREATE INDEX IF NOT EXISTS configurations_modified ON configurations (modified);
CREATE INDEX IF NOT EXISTS configurations_state ON configurations (state, modified);
CREATE INDEX IF NOT EXISTS configurations_account ON configurations (account, modified);
CREATE INDEX IF NOT EXISTS configurations_assignee ON configurations (assignee, modified);
CREATE TABLE IF NOT EXISTS configuration_bodies (number INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT;
CREATE VIRTUAL TABLE IF NOT EXISTS configuration_text USING fts5 (
  text, content='configurations', content_rowid='number', tokenize='trigram remove_diacritics 1'
);
CREATE TABLE IF NOT EXISTS product_configurations (
  id TEXT PRIMARY KEY,
  configuration TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS part_uses (
  part TEXT NOT NULL,
  configuration TEXT NOT NULL,
  revision TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (part, configuration, revision)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS products (
  number INTEGER PRIMARY KEY,
  serial TEXT NOT NULL,
  family TEXT NOT NULL,
  device TEXT NOT NULL,
  configuration TEXT NOT NULL,
  product_configuration TEXT NOT NULL,
  state TEXT NOT NULL,
  account TEXT,
  created TEXT NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (serial, family, device)
) STRICT;
CREATE INDEX IF NOT EXISTS products_created ON products (created);
CREATE INDEX IF NOT EXISTS products_configuration ON products (configuration);
CREATE INDEX IF NOT EXISTS products_product_configuration ON products (product_configuration);
CREATE INDEX IF NOT EXISTS products_account ON products (account);
CREATE TABLE IF NOT EXISTS product_events (
  product INTEGER NOT NULL,
  created TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS product_events_product ON product_events (product, created);

CREATE TABLE IF NOT EXISTS quotes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  account TEXT NOT NULL,
  modified TEXT NOT NULL,
  listed TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS quote_bodies (id INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS quotes_modified ON quotes (modified, id);
CREATE TABLE IF NOT EXISTS quote_logs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  quote INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS quote_logs_quote ON quote_logs (quote);
CREATE INDEX IF NOT EXISTS configuration_bodies_quote ON configuration_bodies (body ->> '$.kbMaxQuoteId');

CREATE TABLE IF NOT EXISTS files (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  size INTEGER,
  sha256 TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS file_chunks (
  file INTEGER NOT NULL,
  place INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (file, place)
) STRICT;

CREATE TABLE IF NOT EXISTS outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  created TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
`;

export const tables = [
  'documents',
  'configurations',
  'configuration_bodies',
  'product_configurations',
  'part_uses',
  'products',
  'product_events',
  'quotes',
  'quote_bodies',
  'quote_logs',
  'files',
  'file_chunks',
  'outbox',
] as const;
