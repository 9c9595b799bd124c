import type { FieldHook } from 'payload'
import { describe, expect, test } from 'vitest'
import {
  emptyTextToNull,
  typesetDeep,
  typesetRichText,
  typesetText,
} from '../../../../../cms/src/fields/typography/typesetFields'
import {
  makeLink,
  makeList,
  makeParagraph,
  makeRichText,
  makeWords,
  type RichTextNode,
} from '../../../../factories/richText'

const run = (hook: FieldHook, value: unknown, field = {}): unknown =>
  hook({ value, field } as Parameters<FieldHook>[0])

const noText = [undefined, null, 5, true, { a: "l'un" }, ["l'un"]]

describe('a line', () => {
  test('is set, without the spaces around it', () => {
    expect(run(typesetText, "  L'été ?\n")).toBe('L’été\u00a0?')
  })

  test('leaves a text longer than its field for validation to refuse', () => {
    expect(run(typesetText, "l'un", { maxLength: 3 })).toBe("l'un")
    expect(run(typesetText, "l'un", { maxLength: 4 })).toBe('l’un')
  })

  test('is none where it is emptied, and stays as it is where it is not sent', () => {
    expect(run(emptyTextToNull, run(typesetText, ' '))).toBeNull()
    expect(run(emptyTextToNull, 'Rondes')).toBe('Rondes')
    expect(run(emptyTextToNull, undefined)).toBeUndefined()
  })

  test.each(noText)('leaves a value that is no text (%j) for validation to refuse', (value) => {
    expect(run(typesetText, value)).toBe(value)
  })
})

describe('of a long text', () => {
  test('the words are set, and nothing else changes', () => {
    const link = makeLink("https://exemple.fr/l'un?a ;b", { title: "l'un" })
    const given = makeRichText(
      makeParagraph("L'été ", makeWords('qui ?', 1), link),
      makeList("l'un ; l'autre"),
    )
    const before = structuredClone(given)

    expect(run(typesetRichText, given)).toEqual(
      makeRichText(
        makeParagraph('L’été ', makeWords('qui\u00a0?', 1), link),
        makeList('l’un\u00a0; l’autre'),
      ),
    )
    expect(given).toEqual(before)
  })

  test('the address of a link is completed', () => {
    expect(run(typesetRichText, makeRichText(makeParagraph(makeLink('www.exemple.fr'))))).toEqual(
      makeRichText(makeParagraph(makeLink('https://www.exemple.fr'))),
    )
  })

  test('the empty items at the end of a list are left out, and no other', () => {
    const list = makeList('Une danse')
    const [item] = list.children as RichTextNode[]
    const empty = { ...item, type: 'listitem', children: [] }
    const long = { ...list, children: [item, empty, item, empty, empty] }

    expect(run(typesetRichText, makeRichText(long))).toEqual(
      makeRichText({ ...list, children: [item, empty, item] }),
    )
    expect(run(typesetRichText, makeRichText({ ...list, children: [empty, empty] }))).toEqual(
      makeRichText({ ...list, children: [empty] }),
    )
  })

  test.each([
    ...noText.slice(0, 4),
    "l'un",
    {},
    { root: null },
    { root: "l'un" },
    { root: { type: 'root', children: "l'un" } },
    makeRichText({ type: 'linebreak', version: 1 }),
    makeRichText(makeParagraph(makeWords({ a: "l'un" }))),
    makeRichText({ type: 'inconnu', note: "l'un" }),
  ])('what is malformed comes through as it is: %j', (value) => {
    expect(run(typesetRichText, value)).toEqual(value)
  })
})

test('every text is set, however deep it lies', () => {
  expect(
    typesetDeep({
      titre: "L'été",
      rangs: [{ texte: 'Qui ?' }, 'Où ?'],
      lien: { libelle: 'Ici !' },
    }),
  ).toEqual({
    titre: 'L’été',
    rangs: [{ texte: 'Qui\u00a0?' }, 'Où\u00a0?'],
    lien: { libelle: 'Ici\u00a0!' },
  })
})

test('addresses, and values other than texts, stay unchanged', () => {
  const value = { n: 3, oui: true, rien: null, absent: undefined, adresse: '/#stages', liste: [] }

  expect(typesetDeep(value)).toEqual(value)
})

test('does not change its input', () => {
  const given = { liste: ["l'été"] }
  typesetDeep(given)

  expect(given).toEqual({ liste: ["l'été"] })
})
