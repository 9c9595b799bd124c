import { expect, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { client } from '../../support/client'
import { addTotp, computeTotpCode } from '../../support/secondFactor'
import { createClientAddress, createClientWithHeaders, openSession } from '../../support/session'
import { sharePair } from '../../support/sharedProducts'

const { product, other } = await sharePair()

test('a code opens one session, even when two processes get it at once', async () => {
  const account = await makeAccount(await client(product.url).as('administrateur'))
  const { cookie } = await openSession(product.url, account)
  const me = createClientWithHeaders(product.url, { cookie })
  const { secret, recoveryCodes } = await addTotp(me, account.password)
  for (const code of [computeTotpCode(secret, 1), recoveryCodes[0]]) {
    const answers = await Promise.all(
      [product, other, product, other].map(({ url }) =>
        client(url).post(
          '/api/users/login',
          { ...account, code },
          { headers: createClientAddress() },
        ),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
  }
})
