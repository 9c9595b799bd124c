import { describe, expect, inject, test } from 'vitest'
import { requestRawPath } from '../../support/requestRawPath'
import { formatRequestHead, openSlowSocket } from '../../support/slowSocket'

const { url } = inject('product')

const read = (path: string) => requestRawPath(url, 'GET', path)

describe('a URL that spells the path of a page in another way', () => {
  test.each([
    ['//regards/52', '/regards/52'],
    ['/regards//52?a=1', '/regards/52?a=1'],
    ['/REGARDS', '/regards'],
    ['/Regards/052', '/regards/52'],
    ['/regards/52/lire/03?q=danse', '/regards/52/lire/3?q=danse'],
    ['/regards/52/articles', '/regards/52'],
    ['/a-propos/notre%2Dsiege', '/a-propos/notre-siege'],
    ['/regards/%35%32', '/regards/52'],
    ['//exemple.fr', '/exemple.fr'],
  ])('%s redirects permanently (301) to %s', async (path, canonical) => {
    const answer = await read(path)

    expect([answer.status, answer.headers.location]).toEqual([301, canonical])
  })

  test.each(['/%zz', '/./exemple.fr', '/%2e%2e/exemple.fr', '/API/regards'])(
    '%s redirects home (302) without naming another site',
    async (path) => {
      const answer = await read(path)

      expect([answer.status, answer.headers.location]).toEqual([302, '/'])
    },
  )

  test.each(['/%2Fexemple.fr', '/%5cexemple.fr', '/%252Fexemple.fr'])(
    '%s is no open redirect',
    async (path) => {
      expect((await read(path)).headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    },
  )

  test.each(['/\\exemple.fr', '//exemple.fr\\', '/\\/exemple.fr', '/regards/..//exemple.fr'])(
    '%s redirects home',
    async (path) => {
      const socket = await openSlowSocket(url)
      socket.write(formatRequestHead('GET', path))

      expect((await socket.readToEnd()).toString()).toMatch(
        /^HTTP\/1.1 302 [^]*\r\nLocation: \/\r\n/,
      )
    },
  )

  test('returns 400 below /api', async () => {
    for (const path of ['/api//regards', '/api/re%67ards'])
      expect((await read(path)).status).toBe(400)
  })
})
