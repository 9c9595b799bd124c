import { describe, expect, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { makeImage } from '../../factories/image'
import { changePage } from '../../factories/page'
import { makePdf } from '../../factories/pdf'
import { publishRegard, nextNumero, uploadFile } from '../../factories/regard'
import type { Errors } from '../../factories/storedObject'
import { coverMetadata, pdfMetadata, createFolderName } from '../../factories/uploads'
import { client, type Client } from '../../support/client'
import { decodeClaims } from '../../support/forgeToken'
import { poll } from '../../support/ports'
import { soakRounds } from '../../support/seededRounds'
import { createClientWithHeaders, openSession } from '../../support/session'
import { sharePair } from '../../support/sharedProducts'
import { untilCached } from '../../support/untilCached'

/** How often two administrators publish the same number at once. */
const RACES = soakRounds(3)

type Issue = { id: string; numero: number; pdf: string; couverture: string }
type Page<T> = { docs: T[]; totalDocs: number }

const { product: first, other: second, records } = await sharePair()
const here = await client(first.url).as('administrateur')
const there = await client(second.url).as('administrateur')

describe('of two administrators who publish the same number on two processes at once', () => {
  const sendFiles = async (who: Client) => {
    const folder = createFolderName()
    return {
      pdf: await uploadFile(who, await makePdf(), { ...pdfMetadata, folder }),
      couverture: await uploadFile(who, await makeImage('jpeg'), { ...coverMetadata, folder }),
    }
  }
  const publish = (who: Client, issue: Omit<Issue, 'id'>) =>
    who.post<Errors & { doc: Issue }>('/api/regards?depth=0', {
      ...issue,
      dateParution: '2024-03-15',
    })

  async function race() {
    const numero = nextNumero()
    const issues = await Promise.all(
      [here, there].map(async (who) => ({ who, numero, ...(await sendFiles(who)) })),
    )
    const answers = await Promise.all(issues.map(({ who, ...issue }) => publish(who, issue)))
    const outcomes = issues.map((issue, index) => ({ ...issue, answer: answers[index] }))
    return {
      numero,
      published: outcomes.filter(({ answer }) => answer?.status === 201),
      refused: outcomes.filter(({ answer }) => answer?.status !== 201),
    }
  }

  test('one publishes it, and the other is told that it is there', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const { numero, published, refused } = await race()

      expect(published).toHaveLength(1)
      expect(refused.map(({ answer }) => answer?.status)).toEqual([400])
      expect(refused[0]?.answer?.json.errors).toMatchObject([
        { code: 'validation', message: `Le numéro ${numero} existe déjà` },
      ])
      for (const url of [first.url, second.url]) {
        const where = `where[numero][equals]=${numero}`
        const { json } = await client(url).get<Page<Issue>>(`/api/regards?${where}&depth=0`)
        expect(json.docs).toMatchObject([
          { id: published[0]?.answer?.json.doc.id, pdf: published[0]?.pdf },
        ])
        expect((await client(url).post(`/api/regards/numero/${numero}/vue`)).status).toBe(200)
      }
    }
  })

  test('the other leaves no trace of the issue, and publishes the same files as another', async () => {
    const { refused } = await race()
    const [{ who, pdf, couverture } = { who: here, pdf: '', couverture: '' }] = refused
    const known = (await records.find('regards')).map(({ _id }) => String(_id))
    const counters = (await records.find('compteurs')).map(({ regard }) => String(regard))
    const again = await publish(who, { numero: nextNumero(), pdf, couverture })

    expect(counters.sort()).toEqual(known.sort())
    expect(again.status).toBe(201)
  })
})

test('openings of an issue on two processes at once are all counted, and both serve its PDF', async () => {
  const { id, numero } = await publishRegard(here)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      client(index % 2 ? first.url : second.url).post(`/api/regards/numero/${numero}/vue`),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { json } = await there.get<{ nombreDeVue: number; pdf: { url: string } }>(
    `/api/regards/${id}?depth=1`,
  )
  expect(json.nombreDeVue).toBe(40)
  expect((await client(second.url).raw('HEAD', json.pdf.url)).status).toBe(200)
})

test('a form of a page that missed the answer to its save on one process saves on the other', async () => {
  const page = '/api/globals/quiSommesNous'
  const { json } = await here.get<{ updatedAt: string }>(`${page}?draft=true`)
  const autosave = (who: Client, titre: string) =>
    who.post<Errors>(
      `${page}?draft=true&autosave=true`,
      { titre, updatedAt: json.updatedAt },
      { headers: { 'x-panel-form': 'un' } },
    )
  expect((await autosave(here, 'Nous')).status).toBe(200)
  expect((await autosave(there, 'Nous autres')).status).toBe(200)
})

test('a session that is ended on one process is refused by the next request to the other', async () => {
  const account = await makeAccount(here)
  const { cookie, token } = await openSession(first.url, account)
  const there = createClientWithHeaders(second.url, { cookie })
  const isOpen = async () =>
    (await there.get<{ user: object | null }>('/api/users/me')).json.user !== null
  expect(await isOpen()).toBe(true)
  const owner = createClientWithHeaders(first.url, { cookie })
  const path = `/api/users/sessions/${String(decodeClaims(token).sid)}`
  expect((await owner.delete(path)).status).toBe(200)

  expect(await isOpen()).toBe(false)
})

/**
 * Waits until the second process, which knows that what it has in memory is out of date, answers with a
 * text or without. What is in memory is renewed by its age too: a process that learns of no change
 * would show it in the end, and never know.
 */
async function awaitThere(path: string, text: string, isShown = true) {
  let isKnownAsOutdated = false
  await poll(
    async () => {
      const { headers, text: shown } = await client(second.url).get(path)
      // Made anew; or, where that takes too long, the old one with its age.
      isKnownAsOutdated ||= !headers.has('cache-status') || headers.has('age')
      return isKnownAsOutdated && shown.includes(text) === isShown
    },
    { what: `${path} ${isShown ? 'with' : 'without'} "${text}"` },
  )
}

describe('a change that the first process makes shows on the second, which had it in memory:', () => {
  test('an issue, in pages, feed, sitemap and lists, until it is deleted', async () => {
    const numero = nextNumero()
    const paths = ['/regards', '/', '/regards.atom', '/sitemap.xml', '/api/regards?limit=2']
    const shown = String(numero)
    for (const path of paths) await untilCached(client(second.url), path)
    const { id } = await publishRegard(here, { numero, dateParution: '2099-03-15' })
    for (const path of paths) await awaitThere(path, shown)

    for (const path of paths) await untilCached(client(second.url), path)
    expect((await here.delete(`/api/regards/${id}`)).status).toBe(200)
    for (const path of paths) await awaitThere(path, shown, false)
  })

  test('a title, on the issue’s own page and in the feed', async () => {
    const { id, numero } = await publishRegard(here, {
      titre: 'Bourrées',
      dateParution: '2099-06-15',
    })
    const paths = [`/regards/${numero}`, '/regards.atom', `/api/regards/${id}`]
    for (const path of paths) await awaitThere(path, 'Bourrées')
    for (const path of paths) await untilCached(client(second.url), path)
    await here.patch(`/api/regards/${id}`, { titre: 'Gavottes' })
    for (const path of paths) await awaitThere(path, 'Gavottes')
  })

  test('a page’s text, in the page and in its global', async () => {
    const paths = ['/', '/api/globals/accueil']
    for (const path of paths) await untilCached(client(second.url), path)
    await changePage(here, 'accueil', { accroche: 'Danses de demain' })
    for (const path of paths) await awaitThere(path, 'Danses de demain')
  })

  test('a setting of the whole site, in the pages that show it', async () => {
    const paths = ['/', '/regards', '/api/globals/parametres']
    for (const path of paths) await untilCached(client(second.url), path)
    await changePage(here, 'parametres', { nom: 'Gavottines' })
    for (const path of paths) await awaitThere(path, 'Gavottines')
  })
})
