import { describe, expect, it } from 'vitest'
import { isEmail } from '../../../../../web/src/lib/validation/validateEmail'
import { invalidEmails, makeDomain } from '../../../../factories/emailAddresses'

describe('isEmail', () => {
  it.each([
    'camille@example.org',
    'c.d+lettre@sous.domaine.example.org',
    "o'neill@example.org",
    'contact@fédération-des-arts.fr',
    'contact@élan.exemple.org',
    'camille@localhost',
    `${'a'.repeat(64)}@example.org`,
    `a@${makeDomain(252)}`,
  ])('accepts %s', (email) => expect(isEmail(email)).toBe(true))

  it.each(invalidEmails)('refuses %s', (email) => expect(isEmail(email)).toBe(false))

  it('validates a pathological input quickly', () => {
    // The time of this process alone: what others do meanwhile does not count. Together, as its clock is coarse.
    const times = 20
    const start = process.cpuUsage()
    for (let time = 0; time < times; time += 1) {
      expect(isEmail(`${'a.'.repeat(120)}@`)).toBe(false)
    }
    expect(process.cpuUsage(start).user / times).toBeLessThan(50_000)
  })
})
