import { typesetDeep } from '../../../cms/src/fields/typography/typesetFields'
import type { NumeroDemo } from './NumeroDemo'
import { aiguille } from './numeros/aiguille'
import { bois } from './numeros/bois'
import { costume } from './numeros/costume'
import { danse } from './numeros/danse'
import { dentelles } from './numeros/dentelles'
import { instruments } from './numeros/instruments'
import { mai } from './numeros/mai'
import { moissons } from './numeros/moissons'
import { noces } from './numeros/noces'
import { rubans } from './numeros/rubans'
import { vannerie } from './numeros/vannerie'
import { veillees } from './numeros/veillees'

/** Twelve demonstration issues, a quarter apart, from the oldest to the newest. */
export const numerosDemo: NumeroDemo[] = typesetDeep([
  veillees,
  aiguille,
  danse,
  vannerie,
  dentelles,
  mai,
  moissons,
  instruments,
  bois,
  rubans,
  noces,
  costume,
])
