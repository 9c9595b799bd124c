import { expect, test } from 'vitest'
import { toMailbox } from '../../../../../../cms/src/features/newsletter/subscribers/toMailbox'

test.each([
  ['camille@exemple.org', 'camille@exemple.org'],
  ['Camille+Liste@Exemple.org', 'camille@exemple.org'],
  ['camille+a+b@exemple.org', 'camille@exemple.org'],
  ['+camille@exemple.org', '+camille@exemple.org'],
  ['c.amille@exemple.org', 'c.amille@exemple.org'],
  ['c.a.mille+x@gmail.com', 'camille@gmail.com'],
  ['Ca.mille@GoogleMail.com', 'camille@gmail.com'],
])('%s is of the mailbox %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox)
})
