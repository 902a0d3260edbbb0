import { act, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { PageLocationContext, TargetLocationContext } from './pageLocation.ts';
import { usePageSearchParams } from './usePageSearchParams.ts';

function Page({ children }: { readonly children: ReactNode }): ReactElement {
  const { pathname, search } = useLocation();
  return <PageLocationContext value={{ pathname, search }}>{children}</PageLocationContext>;
}

const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <MemoryRouter initialEntries={['/roles?tab=roles&search=old']}>
    <Page>{children}</Page>
  </MemoryRouter>
);

test('changes the parameters it names, takes away empty ones, and leaves the others', () => {
  const { result } = renderHook(() => usePageSearchParams(), { wrapper });
  act(() => result.current[1]({ search: '', realm: 'APP' }));
  expect(result.current[0].toString()).toBe('tab=roles&realm=APP');
});

test('two changes before the page is drawn anew are both made', () => {
  const { result } = renderHook(() => usePageSearchParams(), { wrapper });
  const [, change] = result.current;
  act(() => {
    change({ search: 'new' });
    change({ realm: 'APP' });
  });
  expect(result.current[0].toString()).toBe('tab=roles&search=new&realm=APP');
  expect(result.current[1]).toBe(change);
});

test('a change by a function is of the query as it is by then, and of the whole of it', () => {
  const { result } = renderHook(() => usePageSearchParams(), { wrapper });
  const [, change] = result.current;
  act(() => {
    change({ realm: 'APP' });
    change((now) => new URLSearchParams({ search: `${now.get('search')} and ${now.get('realm')}` }));
  });
  expect(result.current[0].toString()).toBe('search=old+and+APP');
});

test('a change that comes late leaves whoever wants another page by then where they are', () => {
  let [wanted, search] = ['/roles', '?tab=roles&search=old'];
  const leaving = ({ children }: { readonly children: ReactNode }): ReactElement => (
    <TargetLocationContext
      value={() => ({ pathname: wanted, search, hash: '', key: search, state: undefined })}
    >
      {wrapper({ children })}
    </TargetLocationContext>
  );
  const { result } = renderHook(() => ({ query: usePageSearchParams(), at: useLocation() }), {
    wrapper: leaving,
  });
  const [, change] = result.current.query;
  wanted = '/home';
  act(() => change({ realm: 'APP' }));
  expect(result.current.at.search).toBe('?tab=roles&search=old');
  // A pending navigation to another URL of the same page.
  [wanted, search] = ['/roles', '?tab=users'];
  act(() => {
    change({ realm: 'APP' });
    change({ sort: 'name' });
  });
  expect(result.current.at.search).toBe('?tab=users&realm=APP&sort=name');
});

test('a function that answers nothing changes nothing', () => {
  const { result } = renderHook(() => ({ query: usePageSearchParams(), at: useLocation() }), { wrapper });
  const { key } = result.current.at;
  act(() => result.current.query[1](() => undefined));
  expect(result.current.at.key).toBe(key);
});
