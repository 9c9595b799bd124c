// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Payload } from 'payload'
import { afterEach, describe, expect, test } from 'vitest'
import { Checklist } from '../../../../../cms/src/admin/dashboard/Checklist'
import { listIncomplete } from '../../../../../cms/src/admin/dashboard/listIncomplete'
import { globals } from '../../../../../cms/src/features/pages'
import { makeRichText } from '../../../../factories/richText'
import { normalizeSpaces } from '../../../../support/normalizeSpaces'

afterEach(() => document.body.replaceChildren())

/** Shows the list for pages and images that hold this. */
async function show(values: Record<string, object>, images: object[] = []) {
  const find = () => Promise.resolve({ docs: images })
  const pages = globals.map(({ slug, label, fields }) => ({
    slug,
    label,
    incomplete: listIncomplete(fields, (values[slug] ?? {}) as Record<string, unknown>),
  }))
  const element: ReactNode = await Checklist({ pages, payload: { find } as unknown as Payload })
  document.body.innerHTML = renderToStaticMarkup(element)
}

const textOf = (element: Element) => normalizeSpaces(element.textContent)
const region = () => screen.getByRole('region', { name: 'À compléter' })
/** What a page is asked for; undefined when it is not in the list. */
const partOf = (label: string) =>
  within(region())
    .getAllByRole('group', { hidden: true })
    .find((group) => textOf(group).startsWith(label))
const itemsOf = (part: HTMLElement) => [...part.querySelectorAll('li')].map(textOf)

const mentions = (texte: string) => ({
  sections: [
    { titre: 'Éditeur du site', texte: makeRichText('Nom : à compléter') },
    { titre: 'Hébergeur', texte: makeRichText(texte) },
  ],
})

describe('the checklist', () => {
  test('has a part for each page, with its number and the way to each field', async () => {
    await show({ mentionsLegales: mentions('à compléter') })
    const part = partOf('Mentions légales')
    if (!part) throw new Error('The page is not in the list')

    expect(itemsOf(part)).toEqual(
      expect.arrayContaining([
        'Éditeur du site › Texte : remplacez « à compléter »',
        'Hébergeur › Texte : remplacez « à compléter »',
      ]),
    )
    expect(textOf(part)).toMatch(new RegExp(`^Mentions légales ${itemsOf(part).length}`))
    expect(
      within(part).getByRole('link', { name: /^Hébergeur › Texte/, hidden: true }),
    ).toHaveProperty(
      'href',
      expect.stringMatching(/\/admin\/globals\/mentionsLegales#field-sections__1__texte$/),
    )
  })

  test('counts all that is asked for', async () => {
    await show({})
    const count = region().querySelectorAll('li').length

    expect(count).toBeGreaterThan(1)
    expect(textOf(region())).toContain(`${count} informations manquent encore sur le site`)
  })

  test('loses a page that lacks nothing', async () => {
    await show({})
    expect(partOf('Qui sommes-nous ?')).toBeDefined()
    await show({ quiSommesNous: { image: 'an-id' } })

    expect(partOf('Qui sommes-nous ?')).toBeUndefined()
  })

  test('has the images that nobody described, each with the way to it', async () => {
    await show({})
    const before = region().querySelectorAll('li').length
    expect(partOf('Images')).toBeUndefined()
    await show({}, [
      { id: 'a', filename: 'ronde.jpg', alt: '', decorative: false },
      { id: 'b', filename: 'frise.jpg', alt: null, decorative: true },
      { id: 'c', filename: 'coiffe.jpg', alt: 'Une coiffe', decorative: null },
      { id: 'd', filename: 'bal.jpg', alt: null, decorative: null },
    ])
    const part = partOf('Images sans texte de remplacement')
    if (!part) throw new Error('The images are not in the list')

    expect(itemsOf(part)).toEqual(['ronde.jpg', 'bal.jpg'])
    expect(within(part).getByRole('link', { name: 'bal.jpg', hidden: true })).toHaveProperty(
      'href',
      expect.stringMatching(/\/admin\/collections\/images\/d#field-alt$/),
    )
    expect(textOf(region())).toContain(`${before + 2} informations manquent`)
  })
})
