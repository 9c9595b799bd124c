import { expect, inject, test } from 'vitest'
import { client } from '../../support/client'
import { accounts } from '../../support/setups'
import { createClientWithHeaders } from '../../support/session'

const { url } = inject('product')

// What a visitor writes of the scheme is not believed: SITE_URL alone says that there is TLS.
const visitors = [
  ['', client(url)],
  [' that claims to come by https', createClientWithHeaders(url, { 'x-forwarded-proto': 'https' })],
] as const

test.each(visitors)(
  'over plain HTTP a visitor%s gets a session cookie without Secure',
  async (_what, visitor) => {
    const { email, password } = accounts.administrateur
    const { headers } = await visitor.post('/api/users/login', { email, password })

    expect(headers.get('set-cookie')).toMatch(/^payload-token=[^;]+; /)
    expect(headers.get('set-cookie')).not.toMatch(/;\s*Secure/i)
  },
)

test.each(visitors)('over plain HTTP a visitor%s gets no HSTS header', async (_what, visitor) => {
  for (const path of ['/', '/api/regards', '/media/absent.pdf', '/inconnue', '/admin/login']) {
    const { headers } = await visitor.get(path)

    expect(headers.get('strict-transport-security'), path).toBeNull()
  }
})
