import { expect, signIn, test } from './portal.ts';

test('a part of the page that is gone reloads it once, and then is an error', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/status of 404|dynamically imported module|preload/i);
  // Records each page load in which the error page is shown.
  await page.addInitScript(() => {
    const origin = String(performance.timeOrigin);
    new MutationObserver(() => {
      const failed = sessionStorage.getItem('failed') ?? '';
      const shows = document.querySelector('h1')?.textContent === 'An error occurred';
      if (shows && !failed.includes(origin)) sessionStorage.setItem('failed', `${failed} ${origin}`);
    }).observe(document, { childList: true, subtree: true });
  });
  // Blocked from the start, as hovering over a link preloads its page.
  await page.route(/\/RequestsPage-[^/]{8}\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await signIn(page, portal, 'Application Engineer', '/configurations');
  await expect(page.getByRole('list', { name: 'Configurations' })).toBeVisible();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Requests' }).click();
  await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
  await expect(page).toHaveURL(/\/requests$/);
  const failed = await page.evaluate(() => sessionStorage.getItem('failed'));
  expect(failed?.trim().split(' '), 'Documents that showed the error').toHaveLength(1);
  expect(loads).toBe(1);
});

test('nobody can put a page into a frame, or run what is not of this origin', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/CSP violation|Content Security Policy|violates|TrustedScript/i);
  await signIn(page, portal, 'Application Engineer', '/configurations');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.ran = true';
      document.head.append(script);
    } catch {
      return 'refused';
    }
    return 'ran' in window ? 'ran' : 'blocked';
  });
  expect(ran).not.toBe('ran');
  const framed = await page.evaluate(async (origin) => {
    const frame = document.createElement('iframe');
    frame.src = `${origin}/configurations`;
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    try {
      return frame.contentDocument?.querySelector('#root') ? 'shown' : 'refused';
    } catch {
      return 'refused';
    }
  }, portal.origin);
  expect(framed).toBe('refused');
});
