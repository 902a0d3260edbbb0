import { html } from 'hono/html';
import { roleLabel, roles, type Realm } from '../../src/domain/access/roles.ts';
import { renderPage, toTrustedHtml } from '../run/renderPage.ts';
import type { Settings } from '../run/settings.ts';
import type { SeedPerson } from '../store/records.ts';
import { identityPath } from './clientRegistration.ts';

/** Realms in display order; the staff realm shows the provider's name. */
const titles: readonly (readonly [Realm, string | undefined])[] = [
  ['STAFF', undefined],
  ['CUSTOMER', 'Customers'],
  ['CUST_GROUP', 'Customer groups'],
  ['OWNER', 'Owners'],
  ['PRODUCT', 'Products'],
  ['APP', 'Applications'],
  ['NONE', 'Not let in anywhere yet'],
];

type PeopleGroup = {
  readonly realm: Realm;
  readonly title: string;
  readonly members: readonly SeedPerson[];
};

export function groupPeopleByRealm(people: readonly SeedPerson[], providerName: string): PeopleGroup[] {
  const byRealm = Map.groupBy(people, ({ units }) => units[0]?.realm ?? 'NONE');
  return titles.flatMap(([realm, title = providerName]) => {
    const members = byRealm.get(realm);
    return members ? [{ realm, title, members }] : [];
  });
}

type Html = ReturnType<typeof html>;

function rolesOf({ units }: SeedPerson): string {
  const held = new Set(units.flatMap((unit) => unit.roles));
  const names = roles.filter((role) => held.has(role)).map((role) => roleLabel[role]);
  return names.length > 0 ? names.join(', ') : 'No roles';
}

type SignIn = {
  readonly people: readonly SeedPerson[];
  readonly settings: Settings;
  readonly action: string;
  /** E-mail address of the previously signed-in user. */
  readonly hint: unknown;
};

export function renderSignInPage({ people, settings, action, hint }: SignIn): Html {
  const groups = groupPeopleByRealm(people, settings.providerName).map(
    ({ realm, title, members }) => html`
      <h2 id="${realm}">${title}</h2>
      <div class="people" role="group" aria-labelledby="${realm}">
        ${members.map((person) => personButton(person, hint))}
      </div>
    `,
  );
  return renderPage(
    'Sign in to Portal',
    identityPath,
    html`<main>
      <h1>Sign in to Portal</h1>
      <p>This is the stand-in for the identity provider. Choose who you are; there are no passwords.</p>
      <form method="post" action="${action}">${groups}</form>
      <h2 id="other">Somebody else</h2>
      <form method="post" action="${action}" class="line">
        <label
          >E-mail address <input name="email" type="email" required autocomplete="off" size="36"
        /></label>
        <button>Sign in</button>
      </form>
      <h2 id="away">Not now</h2>
      <form method="post" action="${action}" class="line">
        <button name="refusal" value="CANCELLED">Cancel</button>
        <button name="refusal" value="PASSWORD_RESET">I forgot my password</button>
      </form>
    </main>`,
  );
}

function personButton(person: SeedPerson, hint: unknown): Html {
  const { email, label, firstName, lastName } = person;
  const [local, domain] = email.split('@');
  return html`
    <button name="email" value="${email}" ${email === hint ? toTrustedHtml('autofocus') : ''}>
      <strong>${firstName} ${lastName}</strong>
      <span>${label}</span>
      <span>${local}@<wbr />${domain}</span>
      <span class="roles">${rolesOf(person)}</span>
    </button>
  `;
}

export const renderSignOutPage = (form: string): Html =>
  renderPage(
    'Signing out',
    identityPath,
    html`<main>
      <h1>Signing out</h1>
      ${toTrustedHtml(form)}
      <p><button id="signOut" form="op.logoutForm" name="logout" value="yes">Sign out</button></p>
      <script src="${identityPath}/signOut.js"></script>
    </main>`,
  );

export const signOutScript = "document.getElementById('signOut').click();\n";

export const renderSignedOutPage = (origin: string): Html =>
  renderPage(
    'Signed out',
    identityPath,
    html`<main>
      <h1>You are signed out</h1>
      <p><a href="${origin}/">Go to Portal</a></p>
    </main>`,
  );

export const renderErrorPage = (origin: string, error: string, description = ''): Html =>
  renderPage(
    'Sign-in failed',
    identityPath,
    html`<main>
      <h1>Sign-in failed</h1>
      <p>${error}${description ? `: ${description}` : ''}</p>
      <p><a href="${origin}/">Go to Portal</a></p>
    </main>`,
  );
