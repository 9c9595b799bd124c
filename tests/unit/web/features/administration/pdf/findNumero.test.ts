import { describe, expect, it } from 'vitest'
import { findNumero, findNumeroInFileName } from '@web/features/administration/pdf/findNumero'

describe('the number of an issue in a line of text', () => {
  it.each([
    ['n° 52', 52],
    ['N°52', 52],
    ['n\u00ba 52', 52],
    ['nᵒ\u00a052', 52],
    ['№ 52', 52],
    ['No 52', 52],
    ['no. 52', 52],
    ['n. 52', 52],
    ['numéro 52', 52],
    ['NUMERO 52', 52],
    ['Numéro double 52-53', 52],
    ['nos 52 et 53', 52],
    ['#52', 52],
    ['# 052', 52],
    ['Regards 52', 52],
    ['REGARDS - 52', 52],
    ['Regards n° 7 – mars 2024', 7],
    ['Revue trimestrielle – N° 104 – Printemps 2024 – 6,50 €', 104],
    ['Le numéro 52 de Regards', 52],
  ])('%j is %i', (line, numero) => {
    expect(findNumero(line)).toBe(numero)
  })

  it.each([
    'Regards 2024',
    'Printemps 2024',
    '52 pages de reportages',
    'ISSN n° 1234-5678',
    'Commission paritaire n° 0425',
    'Tél. n° 52',
    'n° SIRET : 123',
    'Hors-série n° 3',
    '12 rue des Lilas, n° 4',
    'Le piano 12 cordes',
    'n° 1,5',
    'Chanson 12',
    'n° 0',
    '',
  ])('%j has none', (line) => {
    expect(findNumero(line)).toBeUndefined()
  })
})

describe('the number of an issue in a file’s name', () => {
  it.each([
    ['Regards 52.pdf', 52],
    ['regards_52.pdf', 52],
    ['Regards-n52-web.PDF', 52],
    ['REGARDS n°52 mars 2024.pdf', 52],
    ['Regards_No_052_BD.pdf', 52],
    ['revue-regards-no-52.pdf', 52],
    ['R52.pdf', 52],
    ['52.pdf', 52],
    ['numéro 52 définitif.pdf', 52],
    ['2024-03 Regards 52.pdf', 52],
  ])('%j is %i', (name, numero) => {
    expect(findNumeroInFileName(name)).toBe(numero)
  })

  it.each([
    'Regards.pdf',
    'Regards 2024.pdf',
    '2024.pdf',
    'mars 2024.pdf',
    'scan0001-2.pdf',
    'fichier.pdf',
    'Regards imprimé.pdf',
  ])('%j has none', (name) => {
    expect(findNumeroInFileName(name)).toBeUndefined()
  })
})
