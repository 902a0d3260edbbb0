import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { TargetLocationContext } from './pageLocation.ts';
import { useNavigateIfStillHere } from './useNavigateIfStillHere.ts';

/** A form whose submit leads to the new item, and a list that loads slowly. */
function openForm() {
  const [answer, list] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  function Form(): ReactElement {
    const onward = useNavigateIfStillHere();
    const save = async (): Promise<void> => {
      await answer.promise;
      await onward('/made');
    };
    return <button onClick={() => void save()}>Save</button>;
  }
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Form /> },
      { path: '/made', element: <p>Made</p> },
      { path: '/list', loader: () => list.promise, element: <p>The list</p>, hydrateFallbackElement: <p /> },
    ],
    { initialEntries: ['/form'] },
  );
  render(
    <TargetLocationContext value={() => router.state.navigation.location ?? router.state.location}>
      <RouterProvider router={router} useTransitions={false} />
    </TargetLocationContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const ends = ({ promise, resolve }: typeof answer) =>
    act(async () => {
      resolve(null);
      await promise;
    });
  return { router, answers: () => ends(answer), arrives: () => ends(list) };
}

test('leads on from the page on which it was asked for', async () => {
  const { answers } = openForm();
  await answers();
  expect(await screen.findByText('Made')).toBeInTheDocument();
});

test('whoever is elsewhere by then stays there', async () => {
  const { router, answers, arrives } = openForm();
  act(() => void router.navigate('/list'));
  await arrives();
  expect(await screen.findByText('The list')).toBeInTheDocument();
  await answers();
  expect(router.state.location.pathname).toBe('/list');
});

test('whoever is on the way elsewhere comes there', async () => {
  const { router, answers, arrives } = openForm();
  act(() => void router.navigate('/list'));
  await answers();
  await arrives();
  expect(await screen.findByText('The list')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/list');
});

test('whoever has come back to the same address stays there, too', async () => {
  const { router, answers } = openForm();
  await act(() => router.navigate('/form'));
  await answers();
  expect(router.state.location.pathname).toBe('/form');
});
