import { describe, expect, it } from 'vitest'
import { isEmail } from '../../../../../web/src/lib/validation/validateEmail'

const labels = (length: number) => {
  const full = `${'d'.repeat(60)}.`.repeat(4)
  return `${full}${'e'.repeat(length - full.length)}`
}

describe('isEmail', () => {
  it.each([
    'camille@example.org',
    'c.d+lettre@sous.domaine.example.org',
    "o'neill@example.org",
    'contact@fédération-des-arts.fr',
    'contact@élan.exemple.org',
    'camille@localhost',
    `${'a'.repeat(64)}@example.org`,
    `a@${labels(252)}`,
  ])('accepts %s', (email) => expect(isEmail(email)).toBe(true))

  it.each([
    '',
    'camille',
    'camille@',
    '@example.org',
    'camille@example..org',
    '.camille@example.org',
    'camille.@example.org',
    'camille dupont@example.org',
    'camille@-example.org',
    'camille@exa_mple.org',
    'deux@fois@example.org',
    'contact@fédération.fr/chemin',
    'contact@fédération.fr:80',
    'contact@é..fr',
    'élise@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${labels(253)}`,
  ])('refuses %s', (email) => expect(isEmail(email)).toBe(false))

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
