import { describe, expect, it } from 'vitest'
import { getRouteChunks } from '@web/ssr/getRouteChunks'

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry-client.js',
    name: 'entry-client',
    imports: ['_site.js'],
  },
  '_site.js': {
    file: 'assets/site.js',
    name: 'site',
    imports: ['_vendor.js'],
    css: ['assets/site.css'],
  },
  '_RegardsPage.js': { file: 'assets/shared.js', name: 'RegardsPage' },
  'src/features/regards/pages/RegardsPage.tsx': {
    file: 'assets/RegardsPage.js',
    name: 'RegardsPage',
    imports: ['_cards.js', '_vendor.js'],
    css: ['assets/RegardsPage.css'],
  },
  '_cards.js': { file: 'assets/cards.js', imports: ['_vendor.js'], css: ['assets/cards.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
}

describe('the scripts and style sheets of a page', () => {
  it('are its chunks after all that these need, each once, the entry last', () => {
    expect(getRouteChunks(manifest, ['site', 'RegardsPage', 'entry-client'])).toEqual({
      scripts: [
        '/assets/vendor.js',
        '/assets/site.js',
        '/assets/cards.js',
        '/assets/RegardsPage.js',
        '/assets/entry-client.js',
      ],
      styleSheets: ['/assets/site.css', '/assets/cards.css', '/assets/RegardsPage.css'],
    })
  })

  it('cannot be told of a chunk that was not built', () => {
    expect(() => getRouteChunks(manifest, ['LoginPage'])).toThrow('LoginPage')
  })
})
