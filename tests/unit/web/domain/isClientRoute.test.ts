import { describe, expect, it } from 'vitest'
import { isClientRoute } from '@web/ui/links/SiteLink'

describe('isApplicationPath', () => {
  it.each([
    '/',
    '/regards',
    '/adminregards',
    '/a-propos/historique',
    '/mediation',
    '/regards/12',
    '/regards/12/articles/la-coiffe',
  ])('is true of %s, a page of the application', (href) => expect(isClientRoute(href)).toBe(true))

  it.each([
    '/admin',
    '/admin/globals/accueil',
    '/admin?a=1',
    '/api/regards',
    '/media/regards/abc/fichier.pdf',
    '/regards/12/pdf',
    '/regards/12/telechargement',
    '/regards/12/epub',
    '/oai?verb=Identify',
    '/regards.atom',
    '/sitemap.xml',
    '/sitemap.xml?a=1#b',
    '//example.org',
    '/\\example.org',
    'https://example.org',
    'mailto:contact@example.org',
  ])('is false of %s, which the application cannot draw', (href) =>
    expect(isClientRoute(href)).toBe(false),
  )
})
