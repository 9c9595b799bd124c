import { MAX_PAGES } from '../limits'
import type { Refusal } from '../processing/messages'

/** Why a PDF is not readable online: what its content says, or a bound that it passed. */
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

/** Tells administrators why a PDF is not readable online. */
export const describeFailure = (failure: Failure, page?: number): string =>
  page ? `${REASONS[failure]} (page\u00a0${page})` : REASONS[failure]

/** Tells administrators which pages of a PDF are not readable online. */
export const describeUnreadable = (pages: number[]): string =>
  pages.length === 1
    ? `La page\u00a0${pages[0]} de ce PDF est illisible\u00a0: elle manque à la lecture en ligne.`
    : `Des pages de ce PDF sont illisibles\u00a0: ${pages.join(', ')}. Elles manquent à la lecture en ligne.`
