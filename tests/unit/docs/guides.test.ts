import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guideAnchors } from '@regards/contract/guideAnchors'
import { renderGuide } from '../../../web/build/renderGuide'
import type { Guide } from '@web/features/aide/Guide'
import { repoRoot } from '../../support/paths'

const render = (file: string) =>
  renderGuide(readFileSync(join(repoRoot, 'docs', file), 'utf8'), (url) => ({
    url,
    width: 1280,
    height: 800,
  }))

/** The guides by their path on the site. */
const guides: Record<string, Guide> = {
  '/aide': render('guide-editeur.md'),
  '/aide/administrateur': render('guide-administrateur.md'),
  '/aide/publier': render('publier.md'),
}

const isThere = (href: string): boolean => {
  const [path = '', id] = href.split('#')
  const guide = guides[path]
  return guide !== undefined && (id === undefined || guide.html.includes(` id="${id}"`))
}

test.each(Object.entries(guideAnchors))(
  'the link %s of a page leads to a heading of a guide: %s',
  (_name, href) => {
    expect(isThere(href)).toBe(true)
  },
)

test('each link inside of the guides leads to a heading of a guide', () => {
  const links = Object.entries(guides).flatMap(([path, { html }]) =>
    [...html.matchAll(/<a href="([#/][^"]*)"/g)].map(([, href = '']) =>
      href.startsWith('#') ? path + href : href,
    ),
  )

  expect(links).not.toEqual([])
  expect(links.filter((href) => !isThere(href))).toEqual([])
})

test.each(Object.entries(guides))(
  'the guide %s has a title and contents',
  (_path, { title, contents }) => {
    expect(title).toMatch(/^(?:Guide de l’|Publier)/)
    expect(contents.length).toBeGreaterThan(3)
  },
)
