import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { publishRegard } from '../../factories/regard'
import { browser } from '../../support/dailyCounts'
import { listen } from '../../support/listen'
import { accounts } from '../../support/setups'
import { failedToLoad } from '../apiFaults'
import { expectAccessible } from '../expectAccessible'
import { expect, signIn, signOut, test } from '../fixtures'
import { accueil, historique, regards } from '../sitePages'

test.use({
  serviceWorkers: 'allow',
  waitsForHydration: false,
  contextOptions: { reducedMotion: 'reduce' },
})

/** Delay before a page reports its own files to the service worker. */
const patienceMs = 2_000

/** Longer than the query cache keeps the data of an unmounted page (garbage collection time). */
const queryLifetimeMs = 6 * 60_000

/** Paths of the pages in the service worker's cache. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('regards-page-1')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

/** Every response in the service worker's caches, with its content. */
const keptResponses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = names.map(async (name) => {
      const cache = await caches.open(name)
      return Promise.all(
        (await cache.keys()).map(async (request) => ({
          path: new URL(request.url).pathname,
          text: (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '',
        })),
      )
    })
    return (await Promise.all(kept)).flat()
  })

/** Waits until the current page has reported itself to the service worker and is cached. */
async function expectKept(page: Page, path: string) {
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(patienceMs)
  await expect.poll(() => keptPages(page)).toContain(path)
}

/** Opens a page and waits until it is cached. */
async function read(page: Page, url: string, path = url) {
  const session = page.waitForResponse(/\/api\/users\/me$/)
  await page.goto(url)
  await session
  await expectKept(page, path)
}

test.beforeEach(({ page }) => page.clock.install())

test('pages that were read are there without network, and come from the network first', async ({
  page,
  context,
  administrator,
  changePageTexts,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  await publishRegard(administrator, { numero: 41 })

  await test.step('a site whose pages are kept can be installed', async () => {
    await read(page, regards.path)
    const manifest = page.locator('head link[rel="manifest"]')
    await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest')
    const answer = await page.request.get('/manifest.webmanifest')
    expect(await answer.json()).toMatchObject({ start_url: '/', display: 'minimal-ui' })
  })

  await test.step('a page that was gone to inside the site is kept too', async () => {
    await page.getByRole('link', { name: '#41' }).click()
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(
      'Regards #41',
    )
    await expectKept(page, '/regards/41')
  })

  await test.step('a change shows at once', async () => {
    await read(page, historique.path)
    await changePageTexts('historique', { titre: 'Une autre histoire' })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une autre histoire')
  })

  await test.step('without network, an unvisited page links to visited ones', async () => {
    await context.setOffline(true)
    await page.goto('/mentions-legales')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors connexion')
    await expect(page.getByRole('link', { name: /^(Historique|\/a-propos)/ })).toBeVisible()
    await expectAccessible(page, 'offline page')
    await page.getByRole('link', { name: 'Regards', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regards')
  })

  await test.step('without network, the menu opens visited pages, and the offline page for others', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    // A document that comes in another process of the browser is not told that there is no network.
    await context.setOffline(true)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    const menu = page.getByRole('navigation', { name: 'Navigation principale' })
    await menu.getByRole('button', { name: 'À propos' }).click()
    await menu.getByRole('link', { name: 'Historique' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une autre histoire')
    await page.getByRole('link', { name: 'Se connecter' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors connexion')
    await expect(page).toHaveURL('/login')

    await page.goto('/regards/41')
    const opening = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Consulter le numéro' }).click()
    const tab = await opening
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors connexion')
    await tab.close()
  })

  await test.step('once there is a network, the page itself comes', async () => {
    await context.setOffline(false)
    await page.goto('/mentions-legales')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
  })
})

test('without network, going back opens the kept page once its data have left the memory', async ({
  page,
  context,
  administrator,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  await publishRegard(administrator, { numero: 41 })
  await read(page, regards.path)
  await page.getByRole('link', { name: '#41' }).click()
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(
    'Regards #41',
  )
  await expectKept(page, '/regards/41')

  await page.clock.fastForward(queryLifetimeMs)
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regards')
  await expect(page.getByRole('link', { name: '#41' })).toBeVisible()
})

test('the service worker caches neither the sign-in nor pages of a signed-in user', async ({
  page,
  context,
  administrator,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  const { email } = accounts.administrateur
  await publishRegard(administrator, { numero: 41 })
  const opened = await administrator.post('/api/regards/numero/41/vue', undefined, {
    headers: browser,
  })
  expect(opened.status).toBe(200)
  // From here on the service worker intercepts every request of the page.
  await read(page, historique.path)

  await test.step('an administrator sees the counts, and the administration', async () => {
    await signIn(page, accounts.administrateur)
    const answer = await page.request.get('/api/regards?limit=1')
    expect(await answer.text()).toContain('"nombreDeVue":1')
    await page.goto(regards.path)
    await expect(page.getByText('1 vue', { exact: true })).toBeVisible()
    await expectKept(page, regards.path)

    // By client-side navigation first, then by URL.
    await page.getByRole('button', { name: 'Mon compte' }).click()
    await expect(page.getByText('Connecté en tant que')).toContainText(email)
    await page.getByRole('banner').getByRole('link', { name: 'Administration' }).click()
    const rows = page.getByRole('region', { name: 'Les numéros' }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward(patienceMs)
    await page.reload()
    await expect(rows).toHaveCount(1)
    await signOut(page)
    await expectKept(page, accueil.path)
  })

  await test.step('the browser keeps only public responses of all this', async () => {
    const kept = await keptResponses(page)
    const paths = kept.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining([historique.path, regards.path, accueil.path]))
    expect(
      paths.filter((path) => /^\/(login|admin|adminregards|api\/users)\b|\.pdf$/.test(path)),
    ).toEqual([])
    // The site's scripts contain the names of all fields, but no field values.
    const contents = kept.filter(({ path }) => !path.startsWith('/assets/'))
    expect(contents.find(({ path }) => path === regards.path)?.text).toContain('#41')
    const isPrivate = ({ text }: { text: string }) =>
      text.includes(email) || /nombreDe(?:Vue|Telechargement)|\b\d+\svues?\b/.test(text)
    expect(contents.filter(isPrivate).map(({ path }) => path)).toEqual([])
  })

  await test.step('without network, the magazine shows no counts, and the administration is gone', async () => {
    await context.setOffline(true)
    await page.goto(regards.path)
    await expect(page.getByRole('link', { name: '#41' })).toBeVisible()
    await expect(page.getByText(/^\d+ vues?$/)).toHaveCount(0)
    await page.goto('/adminregards')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors connexion')
  })
})

test('a new service worker activates at once and keeps the cached pages', async ({
  page,
  context,
  product,
  expectedErrors,
}) => {
  // The faked clock lists no files of a page (`performance`): the worker keeps its HTML without its scripts.
  expectedErrors.push(failedToLoad, /^Le code de la page n’est pas venu/)
  const site = await startNextRelease(product.url)
  try {
    await read(page, `${site.url}${historique.path}`, historique.path)
    site.release()
    const release = await page.evaluate(async () => {
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
      await (await navigator.serviceWorker.getRegistration())?.update()
      await taken
      return (await fetch('/release-of-the-worker')).text()
    })
    expect(release).toBe('new')

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre histoire')
  } finally {
    await context.setOffline(false)
    await page.goto('about:blank')
    await site.stop()
  }
})

/** Serves the product at an address of its own, with another worker once `release` was called. */
async function startNextRelease(target: string) {
  let added = ''
  const server = createServer((asked, answer) => {
    const forward = async () => {
      const { status, headers, body } = await fetch(new URL(asked.url ?? '/', target))
      const bytes = Buffer.from(await new Response(body).arrayBuffer())
      answer.writeHead(status, { 'content-type': headers.get('content-type') ?? '' })
      answer.end(asked.url === '/sw.js' ? `${added}${bytes.toString()}` : bytes)
    }
    forward().catch(() => answer.destroy())
  })
  return {
    ...(await listen(server)),
    release() {
      added = `addEventListener('fetch', (event) => {
        if (event.request.url.endsWith('/release-of-the-worker')) {
          event.respondWith(new Response('new'))
          event.stopImmediatePropagation()
        }
      });`
    },
  }
}
