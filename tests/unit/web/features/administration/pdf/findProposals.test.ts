import { describe, expect, it } from 'vitest'
import { describeOrigin } from '@web/features/administration/pdf/Proposal'
import { findProposals } from '@web/features/administration/pdf/findProposals'

const line = (text: string, points = 11) => ({ text, size: points / 842 })
const empty = { title: undefined, subject: undefined, pages: [], outline: [] }
const find = (parts: Partial<Parameters<typeof findProposals>[0]>, fileName = 'fichier.pdf') =>
  findProposals({ ...empty, ...parts }, fileName)

describe('proposals of a PDF', () => {
  it('is read on its first pages, and its origin is told', () => {
    const proposals = find({
      pages: [
        [line('Regards', 80), line('n° 52 – printemps 2024', 14), line('Les coiffes', 30)],
        [line('Sommaire', 20), line('Éditorial 3'), line('Les coiffes 4')],
      ],
    })
    expect(proposals).toEqual({
      numero: { value: '52', origin: { kind: 'page', page: 1 } },
      dateParution: {
        value: '2024-03-21',
        words: 'printemps 2024',
        origin: { kind: 'page', page: 1 },
      },
      titre: { value: 'Les coiffes', origin: { kind: 'page', page: 1 } },
      sommaire: { value: 'Éditorial\nLes coiffes', origin: { kind: 'page', page: 2 } },
    })
  })

  it('is read in its properties and its name where its pages have nothing', () => {
    const proposals = find(
      { title: 'Les coiffes de Bretagne', pages: [[]] },
      'Regards 52 mars 2024.pdf',
    )
    expect(proposals).toEqual({
      numero: { value: '52', origin: { kind: 'fileName' } },
      dateParution: { value: '2024-03-01', words: 'mars 2024', origin: { kind: 'fileName' } },
      titre: { value: 'Les coiffes de Bretagne', origin: { kind: 'properties' } },
    })
  })

  it('is read inside where the cover says nothing', () => {
    const proposals = find({
      pages: [
        [],
        [
          line('Regards n° 52, revue trimestrielle'),
          line('Dépôt légal : mars 2024'),
          line('Fête le 12 mai 2024'),
        ],
      ],
    })
    expect(proposals.numero).toEqual({ value: '52', origin: { kind: 'page', page: 2 } })
    expect(proposals.dateParution?.value).toBe('2024-03-01')
  })

  it('is not a number or a date that an article mentions', () => {
    expect(
      find({
        pages: [
          [],
          [
            line('Le défilé passait devant la maison portant le n° 12, au bout du village'),
            line('La fête aura lieu le 12 mai 2024 sur la place'),
          ],
        ],
      }),
    ).toEqual({})
  })

  it('prefers the date beside the number to an event’s date', () => {
    const event = [line('12 mai 2024', 20), line('Fête de la vielle', 40)]
    const issue = [line('Regards n° 52'), line('Mars 2024 – revue trimestrielle')]
    expect(find({ pages: [[...event, ...issue]] }).dateParution?.value).toBe('2024-03-01')
  })

  it('prefers the number beside the magazine’s name to another', () => {
    const cover = [line('Supplément au n° 3 du bulletin', 40), line('Regards n° 52', 12)]
    expect(find({ pages: [cover] }).numero?.value).toBe('52')
  })

  it('joins a label and its number, which stand on two lines of a cover', () => {
    const cover = [line('REGARDS', 90), line('numéro', 13), line('52', 46)]
    expect(find({ pages: [cover] }).numero).toEqual({
      value: '52',
      origin: { kind: 'page', page: 1 },
    })
  })

  it('is nothing for a PDF without text, properties and name', () => {
    expect(find({ pages: [[], []] }, 'scan.pdf')).toEqual({})
  })

  it('takes the outline for a summary where no page has one', () => {
    expect(find({ outline: ['Éditorial', 'Les coiffes', 'Agenda'] }).sommaire?.origin).toEqual({
      kind: 'outline',
    })
  })
})

it.each([
  [{ kind: 'page', page: 3 }, 'lu sur la page\u00a03'],
  [{ kind: 'fileName' }, 'lu dans le nom du fichier'],
  [{ kind: 'properties' }, 'lu dans les propriétés du PDF'],
  [{ kind: 'outline' }, 'tiré des signets du PDF'],
] as const)('the origin %j is told as « %s »', (origin, words) => {
  expect(describeOrigin(origin)).toBe(words)
})
