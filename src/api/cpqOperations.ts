import type { NewQuote, NewQuoteProduct, Quote, QuoteProduct } from '~/domain/quote/quoteDto.ts';

type Json<T> = { responses: { 200: { content: { 'application/json': T } } } };
type JsonBody<T> = { requestBody: { content: { 'application/json': T } } };
type Path<T> = { parameters: { path: T } };

export type CpqUser = { id: number; email: string; name?: string };

type Search = { take: number; sort?: { field: string; descending: boolean }[] };

type ChangeOfQuote<Extra = unknown> = Json<Quote> & JsonBody<Quote & Extra>;

/** Operations of the quoting system, which publishes no OpenAPI description. */
export interface CpqOperations {
  cpqLogin: Json<{ token: string }> & JsonBody<{ email: string; password: string }>;
  cpqLogout: Json<unknown>;
  cpqCurrentUser: Json<CpqUser>;
  cpqUserSearch: Json<CpqUser[]> & JsonBody<Search>;
  quoteSearch: Json<Quote[]> & JsonBody<Search>;
  quoteGet: Json<Quote> & Path<{ id: number }>;
  quoteDelete: Json<unknown> & Path<{ id: number }>;
  quoteClone: Json<Quote> & Path<{ id: number }> & JsonBody<{ accountNumber: string }>;
  quoteLogDelete: Json<unknown> & Path<{ id: number }>;
  quoteCreate: Json<Quote> & JsonBody<NewQuote>;
  quoteAddProduct: Json<Quote> & Path<{ id: number }> & JsonBody<NewQuoteProduct>;
  quoteUpdateProduct: Json<Quote> & Path<{ quoteId: number; productId: number }> & JsonBody<QuoteProduct>;
  quoteModifyHeader: ChangeOfQuote;
  quoteModifyName: ChangeOfQuote;
  quoteSubmit: ChangeOfQuote;
  quoteApprove: ChangeOfQuote;
  quoteReject: ChangeOfQuote;
  quoteGenerateOutputs: ChangeOfQuote<{ reason: string }>;
}

export const cpqEndpoints = {
  cpqLogin: ['POST', '/auth/login'],
  cpqLogout: ['POST', '/auth/logout'],
  cpqCurrentUser: ['GET', '/auth/currentuser'],
  cpqUserSearch: ['POST', '/users/search'],
  quoteSearch: ['POST', '/quotes/search'],
  quoteGet: ['GET', '/quotes/{id}'],
  quoteDelete: ['DELETE', '/quotes/{id}'],
  quoteClone: ['POST', '/quotes/{id}/clone'],
  quoteLogDelete: ['DELETE', '/logs/{id}'],
  quoteCreate: ['POST', '/quotes/save'],
  quoteAddProduct: ['POST', '/quotes/{id}/product'],
  quoteUpdateProduct: ['PUT', '/quotes/{quoteId}/product/{productId}'],
  quoteModifyHeader: ['POST', '/quotes/modifyQuoteHeader'],
  quoteModifyName: ['POST', '/quotes/modifyName'],
  quoteSubmit: ['POST', '/quotes/submit'],
  quoteApprove: ['POST', '/quotes/approve'],
  quoteReject: ['POST', '/quotes/reject'],
  quoteGenerateOutputs: ['POST', '/quotes/generateOutputs'],
} as const satisfies Record<keyof CpqOperations, readonly [string, string]>;
