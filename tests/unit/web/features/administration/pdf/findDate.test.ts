import { describe, expect, it } from 'vitest'
import { findDate, findDateInFileName } from '@web/features/administration/pdf/findDate'

describe('the date in a line of text', () => {
  it.each([
    ['21 mars 2024', '2024-03-21'],
    ['Jeudi 21 mars 2024', '2024-03-21'],
    ['1er avril 2024', '2024-04-01'],
    ['1 er août 2024', '2024-08-01'],
    ['paru le 3 FÉVRIER 2024', '2024-02-03'],
    ['21\u00a0déc. 2023', '2023-12-21'],
    ['du 21 au 22 juin 2024', '2024-06-21'],
    ['21/03/2024', '2024-03-21'],
    ['21.03.2024', '2024-03-21'],
    ['1-3-2024', '2024-03-01'],
    ['2024-03-21', '2024-03-21'],
    ['mars 2024', '2024-03-01'],
    ['MARS 2024', '2024-03-01'],
    ['août 2024', '2024-08-01'],
    ['AOUT 2024', '2024-08-01'],
    ['sept. 2024', '2024-09-01'],
    ['Juin 2024', '2024-06-01'],
    ['Juillet 2024', '2024-07-01'],
    ['mars-avril 2024', '2024-03-01'],
    ['mars – avril – mai 2024', '2024-03-01'],
    ['Janvier, février, mars 2024', '2024-01-01'],
    ['janvier/mars 2024', '2024-01-01'],
    ['de janvier à mars 2024', '2024-01-01'],
    ['décembre 2023 – février 2024', '2023-12-01'],
    ['décembre-février 2024', '2023-12-01'],
    ['Dépôt légal : mars 2024', '2024-03-01'],
    ['printemps 2024', '2024-03-21'],
    ['ÉTÉ 2024', '2024-06-21'],
    ['ETE 2024', '2024-06-21'],
    ['l’été 2024', '2024-06-21'],
    ['Automne 2024', '2024-09-21'],
    ['Hiver 2023–2024', '2023-12-21'],
    ['hiver 2024', '2024-12-21'],
    ['Printemps-été 2024', '2024-03-21'],
    ['1er trimestre 2024', '2024-01-01'],
    ['2e trimestre 2024', '2024-04-01'],
    ['3ème trimestre 2024', '2024-07-01'],
    ['Quatrième trimestre 2024', '2024-10-01'],
    ['T2 2024', '2024-04-01'],
    ['Regards n° 52 – 21 mars 2024 – 6 €', '2024-03-21'],
  ])('%j is %s', (line, day) => {
    expect(findDate(line)?.day).toBe(day)
  })

  it.each([
    '31 février 2024',
    '2024',
    'mars',
    'depuis 1954',
    'printemps',
    '99/99/2024',
    'Mars 24',
    'étéphone 2024',
    '06 12 34 56 78',
    '',
  ])('%j has none', (line) => {
    expect(findDate(line)).toBeUndefined()
  })

  it('is told in its own words', () => {
    expect(findDate('Revue – Été 2024 – n° 5')?.words).toBe('Été 2024')
    expect(findDate('le 1er\u00a0mars 2024')?.words).toBe('1er mars 2024')
  })
})

describe('the date in a file’s name', () => {
  it.each([
    ['Regards 52 mars 2024.pdf', '2024-03-01'],
    ['Regards_printemps_2024.pdf', '2024-03-21'],
    ['2024-03 Regards.pdf', '2024-03-01'],
    ['regards-52-mars-2024.pdf', '2024-03-01'],
    ['20240321_regards.pdf', '2024-03-21'],
  ])('%j is %s', (name, day) => {
    expect(findDateInFileName(name)?.day).toBe(day)
  })

  it('is undefined where there is only a year', () => {
    expect(findDateInFileName('Regards 2024.pdf')).toBeUndefined()
  })
})
