import { describe, expect, it } from 'vitest'
import {
  parseRoman,
  toCardinal,
  toOrdinal,
  toSpokenText,
} from '@web/features/articles/listen/toSpokenText'

describe('toSpokenText', () => {
  it.each([
    ['Au XIXe siècle', 'Au dix-neuvième siècle'],
    ['Aux XVIIIe et XIXe siècles', 'Aux dix-huitième et dix-neuvième siècles'],
    ['Le 1er mai', 'Le premier mai'],
    ['La 1re fois', 'La première fois'],
    ['François Ier', 'François premier'],
    ['La 2nde partie', 'La seconde partie'],
    ['Le 21e numéro', 'Le vingt et unième numéro'],
    ['Le 150e anniversaire', 'Le cent cinquantième anniversaire'],
    ['Louis XIV dansait', 'Louis quatorze dansait'],
    ['Napoléon III', 'Napoléon trois'],
    ['Voir p. 12.', 'Voir page 12.'],
    ['pp. 3–4', 'pages 3 à 4'],
    ['le n° 52', 'le numéro 52'],
    ['les nos° 51', 'les numéros 51'],
    ['M. Dupont et Mme Le Goff', 'monsieur Dupont et madame Le Goff'],
    ['des rubans, etc.', 'des rubans, et cetera'],
    ['en 52 av. J.-C.', 'en 52 avant Jésus-Christ'],
    ['la Ste-Anne', 'la Sainte-Anne'],
    ['Il dit : « Dansez ! »', 'Il dit : Dansez !'],
    ['fil & drap', 'fil et drap'],
    ['le mariage\u202f¹, puis le deuil\u202f¹².', 'le mariage, puis le deuil.'],
    ['en 1968\u202f¹, du CO², soit 10³ ou 10 ³', 'en 1968, du CO², soit 10³ ou 10 ³'],
    ['Au XIXᵉ siècle, le 1ᵉʳ mai', 'Au dix-neuvième siècle, le premier mai'],
    ['La 1ère danse, 1e prix', 'La première danse, premier prix'],
    ['un oﬃce', 'un office'],
    ['1914-1918', '1914 à 1918'],
    ['en 1914-18', 'en 1914 à 18'],
    ['de 1 000–1 500 pas', 'de 1 000 à 1 500 pas'],
    ['1,5 - 2,5 m', '1,5 à 2,5 mètres'],
    ['Aux XVIIe–XVIIIe siècles', 'Aux dix-septième et dix-huitième siècles'],
    ['du XVIe-XIXe siècle', 'du seizième au dix-neuvième siècle'],
    ['XIXe/XXe s.', 'dix-neuvième et vingtième siècle'],
    ['les Ier–IIIe rangs', 'les premier à troisième rangs'],
    ['220 g de farine, 1,5 l de lait', '220 grammes de farine, 1,5 litre de lait'],
    ['10-15 min à 180 °C (th. 6)', '10 à 15 minutes à 180 degrés (thermostat 6)'],
    ['un four à 180°', 'un four à 180 degrés'],
    ['1 h 30 de repos', '1 heure 30 de repos'],
    ['à 20h30, à 8 h 05 et à 21 h 00', 'à 20 heures 30, à 8 heures 5 et à 21 heures'],
    [
      '3 c. à s. de sucre, 1 c. à c. de sel',
      '3 cuillères à soupe de sucre, 1 cuillère à café de sel',
    ],
    ['2 cuil. à soupe d’eau', '2 cuillères à soupe d’eau'],
    ['de 12 m² en tout, à 3 km', 'de 12 mètres carrés en tout, à 3 kilomètres'],
    ['1 200 m à 5 km/h', '1 200 mètres à 5 kilomètres à l’heure'],
    ['nos 12 et 13', 'numéros 12 et 13'],
  ])('says « %s » as « %s »', (text, spoken) => expect(toSpokenText(text)).toBe(spoken))

  it.each([
    'La vie, les mines et le CD.',
    'Il mit deux pages.',
    'Un vitrail de 1900.',
    'Les années 1890',
    'Le lundi, M. parle.',
    'Tél. 02-98-55-12-34',
    'Tél. 0298-5512',
    'ISSN 1234-5678',
    'ISBN 978-2',
    'le 12-06-2024',
    'en 2020-12',
    'score de 3-1',
    'nos 12 danseurs',
    'à 30 s’il vient, 5 m’ont dit',
    'les 12 gars et 3 mains',
    'porte C à côté',
    '2024/11',
  ])('leaves « %s » as it is', (text) => expect(toSpokenText(text)).toBe(text))
})

describe('numbers in words', () => {
  it.each([
    [0, 'zéro'],
    [16, 'seize'],
    [21, 'vingt et un'],
    [70, 'soixante-dix'],
    [71, 'soixante et onze'],
    [80, 'quatre-vingt'],
    [81, 'quatre-vingt-un'],
    [99, 'quatre-vingt-dix-neuf'],
    [200, 'deux cent'],
    [1904, 'mille neuf cent quatre'],
  ])('%i is « %s »', (number, words) => expect(toCardinal(number)).toBe(words))

  it.each([
    [2, 'deuxième'],
    [4, 'quatrième'],
    [5, 'cinquième'],
    [9, 'neuvième'],
    [80, 'quatre-vingtième'],
    [1000, 'millième'],
  ])('%i is « %s »', (number, words) => expect(toOrdinal(number)).toBe(words))

  it.each([
    ['IV', 4],
    ['XIX', 19],
    ['XL', 40],
    ['XCIX', 99],
    ['CCC', 300],
    ['IIII', undefined],
    ['VX', undefined],
    ['', undefined],
  ])('« %s » is %s', (text, value) => expect(parseRoman(text)).toBe(value))
})
