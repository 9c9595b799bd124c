import { afterAll, expect, test } from 'vitest'
import { addTotp, computeTotpCode } from '../../support/secondFactor'
import { startSecondFactorSite } from '../../support/secondFactorSite'
import { accounts } from '../../support/setups'

const site = await startSecondFactorSite('production')
afterAll(() => site.stop())

test('a code opens one session, even when two processes get it at once', async () => {
  const me = await site.openSession(accounts.administrateur)
  const { secret, recoveryCodes } = await addTotp(me, accounts.administrateur.password)
  for (const code of [computeTotpCode(secret, 1), recoveryCodes[0]]) {
    const answers = await Promise.all(
      [site.product, site.other, site.product, site.other].map((at) =>
        site.signIn({ ...accounts.administrateur, code }, at),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
  }
})
