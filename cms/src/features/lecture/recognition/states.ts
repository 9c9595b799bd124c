import type { StoredPage } from '../types'

type Recognition = Pick<StoredPage, 'reconnaissance' | 'texteCorrige' | 'verifiee'>

/** Whether the text of a page is a recognized one, whose layer is a file of its own. */
export const isRecognized = ({ reconnaissance }: Pick<StoredPage, 'reconnaissance'>): boolean =>
  reconnaissance === 'faite' || reconnaissance === 'incertaine'

/**
 * Returns what readers are told of the recognition of a page: that it waits, or that its text is
 * uncertain and nobody has corrected or checked it.
 */
export const toRecognition = ({
  reconnaissance,
  texteCorrige,
  verifiee,
}: Recognition): 'attente' | 'incertaine' | null =>
  (reconnaissance === 'attente' || reconnaissance === 'incertaine') && !texteCorrige && !verifiee
    ? reconnaissance
    : null
