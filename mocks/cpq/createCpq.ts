import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { cpqEndpoints } from '../../src/api/cpqOperations.ts';
import { getEmailKey } from '../../src/domain/words/emailAddress.ts';
import { cpqTokenCookie } from '../../src/platform/storage/cookies.ts';
import {
  parseBody,
  cloneRequestSchema,
  credentialsSchema,
  parseIdParam,
  newProductSchema,
  newQuoteSchema,
  outputsRequestSchema,
  productSchema,
  quoteSearchSchema,
  userSearchSchema,
  quoteSchema,
  type QuoteInput,
} from './body.ts';
import { finishGenerations, startGeneration, processDueGenerations } from './generation.ts';
import { addProduct, updateProduct } from './products.ts';
import {
  cloneQuote,
  createQuote,
  deleteQuoteLog,
  deleteQuote,
  updateQuoteHeader,
  renameQuote,
} from './quotes.ts';
import {
  createBadRequestError,
  CpqHttpError,
  createNotFoundError,
  createUnauthorizedError,
  findCpqCaller,
  findQuote,
  createCpqContext,
  type CpqCaller,
  type CpqOptions,
  type CpqContext,
} from './cpqContext.ts';
import { getPassword } from './sessions.ts';
import { approveQuote, rejectQuote, submitQuote } from './workflow.ts';
import type { Quote } from '../../src/domain/quote/quoteDto.ts';

export const cpqOperations = Object.entries(cpqEndpoints).map(([operationId, [method, path]]) => ({
  operationId,
  method,
  path,
}));

type CpqEnv = { Variables: { caller: CpqCaller } };

/**
 * The stand-in for the quoting system. Like the real one it enforces sessions, whole quotes, states, roles
 * and validation.
 */
export function createCpq(options: CpqOptions) {
  const system = createCpqContext(options);
  const app = new Hono<CpqEnv>().basePath(options.base ?? '/api');
  app.onError((error, c) => {
    if (error instanceof CpqHttpError) return c.json({ messages: error.messages }, error.status);
    console.error(error);
    return c.json({ messages: ['The quoting system failed to process the request.'] }, 500);
  });
  app.use(async (_, next) => {
    processDueGenerations(system);
    await next();
  });
  signInRoutes(app, system);
  app.use(async (c, next) => {
    const email = system.sessions.emailOf(getCookie(c, cpqTokenCookie));
    const caller = email === undefined ? undefined : findCpqCaller(system, email);
    if (!caller) throw createUnauthorizedError();
    c.set('caller', caller);
    await next();
  });
  userRoutes(app, system);
  quoteRoutes(app, system);
  changeRoutes(app, system);
  app.all('*', (c) => {
    throw createNotFoundError(`operation ${c.req.method} ${c.req.path}`);
  });
  return {
    app,
    /** Advances the quotes to the current time; required before quotes are read without a request. */
    settle: () => processDueGenerations(system),
    endSessions: system.sessions.endAll,
    finishGenerations: () => finishGenerations(system),
  };
}

function signInRoutes(app: Hono<CpqEnv>, system: CpqContext): void {
  app.post('/auth/login', async (c) => {
    const { email, password } = await parseBody(c, credentialsSchema);
    const caller = findCpqCaller(system, getEmailKey(email));
    if (!caller || password !== getPassword(caller.email))
      throw createBadRequestError('The e-mail address or the password is wrong.');
    return c.json({ token: system.sessions.begin(caller.email), user: caller.user });
  });
  app.post('/auth/logout', (c) => {
    system.sessions.end(getCookie(c, cpqTokenCookie));
    return c.json({});
  });
}

function userRoutes(app: Hono<CpqEnv>, system: CpqContext): void {
  app.get('/auth/currentuser', (c) => c.json(c.var.caller.user));
  app.post('/users/search', async (c) => {
    const { take } = await parseBody(c, userSearchSchema);
    const { isStaff, user } = c.var.caller;
    return c.json((isStaff ? system.users() : [user]).slice(0, take));
  });
}

function quoteRoutes(app: Hono<CpqEnv>, system: CpqContext): void {
  app.post('/quotes/search', async (c) => {
    const { take, sort } = await parseBody(c, quoteSearchSchema);
    const { field, descending } = sort?.[0] ?? { field: 'id' as const, descending: false };
    const accounts = c.var.caller.reach?.accounts.CONFIGURATION;
    const rows = system.store.quotes.search({ take, sort: field, descending, accounts });
    return c.body(rows, 200, { 'Content-Type': 'application/json' });
  });
  app.post('/quotes/save', async (c) => {
    const { products: _, ...given } = await parseBody(c, newQuoteSchema);
    return c.json(createQuote(system, c.var.caller, { ...given, products: [] }));
  });
  app.post('/quotes/:id/clone', async (c) => {
    const { accountNumber } = await parseBody(c, cloneRequestSchema);
    return c.json(cloneQuote(system, c.var.caller, parseIdParam(c, 'id'), accountNumber));
  });
  app.post('/quotes/:id/product', async (c) =>
    c.json(addProduct(system, c.var.caller, parseIdParam(c, 'id'), await parseBody(c, newProductSchema))),
  );
  app.put('/quotes/:quoteId/product/:productId', async (c) =>
    c.json(
      updateProduct(
        system,
        c.var.caller,
        parseIdParam(c, 'quoteId'),
        parseIdParam(c, 'productId'),
        await parseBody(c, productSchema),
      ),
    ),
  );
  app.get('/quotes/:id', (c) => c.json(findQuote(system, c.var.caller, parseIdParam(c, 'id'))));
  app.delete('/quotes/:id', (c) => {
    const id = parseIdParam(c, 'id');
    deleteQuote(system, c.var.caller, id);
    return c.json({ id });
  });
  app.delete('/logs/:id', (c) => {
    const id = parseIdParam(c, 'id');
    deleteQuoteLog(system, c.var.caller, id);
    return c.json({ id });
  });
}

function changeRoutes(app: Hono<CpqEnv>, system: CpqContext): void {
  const changes = {
    modifyQuoteHeader: updateQuoteHeader,
    modifyName: renameQuote,
    submit: submitQuote,
    approve: approveQuote,
    reject: rejectQuote,
  } as const satisfies Record<string, (system: CpqContext, caller: CpqCaller, sent: QuoteInput) => Quote>;
  for (const [name, change] of Object.entries(changes)) {
    app.post(`/quotes/${name}`, async (c) =>
      c.json(change(system, c.var.caller, await parseBody(c, quoteSchema))),
    );
  }
  app.post('/quotes/generateOutputs', async (c: Context<CpqEnv>) => {
    const { reason: _, ...sent } = await parseBody(c, outputsRequestSchema);
    return c.json(startGeneration(system, c.var.caller, sent));
  });
}
