import { useInvalidateRegards } from '@web/domain/regards/useInvalidateRegards'
import { regardQuery, type PublishedRegard } from '../publishedRegardsQuery'
import {
  type CorrectionInput,
  type Uploaded,
  toChangedTexts,
  pickStoredTexts,
  type StoredTexts,
  type TextValues,
  toTextValues,
} from '../../publication/publicationTypes'
import { assertNumeroAvailable, patchRegard } from '../../publication/publisher/publishRegard'
import { useRegardPublisher } from '../../publication/publisher/useRegardPublisher'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCalendarDay } from '@web/lib/format/dates'

/** Corrects an issue: uploads replacing files, then saves it. Earlier versions keep their files. */
export function useCorrectRegard({ id, numero: current }: Pick<PublishedRegard, 'id' | 'numero'>) {
  const onChanged = useInvalidateRegards()
  return useRegardPublisher<CorrectionInput>((queryClient) => ({
    assertNumeroAvailable: async (numero) => {
      if (numero === current) return
      await assertNumeroAvailable(queryClient, numero, (found) => found.id === id)
    },
    saveRegard: async (data) => {
      await saveCorrection(data)
      await onChanged()
    },
  }))
}

/** Sends the changed fields; absent ones stay. */
async function saveCorrection(correction: Uploaded<CorrectionInput>): Promise<void> {
  const { regard, base, brouillonEcarte, pdf, couverture, retirerAncienTexte, ...texts } =
    correction
  const files = { pdf, couverture, retirerAncienTexte }
  const { updatedAt } = base
  const body = { ...toChangedTexts(base, texts), ...files, updatedAt }
  await patchRegard(regard, body, brouillonEcarte ? { brouillonEcarte: 'true' } : {})
}

/** Describes the correction. */
export function describeCorrection(input: CorrectionInput): string {
  const { numero, pdf, couverture, retirerAncienTexte } = input
  const withdrawn = retirerAncienTexte ? ' L’ancien texte est retiré.' : ''
  const files = [
    ...(pdf ? ['son nouveau PDF'] : []),
    ...(couverture ? ['sa nouvelle couverture'] : []),
  ]
  const corrected = `Le numéro ${numero} a été corrigé`
  return `${corrected}${files.length > 0 ? `, avec ${files.join(' et ')}` : ''}.${withdrawn}`
}

type CorrectionBaseOptions = {
  id: string
  /** The issue as it was when the correction began. */
  initialBase: StoredTexts
  form: { values: TextValues; setValues: (values: Partial<TextValues>) => void }
  /** Whether a correction is being sent, which starts from its own base. */
  isBusy: boolean
}

/**
 * The state from which a correction starts: read when the form opens, when its window is shown
 * again, and after a refusal. Another account's changes fill the fields that were not changed here,
 * and are shown beside the others.
 */
export function useCorrectionBase({ id, initialBase, form, isBusy }: CorrectionBaseOptions) {
  const [base, setBase] = useState(initialBase)
  const [theirs, setTheirs] = useState<Partial<TextValues>>({})
  const { data: stored, refetch } = useQuery(regardQuery(id))

  if (stored && stored.updatedAt !== base.updatedAt && !isBusy) {
    const found = compare(toTextValues(base), form.values, toTextValues(stored))
    setBase(pickStoredTexts(stored))
    setTheirs({ ...theirs, ...found.conflicts })
    form.setValues(found.taken)
  }

  const conflicts = names(theirs).filter((name) => theirs[name] !== form.values[name])
  return {
    base,
    /** Reads the issue again, after a refusal. */
    refresh: () => void refetch(),
    /** Starts from the state in which the restored values were typed. */
    setBase,
    /** Another account's values of fields that were changed here, in French, by field. */
    hints: Object.fromEntries(
      conflicts.map((name) => [name, describeTheirs(name, theirs[name] ?? '')]),
    ) as Partial<TextValues>,
  }
}

const names = (values: Partial<TextValues>) => Object.keys(values) as (keyof TextValues)[]

/** The other account's values of unchanged fields, and of fields that both changed. */
function compare(before: TextValues, mine: TextValues, theirs: TextValues) {
  const changed = names(theirs).filter((name) => theirs[name] !== before[name])
  const pick = (of: (keyof TextValues)[]): Partial<TextValues> =>
    Object.fromEntries(of.map((name) => [name, theirs[name]]))
  return {
    taken: pick(changed.filter((name) => mine[name] === before[name])),
    conflicts: pick(changed.filter((name) => mine[name] !== before[name])),
  }
}

function describeTheirs(name: keyof TextValues, value: string): string {
  if (!value) return 'Quelqu’un l’a vidé entre-temps.'
  const shown = name === 'dateParution' ? formatCalendarDay(value) : value
  return `Sur le site à présent\u00a0: «\u00a0${shown}\u00a0».`
}
