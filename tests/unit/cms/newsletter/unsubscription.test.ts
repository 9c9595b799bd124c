import { describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_SECRET = 'un-secret-qui-ne-sert-que-dans-ce-test'
  process.env.SITE_URL = 'https://federation.example'
})

const { fingerprint } = await import('../../../../cms/src/newsletter/fingerprint')
const { listUnsubscribeHeaders, readUnsubscribeToken, unsubscribeUrl } =
  await import('../../../../cms/src/newsletter/unsubscription')

const abonne = {
  id: '1',
  email: 'Camille@example.org',
  empreinte: fingerprint('Camille@example.org'),
}
const token = new URL(unsubscribeUrl(abonne)).searchParams.get('jeton') ?? ''

describe('the token that unsubscribes', () => {
  it('is read back, whatever became of the record', () => {
    expect(readUnsubscribeToken(token)).toBe(abonne.empreinte)
    expect(unsubscribeUrl({ ...abonne, id: '2' })).toBe(unsubscribeUrl(abonne))
  })

  it('is the same however the address is written, and tells nothing of it', () => {
    expect(fingerprint(' camille@EXAMPLE.org')).toBe(abonne.empreinte)
    expect(Buffer.from(token, 'base64url').toString()).not.toContain('camille')
  })

  it.each([
    ['nothing', ''],
    ['a fingerprint alone', abonne.empreinte],
    ['an empty signature', `${abonne.empreinte}.`],
    ['another address', `${fingerprint('autre@example.org')}.${token.split('.')[1]}`],
    ['a changed signature', token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['more than a token', `${token}.x`],
    ['letters of two bytes', `${abonne.empreinte}.${'é'.repeat(22)}`],
  ])('is refused with %s', (_what, given) => {
    expect(readUnsubscribeToken(given)).toBeUndefined()
  })

  it('is in the two headers of one-click', () => {
    expect(listUnsubscribeHeaders(abonne)).toEqual({
      'List-Unsubscribe': `<https://federation.example/api/newsletter/desinscription?jeton=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })
})
