import { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** Turns requests that the cloud provider takes into ones that mean the same here. `path` is below the provider's. */
export const cloudDialect =
  (clientId: string) =>
  async (incoming: IncomingMessage, path: string): Promise<IncomingMessage> => {
    if (path === '/token' && incoming.method === 'POST') return withoutOfflineAccess(incoming);
    if (path === '/session/end') return withClient(incoming, clientId);
    return incoming;
  };

/** The sign-in library asks for offline access again when it renews a token, for which no refresh token is given here. */
async function withoutOfflineAccess(incoming: IncomingMessage): Promise<IncomingMessage> {
  const form = new URLSearchParams(await text(incoming));
  const asked = form.get('scope');
  if (form.get('grant_type') === 'refresh_token' && asked) {
    form.set('scope', asked.replace(/\boffline_access\b/, '').trim());
  }
  const body = Buffer.from(form.toString());
  const { method, url, headers, rawHeaders } = incoming;
  const rewritten = new IncomingMessage(incoming.socket);
  Object.assign(rewritten, { method, url, rawHeaders, complete: true });
  rewritten.headers = { ...headers, 'content-length': String(body.length) };
  rewritten.push(body);
  rewritten.push(null);
  return rewritten;
}

/** A sign-out does not name its client, without which this provider does not go back to the address it was given. */
function withClient(incoming: IncomingMessage, clientId: string): IncomingMessage {
  const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://localhost');
  if (!searchParams.has('id_token_hint')) searchParams.set('client_id', clientId);
  return Object.assign(incoming, { url: `${pathname}?${searchParams}` });
}
