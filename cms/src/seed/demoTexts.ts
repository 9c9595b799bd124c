import { hasPlaceholder } from '../fields/placeholders/hasPlaceholder'
import { typeset } from '@regards/text-analysis'

/** Texts of the demonstration for « à compléter », by their beginning; visibly invented. */
const FILLS: [beginning: string, text: string][] = [
  [
    'Comment elle est choisie',
    'Un jury de trois anciennes Payses la choisit au printemps, parmi les jeunes femmes que proposent les fédérations membres. Elle ouvre les fêtes, parle de nos métiers dans les écoles et porte partout le costume de son pays.',
  ],
  [
    'Nom officiel de la fédération',
    'Nom officiel\u00a0: Fédération des arts et traditions populaires (démonstration)',
  ],
  [
    'Numéro au répertoire national',
    'Numéro au répertoire national des associations (RNA)\u00a0: W000000000',
  ],
  [
    'Nom, adresse et numéro de téléphone de l’hébergeur',
    'Ce site est une démonstration\u00a0: c’est l’ordinateur où elle a été lancée qui l’héberge, sans autre prestataire.',
  ],
  [
    'Noms et fonctions des directeurs',
    'Jeanne Perrot, présidente de la fédération\u00a0; Yves Le Guern, rédacteur en chef de Regards.',
  ],
  [
    'Prestataire qui achemine les messages',
    'Dans cette démonstration, aucun prestataire n’achemine les messages\u00a0: ils restent sur l’ordinateur qui l’héberge.',
  ],
  [
    'Durée pendant laquelle l’hébergeur garde',
    'L’hébergeur garde ses propres journaux trente jours au plus.',
  ],
  ['Premier partenaire', 'Maison des danses et musiques de pays'],
  ['Second partenaire', 'Conservatoire du costume et de la broderie'],
]

/** Member federations, in place of the single default row. */
export const demoFederations = [
  { nom: 'Les Bourrées du Haut-Berry', region: 'Centre-Val de Loire' },
  { nom: 'Cercles et bagadoù de Cornouaille', region: 'Bretagne' },
  { nom: 'La Farandole des Alpilles', region: 'Provence-Alpes-Côte d’Azur' },
  { nom: 'Groupes folkloriques du Pays basque', region: 'Nouvelle-Aquitaine' },
  { nom: 'Union des cabrettaires d’Aubrac', region: 'Occitanie' },
  { nom: 'Géants et ducasses du Nord', region: 'Hauts-de-France' },
  { nom: 'Coiffes et rubans d’Alsace', region: 'Grand Est' },
  { nom: 'Les Veillées du Morvan', region: 'Bourgogne-Franche-Comté' },
]

/** The Payse de France of each year. */
export const toDemoPayse = (year: number): string =>
  `Marie Chastel, du Velay, Payse de France ${year}`

/** Dates and places of the courses, in the order of the page. */
export const listDemoStages = (year: number): string[] => [
  `Du 12 au 18 juillet ${year}, à Gap`,
  `Les 6 et 7 mars ${year}, à Bourges`,
  `Du 24 au 29 août ${year}, à Quimper`,
]

export const demoStageLink = {
  libelle: 'Demander le programme',
  adresse: 'mailto:stages@federation.example',
}

/** Fills the passages « à compléter » of a value of a page; other values are the same objects. */
export function fillPlaceholders<Value>(value: Value): Value {
  if (typeof value === 'string') return fillText(value) as Value
  if (Array.isArray(value)) return value.map(fillPlaceholders) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, fillPlaceholders(part as unknown)]),
  ) as Value
}

function fillText(text: string): string {
  if (!hasPlaceholder(text)) return text
  const fill = FILLS.find(([beginning]) => typeset(text).startsWith(typeset(beginning)))
  return fill ? typeset(fill[1]) : text
}
