// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { cleanPastedHtml } from '../../../../../cms/src/fields/editor/paste/cleanPastedHtml'

/** A list item as Word puts it on the clipboard. */
const item = (marker: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`

const clean = (html: string) => {
  const cleaned = cleanPastedHtml(`<html><body>${html}</body></html>`)
  const blocks = [...(cleaned?.document.body.children ?? [])]
  return {
    ...cleaned,
    blocks: blocks.map(({ localName, textContent }) => [localName, textContent]),
  }
}

test('bullets and numbers of Word become lists, without their typed markers', () => {
  const { document, blocks } = clean(
    `<p class=MsoNormal>Avant</p>${item('·', 'Première <b>puce</b>')}${item('o', 'Seconde', 2)}<p class=MsoNormal>Entre</p>${item('1.', 'Un')}${item('2.', 'Deux')}`,
  )

  expect(blocks).toEqual([
    ['p', 'Avant'],
    ['ul', 'Première puceSeconde'],
    ['p', 'Entre'],
    ['ol', 'UnDeux'],
  ])
  expect([...(document?.querySelectorAll('li') ?? [])].map((each) => each.textContent)).toEqual([
    'Première puce',
    'Seconde',
    'Un',
    'Deux',
  ])
  expect(document?.querySelector('li b')?.textContent).toBe('puce')
})

test('numbers after bullets are a list of their own', () => {
  expect(clean(item('·', 'Puce') + item('a)', 'Lettre')).blocks).toEqual([
    ['ul', 'Puce'],
    ['ol', 'Lettre'],
  ])
})

test('each row of a table is a line', () => {
  const { blocks, hasTable } = clean(
    '<table><tr><th>Danse</th><th>Pays</th></tr><tr><td>Bourrée\n 2 temps</td><td>Berry</td></tr><tr><td></td></tr></table><p>Après</p>',
  )

  expect(hasTable).toBe(true)
  expect(blocks).toEqual([
    ['p', 'Danse – Pays'],
    ['p', 'Bourrée 2 temps – Berry'],
    ['p', 'Après'],
  ])
})

test('a link to a file of the computer is its text', () => {
  const { document, hasTable } = clean(
    '<p>Voir <a href="file:///C:/Bal.docx">le <i>bal</i></a> et <a href="https://exemple.fr">le site</a></p>',
  )

  expect(hasTable).toBe(false)
  expect(document?.body.textContent).toBe('Voir le bal et le site')
  expect(
    [...(document?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent),
  ).toEqual(['le site'])
})

test('leaves other HTML to the editor', () => {
  expect(cleanPastedHtml('<p>Un <b>texte</b></p><ul><li>Puce</li></ul>')).toBeUndefined()
})
