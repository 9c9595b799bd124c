import { describe, expect, test } from 'vitest'
import { renderEmail, type EmailContent } from '../../../../../cms/src/infrastructure/email'

const content: EmailContent = {
  sender: { nom: 'Fédération <d’essai>', adresse: '2 rue de la Danse\n75014 Paris' },
  preheader: 'Le numéro 12 est paru',
  blocks: [
    { kind: 'overline', text: 'Numéro 12' },
    { kind: 'title', text: 'Bals & "fêtes"' },
    { kind: 'picture', url: 'https://site.test/c.webp', alt: 'Couverture', width: 320 },
    { kind: 'text', text: 'Première ligne\n<script>alert(1)</script>' },
    { kind: 'button', label: 'Lire', url: 'https://site.test/regards/12?a=1&b=2' },
  ],
  reason: 'Vous êtes abonné à la lettre.',
  links: [{ label: 'Se désabonner', url: 'https://site.test/non?jeton=x&y' }],
}

describe('as HTML', () => {
  const { html } = renderEmail(content)

  test('escapes markup', () => {
    expect(html).not.toContain('<script>')
    expect(html).toContain('Première ligne<br>&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('Bals &amp; &quot;fêtes&quot;')
    expect(html).toContain('Fédération &lt;d’essai&gt;')
    expect(html).toContain('href="https://site.test/regards/12?a=1&amp;b=2"')
  })

  test('has sender, postal address, reason and link to unsubscribe', () => {
    expect(html).toContain('2 rue de la Danse<br>75014 Paris')
    expect(html).toContain('Vous êtes abonné à la lettre.')
    expect(html).toContain('href="https://site.test/non?jeton=x&amp;y"')
  })

  test('it fetches pictures alone, and each has a text of its own', () => {
    expect(html).not.toMatch(/<(link|script|iframe)\b|@import|@font-face/)
    expect(html).toContain('alt="Couverture"')
  })
})

test('as text it says the same, with its addresses written out', () => {
  const { text } = renderEmail(content)

  expect(text).toContain('Bals & "fêtes"')
  expect(text).toContain('<script>alert(1)</script>')
  expect(text).toContain('https://site.test/regards/12?a=1&b=2')
  expect(text).toContain('https://site.test/non?jeton=x&y')
  expect(text).toContain('Vous êtes abonné à la lettre.')
  expect(text).toContain('75014 Paris')
  expect(text).not.toContain('c.webp')
})
