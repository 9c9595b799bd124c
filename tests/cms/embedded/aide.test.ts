import { expect, inject, test } from 'vitest'
import { client } from '../../support/client'

const { url } = inject('product')

const visitor = client(url)

test.each(['/aide', '/aide/administrateur', '/aide/publier'])(
  'the response of %s is the same for each role, not indexed, and without the guide',
  async (path) => {
    const clients = [visitor, await visitor.as('editeur'), await visitor.as('administrateur')]
    const pages = await Promise.all(clients.map((each) => each.get(path)))

    for (const { status, text, headers } of pages) {
      expect(status).toBe(200)
      expect(text).toBe(pages[0]?.text)
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      expect(text).not.toContain('Double authentification')
      expect(text).not.toContain('panneau-tableau-de-bord')
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    }
  },
)

test('no other address of the help exists, and the addresses have one spelling', async () => {
  for (const path of ['/aide/editeur', '/AIDE']) {
    const answer = await visitor.get(path)
    expect([path, answer.status, answer.text]).not.toEqual([
      path,
      200,
      expect.stringContaining('Guide de l’éditeur'),
    ])
  }
})
