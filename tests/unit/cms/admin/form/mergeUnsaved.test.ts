import { describe, expect, it, test } from 'vitest'
import { mergeUnsaved } from '../../../../../cms/src/admin/form/mergeUnsaved'

const base = { titre: 'Notre siège', texte: 'À Paris', adresse: { rue: 'Rue A', ville: 'Paris' } }
const merge = (mine: object, theirs: object, before: object = base) =>
  mergeUnsaved(
    { id: '1', at: 0, base: before, data: { ...before, ...mine } },
    { ...before, ...theirs },
  )

describe('unsaved changes that are restored', () => {
  it('keep the fields that only somebody else has changed', () => {
    expect(merge({ texte: 'À Bourges' }, { titre: 'Le siège' })).toEqual({
      data: { ...base, titre: 'Le siège', texte: 'À Bourges' },
      conflicts: [],
    })
  })

  it('name the fields that both have changed, and not those changed alike', () => {
    const { data, conflicts } = merge(
      { titre: 'Chez nous', texte: 'Ici' },
      { titre: 'Le siège', texte: 'Ici' },
    )

    expect(data).toMatchObject({ titre: 'Chez nous', texte: 'Ici' })
    expect(conflicts).toEqual([['titre']])
  })

  it('keep the other fields of a group', () => {
    const mine = { adresse: { rue: 'Rue B', ville: 'Paris' } }
    const theirs = { adresse: { rue: 'Rue A', ville: 'Bourges' } }

    expect(merge(mine, theirs)).toMatchObject({
      data: { adresse: { rue: 'Rue B', ville: 'Bourges' } },
      conflicts: [],
    })
  })

  it('take a rich text as one value', () => {
    const text = (words: string) => ({ corps: { root: { children: [words] } } })

    expect(merge(text('mien'), text('sien'), text('avant'))).toEqual({
      data: text('mien'),
      conflicts: [['corps']],
    })
  })
})

describe('of a list, the rows', () => {
  const row = (id: string, nom = id) => ({ id, nom })
  const merged = (mine: object[], theirs: object[], before = [row('a'), row('b'), row('c')]) => {
    const { data, conflicts } = merge({ liste: mine }, { liste: theirs }, { liste: before })
    return {
      rows: (data.liste as ReturnType<typeof row>[]).map(({ id, nom }) => `${id}:${nom}`),
      conflicts,
    }
  }

  test.each([
    [
      'changed on both sides, each another',
      [row('a', 'A'), row('b'), row('c')],
      [row('a'), row('b', 'B'), row('c')],
      ['a:A', 'b:B', 'c:c'],
    ],
    [
      'added on both sides',
      [row('a'), row('x'), row('b'), row('c')],
      [row('a'), row('b'), row('c'), row('y')],
      ['a:a', 'x:x', 'b:b', 'c:c', 'y:y'],
    ],
    ['removed here', [row('a'), row('c')], [row('a', 'A'), row('b'), row('c')], ['a:A', 'c:c']],
    ['removed there', [row('a', 'A'), row('b'), row('c')], [row('a'), row('c')], ['a:A', 'c:c']],
    [
      'moved here, changed there',
      [row('c'), row('a'), row('b')],
      [row('a'), row('b', 'B'), row('c')],
      ['c:c', 'a:a', 'b:B'],
    ],
    [
      'moved there, changed here',
      [row('a'), row('b', 'B'), row('c')],
      [row('c'), row('a'), row('b')],
      ['c:c', 'a:a', 'b:B'],
    ],
  ])('%s', (_what, mine, theirs, expected) => {
    expect(merged(mine, theirs)).toEqual({ rows: expected, conflicts: [] })
  })

  it('that both changed in one field are named', () => {
    const { rows, conflicts } = merged(
      [row('a', 'mien'), row('b'), row('c')],
      [row('a', 'sien'), row('b'), row('c')],
    )
    expect(rows).toEqual(['a:mien', 'b:b', 'c:c'])
    expect(conflicts).toEqual([['liste', 0, 'nom']])
  })

  it('that one changed and the other removed are kept, and named', () => {
    const { rows, conflicts } = merged([row('a'), row('c')], [row('a'), row('b', 'B'), row('c')])
    expect(rows).toEqual(['a:a', 'b:B', 'c:c'])
    expect(conflicts).toEqual([['liste', 1]])
  })

  it('without ids are one value', () => {
    const { data, conflicts } = merge({ mots: ['un'] }, { mots: ['deux'] }, { mots: [] })
    expect(data.mots).toEqual(['un'])
    expect(conflicts).toEqual([['mots']])
  })
})
