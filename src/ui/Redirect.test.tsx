import { act, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { TargetLocationContext } from '~/platform/routing/pageLocation.ts';
import { Redirect } from './Redirect.tsx';

/** A page that learns its better URL from its data; a pending navigation renders late, or at once. */
function openPage(tellsOfTheWay = true) {
  const list = Promise.withResolvers<null>();
  let answer = (): void => undefined;
  function Page(): ReactElement {
    const [answered, setAnswered] = useState(false);
    answer = () => setAnswered(true);
    return answered ? <Redirect to="/page/0B" /> : <p>Reading</p>;
  }
  const router = createMemoryRouter(
    [
      { path: '/', loader: () => list.promise, element: <p>The list</p>, hydrateFallbackElement: <p /> },
      { path: '/page', element: <Page /> },
      { path: '/page/:revision', element: <p>Revision 0B</p> },
    ],
    { initialEntries: ['/', '/page'] },
  );
  const late: (typeof router)['subscribe'] = (tell) =>
    router.subscribe((state, news) => state.navigation.state === 'idle' && tell(state, news));
  render(
    <TargetLocationContext value={() => router.state.navigation.location ?? router.state.location}>
      <RouterProvider
        router={tellsOfTheWay ? router : Object.create(router, { subscribe: { value: late } })}
        useTransitions={false}
      />
    </TargetLocationContext>,
  );
  return { router, answer: () => act(() => answer()), list };
}

test('leads on to the better address, in place of its own', async () => {
  const { router, answer, list } = openPage();
  list.resolve(null);
  answer();
  expect(await screen.findByText('Revision 0B')).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('The list')).toBeInTheDocument();
});

test.each([
  ['', true],
  [', drawn as on the way or not', false],
])('an answer that comes while somebody goes back does not keep them%s', async (_, tellsOfTheWay) => {
  const { router, answer, list } = openPage(tellsOfTheWay);
  act(() => void router.navigate(-1));
  answer();
  await act(async () => list.resolve(await Promise.resolve(null)));
  expect(await screen.findByText('The list')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});
