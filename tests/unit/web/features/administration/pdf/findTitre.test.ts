import { describe, expect, it } from 'vitest'
import {
  findTitreInProperties,
  findTitreOnCover,
} from '@web/features/administration/pdf/findProposals'

const line = (text: string, points: number) => ({ text, size: points / 842 })

describe('the title in a PDF’s properties', () => {
  it.each([
    ['Les coiffes de Bretagne', 'Les coiffes de Bretagne'],
    ['Regards n° 52 – Les coiffes de Bretagne', 'Les coiffes de Bretagne'],
    ['Regards 52 : les coiffes', 'les coiffes'],
    ['Regards n°52, mars 2024 - Les coiffes', 'Les coiffes'],
    ['Regards, Les coiffes', 'Les coiffes'],
    ['Regards croisés sur la danse', 'croisés sur la danse'],
  ])('%j gives %j', (title, titre) => {
    expect(findTitreInProperties(title)).toBe(titre)
  })

  it.each([
    undefined,
    '',
    'Regards',
    'Regards n° 52',
    'Regards 52 mars 2024',
    'Microsoft Word - regards52.docx',
    'regards-52-maquette.indd',
    'Sans titre',
    'sans-titre-1',
    'Untitled',
    'Mise en page 1',
    'Document2',
    'Regards52.pdf',
    'R52',
  ])('%j gives none', (title) => {
    expect(findTitreInProperties(title)).toBeUndefined()
  })
})

describe('the title on a cover', () => {
  it('is its largest text that is no masthead, number, date or price', () => {
    expect(
      findTitreOnCover([
        line('Regards', 80),
        line('Revue trimestrielle des arts et traditions populaires', 30),
        line('n° 52 – printemps 2024', 40),
        line('6,50 €', 50),
        line('www.exemple.fr', 28),
        line('Les coiffes', 26),
        line('et les rubans', 26),
        line('Au sommaire : la vielle', 14),
      ]),
    ).toBe('Les coiffes et les rubans')
  })

  it('joins a word that is cut at the end of a line', () => {
    expect(findTitreOnCover([line('La trans-', 30), line('mission', 30)])).toBe('La transmission')
  })

  it('is undefined where there is only small text', () => {
    expect(findTitreOnCover([line('Regards', 24), line('Page 1 sur 2', 12)])).toBeUndefined()
    expect(findTitreOnCover([line('Un texte ordinaire', 11)])).toBeUndefined()
    expect(findTitreOnCover([])).toBeUndefined()
  })

  it('is the text behind the masthead on the same line', () => {
    expect(findTitreOnCover([line('Regards n° 52 – Les sabots', 30)])).toBe('Les sabots')
  })
})
