import { html } from 'hono/html';
import { renderPage } from '../run/renderPage.ts';
import {
  isFinalStatus,
  maintenanceStatuses,
  incidentStatuses,
  type Incident,
  type Maintenance,
} from '../status/statusEntry.ts';
import type { OutboxItem } from '../store/store.ts';
import { controlPagePath, type ControlTargets } from './controlCommands.ts';
import { faultEffects, faultEffectTexts, faultyBackEnds, type FaultRule } from './faultRule.ts';

type Html = ReturnType<typeof html>;

export const renderControlPage = ({
  faults,
  board,
  outbox,
}: ControlTargets & { readonly outbox: () => readonly OutboxItem[] }): Html =>
  renderPage(
    'Stand-ins of Portal',
    controlPagePath,
    html`<main>
      <h1>Stand-ins</h1>
      <p>
        The back ends behind this Portal are stand-ins. Here they are made to fail as real ones do, and here
        lies what they would have sent to others. <a href="/">Go to Portal</a>
      </p>
      <h2>Faults</h2>
      ${rulesTable(faults.rules())} ${ruleForm()} ${shortcuts()}
      <h2>Status page</h2>
      ${statusTable('Incident', 'incidents/update', incidentStatuses, board.unresolved())}
      ${statusTable('Maintenance', 'maintenances/update', maintenanceStatuses, planned(board.maintenances()))}
      ${statusForms()}
      <h2>Quoting system</h2>
      <p>
        It has a sign-in of its own. The password of everybody is the part of their e-mail address before the
        @: that of quote.engineer@… is quote.engineer.
      </p>
      <h2>Service orders</h2>
      <p>
        An order is given out a quarter of an hour after it was last changed, and reaches its products over
        the next days. Here time passes for the orders alone.
      </p>
      <div class="line">
        ${button('orders/advance', 'Let one hour pass', { hours: 1 })}
        ${button('orders/advance', 'Let six hours pass', { hours: 6 })}
        ${button('orders/advance', 'Let three days pass', { hours: 72 })}
      </div>
      <h2>Outbox</h2>
      ${outboxTable(outbox())}
      <h2>Data</h2>
      <p>Puts the data back to what it was at the first start. Everything people made since then is lost.</p>
      ${button('data/reset', 'Reset the data', {}, 'danger')}
    </main>`,
  );

const planned = (maintenances: readonly Maintenance[]): Maintenance[] =>
  maintenances.filter(({ status }) => !isFinalStatus(status));

const button = (
  command: string,
  label: string,
  fields: Record<string, string | number> = {},
  kind = '',
): Html => html`
  <form method="post" action="${controlPagePath}/${command}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="${kind}">${label}</button>
  </form>
`;

const table = (caption: string, heads: readonly string[], rows: readonly Html[]): Html => html`
  <div class="card scroll">
    <table aria-label="${caption}">
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>
`;

function rulesTable(rules: readonly FaultRule[]): Html {
  if (rules.length === 0) return html`<p>Nothing is made to fail.</p>`;
  const rows = rules.map(
    (rule) =>
      html`<tr>
        <td>
          ${[rule.method, rule.operation ?? rule.path ?? 'Everything', rule.backEnd && `of ${rule.backEnd}`]
            .filter(Boolean)
            .join(' ')}
        </td>
        <td>${faultEffectTexts[rule.effect]}${detailOf(rule)}</td>
        <td>${Math.round(rule.share * 100)} %${rule.times ? `, ${rule.times} times` : ''}</td>
        <td>${rule.hits}</td>
        <td>${button('rules/remove', 'Remove', { id: rule.id })}</td>
      </tr>`,
  );
  return table('Faults', ['Requests', 'Effect', 'How often', 'So far', ''], rows);
}

function detailOf({ effect, status, ms }: FaultRule): string {
  if (effect === 'STATUS') return ` (${status})`;
  return effect === 'DELAY' || effect === 'DRIP' ? ` (${ms} ms)` : '';
}

const options = (values: readonly (readonly [string, string])[]): Html =>
  html`${values.map(([value, label]) => html`<option value="${value}">${label}</option>`)}`;

const ruleForm = (): Html => html`
  <h2>New fault</h2>
  <form method="post" action="${controlPagePath}/rules/add" class="line">
    <label
      >Back end
      <select name="backEnd">
        <option value="">All</option>
        ${options(faultyBackEnds.map((backEnd) => [backEnd, backEnd]))}
      </select></label
    >
    <label>Operation <input name="operation" placeholder="configurationGet" autocomplete="off" /></label>
    <label>or path <input name="path" placeholder="/cms/configurations/*" autocomplete="off" /></label>
    <label
      >Effect
      <select name="effect">
        ${options(faultEffects.map((effect) => [effect, faultEffectTexts[effect]]))}
      </select></label
    >
    <label>Status <input name="status" type="number" min="200" max="599" value="500" /></label>
    <label>Milliseconds <input name="ms" type="number" min="0" value="5000" /></label>
    <label>Share <input name="share" type="number" min="0" max="1" step="0.01" value="1" /></label>
    <label>Times <input name="times" type="number" min="1" /></label>
    <button>Add</button>
  </form>
`;

const shortcuts = (): Html => html`
  <h2>In one press</h2>
  <div class="line">
    ${button('rules/add', 'CMS is offline', { backEnd: 'cms', effect: 'OFFLINE' })}
    ${button('rules/add', 'CMS is under maintenance', { backEnd: 'cms', effect: 'MAINTENANCE' })}
    ${button('rules/add', 'One answer in twenty is lost', { effect: 'DROP_ANSWER', share: 0.05 })}
    ${button('rules/add', 'Quoting system is offline', { backEnd: 'cpq', effect: 'OFFLINE' })}
    ${button('tokens/expire', 'End every access token')}
    ${button('quoteSessions/end', 'End the sessions of the quoting system')}
    ${button('generations/finish', 'Finish the outputs that quotes are waiting for')}
    ${button('rules/clear', 'No faults')}
  </div>
`;

function statusTable(
  kind: string,
  command: string,
  statuses: readonly string[],
  entries: readonly (Incident | Maintenance)[],
): Html {
  if (entries.length === 0) return html`<p>No ${kind.toLowerCase()}.</p>`;
  const rows = entries.map(
    (entry) =>
      html`<tr>
        <td>${entry.name}</td>
        <td>
          ${'scheduled_for' in entry ? `${timeOf(entry.scheduled_for)} to ${timeOf(entry.scheduled_until)}` : entry.impact}
        </td>
        <td>
          <form method="post" action="${controlPagePath}/${command}" class="line">
            <input type="hidden" name="id" value="${entry.id}" />
            <label
              >Status
              <select name="status">
                ${statuses.map(
                  (status) => html`<option ${status === entry.status ? 'selected' : ''}>${status}</option>`,
                )}
              </select></label
            >
            <label>Update <input name="body" value="${entry.incident_updates[0]?.body ?? ''}" /></label>
            <button>Say so</button>
          </form>
        </td>
      </tr>`,
  );
  return table(`${kind}s`, [kind, '', 'How it stands'], rows);
}

const statusForms = (): Html => html`
  <form method="post" action="${controlPagePath}/incidents/declare" class="line">
    <label>Incident <input name="name" required value="Slow sign-in" /></label>
    <label>Update <input name="body" value="We are looking into it." /></label>
    <button>Declare</button>
  </form>
  <form method="post" action="${controlPagePath}/maintenances/schedule" class="line">
    <label>Maintenance <input name="name" required value="New release of Portal" /></label>
    <label>Update <input name="body" value="Portal is closed for a short while." /></label>
    <label>Begins in minutes <input name="startsIn" type="number" value="60" /></label>
    <label>Lasts minutes <input name="lasts" type="number" min="1" value="120" /></label>
    <button>Schedule</button>
  </form>
`;

function outboxTable(items: readonly OutboxItem[]): Html {
  if (items.length === 0) return html`<p>Nothing was sent to anybody.</p>`;
  const rows = items.map(
    ({ kind, created, body }) =>
      html`<tr>
        <td>${timeOf(created)}</td>
        <td>${kind === 'MAIL' ? 'Mail' : 'Files for the ERP system'}</td>
        <td><pre>${linesOf(body)}</pre></td>
      </tr>`,
  );
  return table('Outbox', ['When', 'What', 'Content'], rows);
}

/** Formats a time to the minute, in UTC: "2026-11-20 12:00". */
const timeOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

const linesOf = (body: unknown): string =>
  Object.entries(Object(body))
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
