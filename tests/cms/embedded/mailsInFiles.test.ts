import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { client } from '../../support/client'
import type { MessageBody } from '../../support/passwordResetSite'
import { poll } from '../../support/ports'
import { shareReadingProduct } from '../../support/sharedProducts'

test('without SMTP_URL the e-mail with the link is written to a file', async () => {
  const { product: silent } = await shareReadingProduct('embedded')
  const { email } = await makeAccount(await client(silent.url).as('administrateur'))
  const answers = []
  for (const address of [email, 'inconnue@regards.test']) {
    answers.push(
      await client(silent.url).post<MessageBody>('/api/users/forgot-password', { email: address }),
    )
  }
  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  const folder = join(silent.dataDir, 'mails')
  // The file is there, empty, a moment before its words are.
  const mails = () => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  await poll(() => mails().some((mail) => mail.includes(`To: ${email}`)), { what: 'the mail' })
})
