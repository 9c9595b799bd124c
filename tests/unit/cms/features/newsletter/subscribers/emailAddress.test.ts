import { describe, expect, it, test } from 'vitest'
import {
  parseEmailAddress,
  toMailbox,
} from '../../../../../../cms/src/features/newsletter/subscribers/emailAddress'
import { invalidEmails, makeDomain } from '../../../../../factories/emailAddresses'

describe('parseEmailAddress', () => {
  it('takes spaces away, and the capitals of the domain', () => {
    expect(parseEmailAddress('  Camille@Exemple.ORG ')).toBe('Camille@exemple.org')
  })

  it('converts a domain to ASCII (IDNA)', () => {
    expect(parseEmailAddress('Nina@Fédération-des-arts.FR')).toBe(
      'Nina@xn--fdration-des-arts-btbb.fr',
    )
  })

  it.each([
    'c.d+lettre@sous.domaine.example.org',
    "o'neill@example.org",
    `${'a'.repeat(64)}@example.org`,
    `a@${makeDomain(252)}`,
  ])('accepts %s', (email) => expect(parseEmailAddress(email)).toBe(email))

  it.each([undefined, null, 12, { $ne: '' }, ['camille@example.org'], ...invalidEmails])(
    'refuses %j',
    (email) =>
      expect(() => parseEmailAddress(email)).toThrow(
        expect.objectContaining({ code: 'invalid-email' }),
      ),
  )
})

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
