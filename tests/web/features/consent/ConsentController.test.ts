import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { renderConsent } from '@web/features/consent/consentActions'
import { ConsentController } from '@web/features/consent/ConsentController'
import type { Mesure } from '@web/domain/parametres/parametresQuery'
import { mockApi } from '../../support/server'
import { expectConsoleError } from '../../support/consoleErrors'

const both = { audience: 'G-TEST', publicite: 'AW-1', serveur: 'https://mesure.example' }
const audienceAlone = { ...both, publicite: undefined }
const page = within(document.body)

type Proof = {
  identifiant?: string
  moyen: string
  version: number
  choix: Record<string, boolean>
}
const madeByServer = '7d3f4f6e-6a52-4e0b-9d2a-3f6f0f3a1c55'
let proofs: Proof[]
/** What the page under test listens to, to be taken away with it. */
let listening: MockInstance<typeof document.addEventListener>

beforeEach(() => {
  // There is nobody to fetch Google's script from: that it is asked for is enough.
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, unknown> } }
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  document.head.innerHTML =
    '<title>Accueil</title><link rel="canonical" href="https://site.example/">'
  // A page of another file may have left its commands.
  delete window.dataLayer
  proofs = []
  listening = vi.spyOn(document, 'addEventListener')
  mockApi.post('/api/consentement', async ({ request }) => {
    const proof = (await request.json()) as Proof
    proofs.push(proof)
    setCookie(proof)
    return HttpResponse.json({}, { status: 201 })
  })
})

afterEach(() => {
  leavePage({ forgetsCookie: true })
})

type Way = [by: string, choose: () => void, moyen: string, audience: boolean, publicite: boolean]

const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' })

const ways: Way[] = [
  ['« Tout accepter »', () => press('Tout accepter'), 'tout-accepter', true, true],
  ['« Tout refuser »', () => press('Tout refuser'), 'tout-refuser', false, false],
  ['closing the banner', () => press('Fermer et tout refuser'), 'fermeture', false, false],
  ['Escape', escape, 'fermeture', false, false],
  ['saving the purposes as they stand', () => savePurposes(), 'choix', false, false],
  ['the audience alone', () => savePurposes('Mesure d’audience'), 'choix', true, false],
  ['advertising alone', () => savePurposes('Publicité'), 'choix', false, true],
]

describe('a choice', () => {
  it.each(ways)('by %s is applied and proved', async (_by, choose, moyen, audience, publicite) => {
    await openBanner()
    expect(signals()).toEqual([['default', signalsOf(false, false)]])
    choose()

    await waitFor(() => expect(kept()?.consentId).toBe(madeByServer))
    expect(proofs).toEqual([
      {
        version: 1,
        moyen,
        choix: { audience, publicite },
      },
    ])
    expect(signals().slice(1)).toEqual([['update', signalsOf(audience, publicite)]])
    expect(measured()).toEqual([...(audience ? ['G-TEST'] : []), ...(publicite ? ['AW-1'] : [])])
    expect(isScriptAsked()).toBe(audience || publicite)
    expect(isBannerShown()).toBe(false)
  })

  it('asks for the purposes that there are, and for no other', async () => {
    await openBanner(audienceAlone)
    expect(banner()).toHaveTextContent('mesurer l’audience')
    expect(banner()).not.toHaveTextContent('annonces')
    press('Tout accepter')

    await waitFor(() => expect(proofs).toHaveLength(1))
    expect(proofs[0]?.choix).toEqual({ audience: true })
    expect(measured()).toEqual(['G-TEST'])
  })

  it('is not made by Escape that is meant for something else of the page', async () => {
    await openBanner()
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    fireEvent.keyDown(field, { key: 'Escape' })

    expect(isBannerShown()).toBe(true)
    expect(signals()).toHaveLength(1)
  })

  it('is asked for again where there is another purpose, and not where there are the same', async () => {
    await openBanner(audienceAlone)
    press('Tout accepter')
    await waitFor(() => expect(kept()).not.toBeNull())
    await openAgain(audienceAlone)
    expect(isBannerShown()).toBe(false)
    expect(signals()).toEqual([
      ['default', signalsOf(false, false)],
      ['update', signalsOf(true, false)],
    ])

    await openAgain(both)
    expect(isBannerShown()).toBe(true)
    expect(signals()).toEqual([['default', signalsOf(false, false)]])
  })

  it('that vanilla-cookieconsent kept for an earlier release holds', async () => {
    const earlier = {
      categories: ['necessaires', 'audience'],
      revision: 5,
      data: { aDeclarer: null },
      consentTimestamp: '2026-11-20T10:00:00.000Z',
      consentId: '7d3f4f6e-6a52-4e0b-9d2a-3f6f0f3a1c55',
      services: { necessaires: [], audience: [] },
      languageCode: 'fr',
      lastConsentTimestamp: '2026-11-20T10:00:00.000Z',
      expirationTime: 1_795_168_800_000,
    }
    document.cookie = `consentement=${encodeURIComponent(JSON.stringify(earlier))}; Path=/`
    await openBanner(audienceAlone)

    expect(isBannerShown()).toBe(false)
    expect(signals().at(-1)).toEqual(['update', signalsOf(true, false)])
    expect(proofs).toEqual([])
  })

  it('whose proof was not kept is proved with the next page, once, and applied meanwhile', async () => {
    expectConsoleError(/^La preuve du choix n’a pas été gardée/)
    mockApi.post('/api/consentement', () => new HttpResponse(null, { status: 503 }), { once: true })
    await openBanner()
    press('Tout accepter')
    await waitFor(() => expect(measured()).toEqual(['G-TEST', 'AW-1']))
    expect(isBannerShown()).toBe(false)
    // Only the server writes the cookie.
    expect(document.cookie).not.toContain('consentement')

    await openAgain()
    await waitFor(() => expect(kept()).not.toBeNull())
    expect(proofs.map(({ moyen }) => moyen)).toEqual(['tout-accepter'])
    await openAgain()
    expect(signals()).toHaveLength(2)
    // What was sent before this request has come before it.
    await fetch('/api/annonces')
    expect(proofs).toHaveLength(1)
  })
})

it('a choice is asked for again in the same tab once its cookie is over', async () => {
  await openBanner()
  press('Tout accepter')
  await waitFor(() => expect(kept()).not.toBeNull())
  await openAgain()
  expect(isBannerShown()).toBe(false)
  document.cookie = 'consentement=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
  await openAgain()

  expect(isBannerShown()).toBe(true)
  expect(signals()).toEqual([['default', signalsOf(false, false)]])
})

it('a choice of another tab overrides an unsent choice of this tab', async () => {
  expectConsoleError(/^La preuve du choix n’a pas été gardée/)
  mockApi.post('/api/consentement', () => new HttpResponse(null, { status: 503 }), { once: true })
  await openBanner()
  press('Tout accepter')
  await waitFor(() => expect(measured()).toEqual(['G-TEST', 'AW-1']))
  setCookie({ moyen: 'tout-refuser', version: 1, choix: { audience: false, publicite: false } })
  await openAgain()

  expect(isBannerShown()).toBe(false)
  expect(signals().at(-1)).toEqual(['update', signalsOf(false, false)])
  expect(proofs).toEqual([])
})

/** Sets the cookie as the answer of the server does. */
function setCookie({ identifiant = madeByServer, version, choix }: Proof) {
  const purposes = Object.keys(choix)
  const bits = (purposes.includes('audience') ? 1 : 0) + (purposes.includes('publicite') ? 2 : 0)
  const value = {
    categories: ['necessaires', ...purposes.filter((purpose) => choix[purpose])],
    revision: version * 4 + bits,
    consentId: identifiant,
  }
  document.cookie = `consentement=${encodeURIComponent(JSON.stringify(value))}; Path=/`
}

/** Opens a page of the site, and waits until the banner is there, or need not be. */
async function openBanner(mesure: Mesure = both) {
  const visit = new ConsentController(mesure)
  act(() => void renderConsent(visit))
  visit.handlePageView()
  await visit.isReady
}

/** Loads a page anew: all that is left of the one before is the cookie. */
async function openAgain(mesure: Mesure = both) {
  leavePage({ forgetsCookie: false })
  await openBanner(mesure)
}

/** Takes away what a document takes with it when it is left. */
function leavePage({ forgetsCookie }: { forgetsCookie: boolean }) {
  if (forgetsCookie) {
    document.cookie = 'consentement=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
    sessionStorage.clear()
  }
  delete window.dataLayer
  for (const [type, listener, options] of listening.mock.calls) {
    document.removeEventListener(type, listener, options)
  }
  document.body.replaceChildren()
}

function banner(): HTMLElement {
  return page.getByRole('region', { name: 'Les cookies, avec votre accord' })
}

function isBannerShown(): boolean {
  return page.queryByRole('region', { name: 'Les cookies, avec votre accord' }) !== null
}

function press(name: string) {
  fireEvent.click(within(banner()).getByRole('button', { name }))
}

/** Opens the purposes, switches some of them, and saves. */
function savePurposes(...names: string[]) {
  press('Personnaliser')
  const purposes = within(page.getByRole('dialog', { name: 'Gérer les cookies' }))
  for (const name of names) {
    fireEvent.click(purposes.getByRole('checkbox', { name }))
  }
  fireEvent.click(purposes.getByRole('button', { name: 'Enregistrer mes choix' }))
}

/** The visitor's cookie. */
function kept() {
  const value = /(?:^|; )consentement=([^;]*)/.exec(document.cookie)?.[1] ?? 'null'
  return JSON.parse(decodeURIComponent(value)) as { consentId: string } | null
}

function commands(): unknown[][] {
  return (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>))
}

/** What was said of consent to Google's script. */
function signals() {
  return commands()
    .filter(([command]) => command === 'consent')
    .map(([, kind, values]) => [kind, values])
}

function signalsOf(isAudience: boolean, isPublicite: boolean) {
  const toSignal = (isAgreed: boolean) => (isAgreed ? 'granted' : 'denied')
  return {
    analytics_storage: toSignal(isAudience),
    ad_storage: toSignal(isPublicite),
    ad_user_data: toSignal(isPublicite),
    ad_personalization: toSignal(isPublicite),
  }
}

/** Who was told of the page. */
function measured() {
  return commands()
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , parameters]) => (parameters as { send_to: string }).send_to)
}

function isScriptAsked(): boolean {
  return document.head.querySelector('script[src^="https://mesure.example/gtag/js"]') !== null
}
