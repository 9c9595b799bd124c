import { MAX_PAGES } from '@regards/contract/limits'
import type { Refusal } from '@regards/contract/schemas/pageMessages'

/** Why a PDF is not readable online: its content, or a bound. */
export type Failure = Refusal | 'timeout' | 'memory' | 'crash' | 'killed'

const REASONS: Record<Failure, string> = {
  encrypted: 'Ce PDF est protégé par un mot de passe.',
  broken: 'Ce PDF est abîmé\u00a0: il ne peut pas être lu jusqu’au bout.',
  empty: 'Ce PDF n’a aucune page.',
  'too-many-pages': `Ce PDF a plus de ${MAX_PAGES.toLocaleString('fr-FR')} pages.`,
  'page-too-large': 'Une page de ce PDF est trop grande, ou n’a pas de surface.',
  timeout: 'Ce PDF demande trop de temps à préparer.',
  memory: 'Ce PDF demande trop de mémoire à préparer.',
  killed:
    'Le serveur a arrêté plusieurs fois la préparation de ce PDF, sans doute faute de mémoire.',
  crash: 'La préparation de ce PDF s’est arrêtée d’elle-même.',
}

const REPLACE = 'puis remplacez le PDF du numéro par «\u00a0Corriger\u00a0».'

/** Advice for an administrator, by reason. */
const ADVICE: Record<Failure, string> = {
  encrypted: `Exportez-le sans mot de passe, ${REPLACE}`,
  broken: `Ouvrez-le sur votre ordinateur et exportez-le de nouveau en PDF, ${REPLACE}`,
  empty: `Exportez-le de nouveau en PDF, ${REPLACE}`,
  'too-many-pages': `Gardez-en les pages du numéro seul, ${REPLACE}`,
  'page-too-large': `Exportez-le au format du papier, sans page vide ni affiche de plus de 5\u00a0m, ${REPLACE}`,
  timeout: `Préparez-le de nouveau\u00a0: les pages déjà faites le restent. S’il échoue encore, exportez-le avec des images de 150 à 200\u00a0ppp, ${REPLACE}`,
  memory: `Exportez-le avec des images de 150 à 200\u00a0ppp, ${REPLACE}`,
  killed:
    'Préparez-le de nouveau, quand le serveur a moins à faire. S’il échoue encore, montrez cette phrase à la personne qui tient le serveur.',
  crash: `Préparez-le de nouveau. S’il échoue encore, exportez-le de nouveau en PDF, ${REPLACE}`,
}

const FAILED_ANEW = 'La nouvelle préparation a échoué, et les pages d’avant restent en ligne\u00a0:'

/** Tells administrators that the pages of a reading could not be made again. */
export const describeFailedAnew = (reason: string): string => `${FAILED_ANEW} ${reason}`

/** Advice for a failed reading; undefined for an unknown reason. */
export function adviseOn(reason: string): string | undefined {
  if (reason.includes('illisible')) return ADVICE.broken
  if (KEPT.test(reason)) return ADVICE.crash
  const failures = Object.keys(REASONS) as Failure[]
  const failure = failures.find((one) => reason.includes(REASONS[one]))
  return failure && ADVICE[failure]
}

/** Reason and advice for an unfinished reading without a job. */
export const STOPPED = {
  raison:
    'La préparation s’est arrêtée avant la fin\u00a0: la base de données ou le stockage n’ont pas répondu à temps.',
  conseil: 'Préparez-le de nouveau\u00a0: les pages déjà faites le restent.',
}

/** Tells administrators why a PDF is not readable online. */
export const describeFailure = (failure: Failure, page?: number): string =>
  page ? `${REASONS[failure]} (page\u00a0${page})` : REASONS[failure]

/** Tells administrators which pages of a PDF are not readable online. */
export const describeUnreadable = (pages: number[]): string =>
  pages.length === 1
    ? `La page\u00a0${pages[0]} de ce PDF est illisible\u00a0: elle manque à la lecture en ligne.`
    : `Des pages de ce PDF sont illisibles\u00a0: ${pages.join(', ')}. Elles manquent à la lecture en ligne.`

const KEPT = /de nouveau\u00a0: (?:elle reste|elles restent) en ligne comme avant\.$/

/** Tells administrators which pages keep their former pictures and text. */
export const describeKept = (pages: number[]): string =>
  pages.length === 1
    ? `La page\u00a0${pages[0]} n’a pas pu être préparée de nouveau\u00a0: elle reste en ligne comme avant.`
    : `Les pages ${pages.join(', ')} n’ont pas pu être préparées de nouveau\u00a0: elles restent en ligne comme avant.`

/** Ends a preparation that another attempt would not change. */
export class PdfFailure extends Error {
  constructor(
    readonly failure: Failure,
    readonly page: number | undefined,
    details: string,
  ) {
    super(details || failure)
    this.name = 'PdfFailure'
  }
}

/** Whether the child process ended by itself, which may be a temporary fault. */
export const hasCrashed = (error: unknown): error is PdfFailure =>
  error instanceof PdfFailure && error.failure === 'crash'
