import { describe, expect, it, vi } from 'vitest'
import { sanitizeHref } from '@web/lib/validation/sanitizeHref'

describe('toSafeHref', () => {
  it.each([
    'https://example.org/page?a=1#b',
    'HTTP://example.org',
    'mailto:contact@example.org',
    'tel:+33123456789',
    '/regards',
    '/media/regards/abc/fichier.pdf',
    '/',
  ])('keeps %s', (url) => expect(sanitizeHref(url)).toBe(url))

  it('needs nothing that Safari 16 does not have', () => {
    const spy = vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function')
    })
    expect(sanitizeHref('https://example.org/')).toBe('https://example.org/')
    expect(sanitizeHref('https://')).toBeUndefined()
    spy.mockRestore()
  })

  it('keeps an address without the spaces around it', () => {
    expect(sanitizeHref('  https://example.org ')).toBe('https://example.org')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'file:///etc/passwd',
    '//example.org',
    '/\\example.org',
    '/\t/example.org',
    'https://',
    'https://exa mple.org',
    'mailto:',
    'example.org',
    '#ancre',
    '',
    null,
    undefined,
    42,
    { url: '/regards' },
  ])('refuses %j', (url) => expect(sanitizeHref(url)).toBeUndefined())
})
