import { formatBytes } from '../../lib/formatBytes'

const UNITS: Record<string, string> = { bytes: 'octets', KB: 'ko', MB: 'Mo', GB: 'Go' }

/** Translates sizes of files as Payload writes them, « 26MB », and formats a number of bytes. */
export function toFrenchSize(text: string): string {
  if (/^\d+$/.test(text)) return formatBytes(Number(text))
  return text.replace(/(\d+(?:\.\d+)?)\s?(bytes|KB|MB|GB)\b/g, (_, value: string, unit: string) =>
    [value.replace('.', ','), UNITS[unit]].join('\u00a0'),
  )
}

/** Texts that Payload has in English only, without a key of its translations. */
const TEXTS: Record<string, string> = {
  'Copy URL': 'Copier l’adresse',
  'Failed to fetch the file.': 'Le fichier n’a pas pu être lu.',
  'No columns selected': 'Aucune colonne n’est choisie.',
  Responsive: 'Toute la largeur',
}

const translate = (text: string): string => TEXTS[text] ?? text

/** Where texts of Payload are translated in the document: by selector. */
export const textsBySelector: [selector: string, toFrench: (text: string) => string][] = [
  ['.file-meta__size-type, .upload-relationship-details__meta, td.cell-filesize', toFrenchSize],
  [
    '.live-preview-toolbar-controls__breakpoint, .popup__content, .popup__scroll-container',
    translate,
  ],
  ['.tooltip, .table > div, .payload-toast-item', translate],
]
