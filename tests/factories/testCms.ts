import type { SeedScale } from '../../mocks/seed/seedStore.ts';
import type { Store } from '../../mocks/store/store.ts';
import { createSeededStore } from './seededStore.ts';
import { createCms } from '../../mocks/cms/createCms.ts';

export const testSettings = {
  productCode: 'MAKER',
  providerName: 'Maker',
  providerDomain: 'maker.example',
  supportEmail: 'support@maker.example',
};

/** E-mail addresses of seeded people, by role. */
export const seededEmails = {
  admin: 'staff.administrator@maker.example',
  approver: 'configuration.approver@maker.example',
  engineer: 'application.engineer@maker.example',
  quoteEngineer: 'quote.engineer@maker.example',
  productionEngineer: 'production.engineer@maker.example',
  production: 'production.worker@maker.example',
  productionAdmin: 'production.administrator@maker.example',
  sales: 'sales.engineer@maker.example',
  support: 'support.engineer@maker.example',
  developer: 'software.developer@maker.example',
  granter: 'access.granter@maker.example',
  customerEngineer: 'customer.engineer@customer.example',
  customerBasic: 'customer.basic@customer.example',
  customerAdmin: 'customer.administrator@customer.example',
  customerGranter: 'customer.granter@customer.example',
  groupEngineer: 'group.engineer@group.example',
  partner: 'partner.engineer@partner.example',
  guest: 'invited.guest@visitor.example',
  newcomer: 'new.person@visitor.example',
  blocked: 'blocked.person@visitor.example',
} as const;

export type TestResponse = {
  readonly status: number;
  // Tests read responses of all shapes.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly headers: Headers;
};

export type TestCms = {
  readonly store: Store;
  /**
   * Sends a request as a person, or without a token if undefined. Forms are sent as multipart, other bodies
   * as JSON.
   */
  readonly call: (
    email: string | undefined,
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<TestResponse>;
  readonly fetch: (email: string, path: string) => Promise<Response>;
  /** Handles a raw request. */
  readonly handle: (request: Request) => Response | Promise<Response>;
  readonly wait: (ms: number) => void;
};

type Options = { readonly scale?: SeedScale; readonly buildStep?: number; readonly productCode?: string };

/** An in-memory CMS with seeded data. Its Bearer tokens are plain e-mail addresses. */
export function openTestCms({
  scale = 'small',
  buildStep = 0,
  productCode = 'MAKER',
}: Options = {}): TestCms {
  const settings = { ...testSettings, productCode };
  const store = createSeededStore({ scale, settings });
  let now = Date.parse('2026-11-20T13:00:00.000Z');
  const cms = createCms({
    store,
    settings,
    buildStep,
    clock: () => new Date(now++),
    verify: async (request) => {
      const email = request.headers.get('Authorization')?.replace('Bearer ', '');
      return email ? { email } : undefined;
    },
  });
  const request = (email: string | undefined, method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    return cms.request(`/cms${path}`, {
      method,
      headers: {
        ...(email && { Authorization: `Bearer ${email}` }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : body === undefined ? null : JSON.stringify(body),
    });
  };
  return {
    store,
    call: async (email, method, path, body) => {
      const response = await request(email, method, path, body);
      const text = await response.text();
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
      return {
        status: response.status,
        body: isJson && !response.headers.has('Content-Disposition') ? JSON.parse(text) : text,
        headers: response.headers,
      };
    },
    fetch: async (email, path) => request(email, 'GET', path),
    handle: (received) => cms.fetch(received),
    wait: (ms) => {
      now += ms;
    },
  };
}

export function createFileForm(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  type: string,
): FormData {
  const form = new FormData();
  form.append('file', new File([content], name, { type }));
  return form;
}
