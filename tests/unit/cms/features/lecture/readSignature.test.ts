import { expect, test } from 'vitest'
import {
  readNames,
  readSignature,
} from '../../../../../cms/src/features/lecture/text/readSignature'

test.each([
  ['Par Marie Le Bihan', ['Marie Le Bihan']],
  ['par Fanny Delmas et Olivier Rey', ['Fanny Delmas', 'Olivier Rey']],
  ['Texte : Sophie Cassan. Photographies : Paul Ribes', ['Sophie Cassan']],
  ['Photos : Paul Ribes — Texte : Sophie Cassan', ['Sophie Cassan']],
  ['Texte et photos : Anne d’Arc et Jean-Marc de La Tour', ['Anne d’Arc', 'Jean-Marc de La Tour']],
  ['Propos recueillis par Nadia Benali', ['Nadia Benali']],
  ['Par Jeanne Kervella, brodeuse à Quimper', ['Jeanne Kervella']],
  ['Entretien réalisé par Simon Abgrall', ['Simon Abgrall']],
  ['By Martin C Brown', ['Martin C Brown']],
])('« %s » is a signature', (text, names) => {
  expect(readSignature(text)).toEqual(names)
})

test.each([
  'Par la Saint-Jean, on dansait jusqu’à l’aube.',
  'Entretien avec Tania Langlais',
  'Photographies : Paul Ribes',
  'Par Marie Le Bihan, on apprit que la coiffe avait disparu. Personne ne le crut.',
  'Marie Le Bihan',
  'Textes de loi',
])('« %s » is none', (text) => {
  expect(readSignature(text)).toBeUndefined()
})

test.each([
  ['Marie Le Bihan', ['Marie Le Bihan']],
  ['SARAH LABELLE (UNIVERSITÉ DE MONTRÉAL)', ['SARAH LABELLE']],
  ['Jeanne Kervella, présidente', ['Jeanne Kervella']],
  [
    'Anne Le Goff, Jean Martin et Élise Marchand',
    ['Anne Le Goff', 'Jean Martin', 'Élise Marchand'],
  ],
  ['Le deuil en couleurs', undefined],
  ['Anne', undefined],
  ['La ronde des Ormes.', undefined],
])('« %s » alone', (text, names) => {
  expect(readNames(text)).toEqual(names)
})
