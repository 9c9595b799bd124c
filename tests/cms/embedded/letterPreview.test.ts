import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { addAbonnes, createAddresses } from '../../factories/abonnes'
import { writeLetter } from '../../factories/letters'
import { publishRegard, type RegardDoc } from '../../factories/regard'
import { makeRichText } from '../../factories/richText'
import {
  findDeliveryErrors,
  isFinished,
  readAnnonce,
  waitForAnnonce,
} from '../../support/campaigns'
import { openCampaignSite } from '../../support/campaignSite'
import { normalizeSpaces } from '../../support/normalizeSpaces'

const { setup } = inject('product')

let regard: RegardDoc
const emails = createAddresses('apercu', 20)

const site = await openCampaignSite(setup)
const { smtp, product, administrator } = site

beforeEach(async () => {
  smtp.reset()
  regard = await publishRegard(administrator)
})
afterEach(() => administrator.delete(`/api/regards/${regard.id}`))

test('an administrator reads the letter before it leaves, and gets a test of it alone', async () => {
  await addAbonnes(product, emails)
  await administrator.patch(`/api/regards/${regard.id}`, { titre: 'Bals & <fêtes>' })
  const path = `/api/regards/${regard.id}/annonce`
  const preview = await administrator.get<{ objet: string; html: string; texte: string }>(path)

  expect(preview.status).toBe(200)
  expect(preview.headers.get('cache-control')).toBe('no-store')
  const subject = `Regards n° ${regard.numero} : Bals & <fêtes>`
  expect(normalizeSpaces(preview.json.objet)).toBe(subject)
  expect(preview.json.html).toContain('Bals &amp; &lt;fêtes&gt;')
  expect(preview.json.texte).toContain(`http://localhost:${product.port}/regards/${regard.numero}`)
  // Nobody's link to unsubscribe.
  expect(preview.json.html + preview.json.texte).not.toContain('jeton=')

  const sent = await administrator.post<{ message: string }>(`${path}/essai`)
  expect(sent.status).toBe(200)
  expect(sent.json.message).toContain('L’essai est parti')
  await smtp.waitForCount(1)
  const [mail] = smtp.mails
  const { email } = (await administrator.get<{ user: { email: string } }>('/api/users/me')).json
    .user
  expect(mail?.to).toEqual([email])
  const parsed = await mail?.parse()
  expect(normalizeSpaces(parsed?.subject ?? '')).toBe(`[Essai] ${subject}`)
  // Lines may end otherwise on their way.
  const toWords = (text = '') => text.trim().split(/\s+/)
  expect(toWords(parsed?.text)).toEqual(toWords(preview.json.texte))
  // The issue can still be announced, to all.
  expect(await readAnnonce(administrator, regard.id)).toBeUndefined()
  expect((await administrator.post(path)).status).toBe(202)
  await waitForAnnonce(administrator, regard.id, isFinished)
  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
})

test('the preview says the size of a letter, whose paragraphs repeat no styles', async () => {
  const words = 'Venez danser au bal. '.repeat(16)
  const texte = makeRichText(...Array.from({ length: 200 }, () => words))
  const measure = async ({ id }: { id: string }) =>
    (await administrator.get<{ html: string; octets: number }>(`/api/annonces/${id}/apercu`)).json
  const { html, octets } = await measure(await writeLetter(administrator, { texte }))
  expect(octets).toBe(Buffer.byteLength(html))
  const short = await measure(await writeLetter(administrator))
  const bytesOfWords = 200 * words.length
  expect(octets).toBeGreaterThan(bytesOfWords)
  expect(octets).toBeLessThan(bytesOfWords + short.octets + 200 * 10)
})

test('the letter of a draft is read and tried, and not sent', async () => {
  const path = `/api/regards/${regard.id}/annonce`
  await administrator.patch(`/api/regards/${regard.id}`, { _status: 'draft' })

  expect((await administrator.get(path)).status).toBe(200)
  expect((await administrator.post(`${path}/essai`)).status).toBe(200)
  expect((await administrator.post(path)).status).toBe(404)
})

test('a test that the mail server rejects says so, and can be sent again', async () => {
  const path = `/api/regards/${regard.id}/annonce/essai`
  smtp.rejectRecipients(() => ({ code: 450, message: 'Not now' }))
  expect(await administrator.post(path)).toMatchObject({
    status: 503,
    json: { errors: [{ code: 'mail-unavailable' }] },
  })
  smtp.rejectRecipients(() => undefined)
  expect((await administrator.post(path)).status).toBe(200)
  expect(smtp.mails).toHaveLength(1)
})
