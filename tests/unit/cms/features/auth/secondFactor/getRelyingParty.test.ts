import { afterEach, expect, test } from 'vitest'
import { env } from '../../../../../../cms/src/lib/env'
import { getRelyingParty } from '../../../../../../cms/src/features/accounts/secondFactor/webAuthn'

const { isSiteUrlSet, siteUrl } = env
afterEach(() => void Object.assign(env, { isSiteUrlSet, siteUrl }))

const of = (host: string) => getRelyingParty({ headers: new Headers({ host }) })

test('passkeys belong to the host of the request while SITE_URL is not set', () => {
  expect(of('localhost:4310')).toEqual({
    id: 'localhost',
    origins: ['https://localhost:4310', 'http://localhost:4310'],
  })
})

test('with SITE_URL they belong to its host, whatever the request says', () => {
  Object.assign(env, { isSiteUrlSet: true, siteUrl: 'https://www.exemple.fr' })

  expect(of('ailleurs.example')).toEqual({
    id: 'www.exemple.fr',
    origins: ['https://www.exemple.fr'],
  })
})
