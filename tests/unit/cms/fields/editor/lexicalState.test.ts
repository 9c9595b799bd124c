import type { FieldHook } from 'payload'
import { describe, expect, test } from 'vitest'
import {
  bulletList,
  link,
  paragraph,
  richText,
} from '../../../../../cms/src/fields/editor/lexicalState'
import { typesetRichText } from '../../../../../cms/src/fields/typography/typesetFields'
import * as panel from '../../../../factories/richText'

describe('a long text written in code has the editor’s structure:', () => {
  test('paragraphs, lists and links', () => {
    const written = richText(
      'Danser.',
      paragraph('Lire ', link('lien', '/regards'), '.'),
      bulletList('Une coiffe'),
    )

    expect(written).toEqual(
      panel.makeRichText(
        'Danser.',
        panel.makeParagraph('Lire ', panel.makeLink('/regards'), '.'),
        panel.makeList('Une coiffe'),
      ),
    )
  })

  test('the lines of a list are numbered in turn', () => {
    const { children } = richText(bulletList('Un', 'Deux', 'Trois')).root
    const lines = children[0]?.children as { value: number }[]

    expect(lines.map(({ value }) => value)).toEqual([1, 2, 3])
  })
})

test('a long text written in code is typeset already: saving it unchanged changes nothing', () => {
  const written = richText(
    "Qu'est-ce que la « bourrée » ?",
    paragraph("L'été : ", link("l'atelier", "https://exemple.fr/l'atelier")),
    bulletList('au XIXe siècle...', "l'un ; l'autre"),
  )

  expect(JSON.stringify(written)).toContain('Qu’est-ce que la «\u00a0bourrée\u00a0»\u00a0?')
  expect(JSON.stringify(written)).toContain("https://exemple.fr/l'atelier")
  expect(typesetRichText({ value: written } as unknown as Parameters<FieldHook>[0])).toEqual(
    written,
  )
})
