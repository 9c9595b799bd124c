import { afterAll, describe, expect, it, vi } from 'vitest'

// The settings are read when their module is loaded.
vi.resetModules()
vi.stubEnv('PAYLOAD_SECRET', 'un-secret-qui-ne-sert-que-dans-ce-test')
vi.stubEnv('SITE_URL', 'https://federation.example')
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const { hashEmail } =
  await import('../../../../../../cms/src/features/newsletter/subscribers/emailAddress')
const { verifyUnsubscribeToken, getUnsubscribeUrl } =
  await import('../../../../../../cms/src/features/newsletter/subscribers/unsubscription')

const abonne = {
  id: '1',
  email: 'Camille@example.org',
  empreinte: hashEmail('Camille@example.org'),
}
const token = new URL(getUnsubscribeUrl(abonne)).searchParams.get('jeton') ?? ''

describe('the token that unsubscribes', () => {
  it('is read back, whatever became of the record', () => {
    expect(verifyUnsubscribeToken(token)).toBe(abonne.empreinte)
    expect(getUnsubscribeUrl({ ...abonne, id: '2' })).toBe(getUnsubscribeUrl(abonne))
  })

  it('is the same however the address is written, and tells nothing of it', () => {
    expect(hashEmail(' camille@EXAMPLE.org')).toBe(abonne.empreinte)
    expect(Buffer.from(token, 'base64url').toString()).not.toContain('camille')
  })

  it.each([
    ['nothing', ''],
    ['a fingerprint alone', abonne.empreinte],
    ['an empty signature', `${abonne.empreinte}.`],
    ['another address', `${hashEmail('autre@example.org')}.${token.split('.')[1]}`],
    ['a changed signature', token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['more than a token', `${token}.x`],
    ['letters of two bytes', `${abonne.empreinte}.${'é'.repeat(22)}`],
  ])('is refused with %s', (_what, given) => {
    expect(verifyUnsubscribeToken(given)).toBeUndefined()
  })
})
