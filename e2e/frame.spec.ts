import { expect, signIn, test } from './portal.ts';

test('every page is titled Portal, in English, under a clean address', async ({ page, portal }) => {
  await signIn(page, portal, 'Staff Administrator');
  for (const address of ['/', '/configurations', '/configurations/OU1234', '/nowhere', '/logout']) {
    await page.goto(portal.origin + address);
    await expect(page).toHaveTitle('Portal');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(page.url()).not.toContain('#');
  }
});

test('an unknown address is a page that was not found', async ({ page, portal }) => {
  await signIn(page, portal, 'Application Engineer', '/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expect(page.getByRole('link', { name: /Report the issue/ })).toHaveAttribute('target', '_blank');
  await page.getByText('Error details').click();
  await expect(page.getByText('Address: /nowhere')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(`${portal.origin}/`);
});

test('the error page says what the status page knows', async ({ page, portal }) => {
  await portal.command('incidents/declare', {
    name: 'Slow approvals',
    body: 'We have found the cause.',
    status: 'identified',
    components: ['Customer Portal'],
  });
  await signIn(page, portal, 'Application Engineer', '/nowhere');
  await expect(page.getByRole('main').getByText('Slow approvals')).toBeVisible();
  await expect(page.getByRole('main').getByText('We have found the cause.')).toBeVisible();
});

test('an incident is told once, with the first fifteen words and a link', async ({ page, portal }) => {
  const words = Array.from({ length: 20 }, (_, index) => `word${index + 1}`);
  await portal.command('incidents/declare', {
    name: 'Slow approvals',
    body: words.join(' '),
    components: ['Portal'],
  });
  await signIn(page, portal, 'Application Engineer', '/configurations');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText('Slow approvals')).toBeVisible();
  await expect(notices.getByText(/word15/)).toBeVisible();
  await expect(notices.getByText(/word16/)).toHaveCount(0);
  await expect(notices.getByRole('link', { name: /See more/ })).toHaveAttribute('href', /^https:/);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Configurations' })).toBeVisible();
  await expect(notices.getByText('Slow approvals')).toHaveCount(0);
});

test('a planned maintenance is told with its times', async ({ page, portal }) => {
  await portal.command('maintenances/schedule', { name: 'Moving house', body: 'We are moving.' });
  await signIn(page, portal, 'Application Engineer', '/configurations');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText('Moving house')).toBeVisible();
  await expect(notices.getByText(/Start: [A-Z][a-z]+ \d\d at \d\d:\d\d/)).toBeVisible();
  await expect(notices.getByText(/End: [A-Z][a-z]+ \d\d at \d\d:\d\d/)).toBeVisible();
});

test('a list that cannot be read says so, and is read again when asked', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  await signIn(page, portal, 'Application Engineer', '/configurations');
  await portal.fail({ operation: 'configurationFilter', effect: 'STATUS', status: 503 });
  await page.getByLabel('State').selectOption('ARCHIVED');
  await expect(page.getByText('The configurations could not be read')).toBeVisible();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText('If the problem persist, you can report it')).toBeVisible();
  await portal.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Configurations' })).toBeVisible();
});

test('a part of the page that is gone reloads it once, and then is an error', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/status of 404|dynamically imported module|preload/i);
  await signIn(page, portal, 'Application Engineer', '/configurations');
  await expect(page.getByRole('list', { name: 'Configurations' })).toBeVisible();
  await page.route(/ConfigurationPage-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.getByRole('list', { name: 'Configurations' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
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
