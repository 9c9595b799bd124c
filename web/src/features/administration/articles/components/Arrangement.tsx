import type { ArrangementResponse } from '@regards/contract/schemas/articles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useInvalidateRegards } from '@web/domain/regards/useInvalidateRegards'
import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { logError } from '@web/lib/browser/logError'
import { useLeaveQuestion } from '@web/lib/browser/leaveQuestion'
import { formatMoment } from '@web/lib/format/dates'
import { Button } from '@web/ui/Button'
import { Notice } from '@web/ui/Notice'
import { VisuallyHidden } from '@web/ui/texts'
import { ConfirmDialog } from '../../ConfirmDialog'
import { useStoredForm } from '../../publication/drafts/useStoredForm'
import {
  arrangementQuery,
  proposeAnew,
  saveArrangement,
  toArticles,
  toBase,
} from '../arrangementQuery'
import { toBlocks, type ArrangedArticle } from '../helpers/arrangement'
import { describeChanges, isSame, rebase, type ArrangementBase } from '../helpers/rebase'
import { useArrangement } from '../useArrangement'
import { ArticleCard } from './ArticleCard'
import { ChangedElsewhere } from './ChangedElsewhere'
import { FreePages } from './FreePages'
import styles from './Arrangement.module.css'

type ArrangementProps = {
  /** The newest answer of the server. */
  answer: ArrangementResponse
}

type KeptArrangement = { base: ArrangementBase; articles: ArrangedArticle[] }

/**
 * The articles of an issue, to be arranged and saved as a whole. Unsaved changes are kept in this
 * browser; they are rebased on the server's changes, which are shown.
 */
export function Arrangement({ answer }: ArrangementProps) {
  // Base of the arrangement: version and articles of one response.
  const [base, setBase] = useState(answer)
  const { numero, pages, version } = base
  const blocks = toBlocks(pages)
  const { articles, announcement, focused, canUndo, undo, reset, resetUnder, actions } =
    useArrangement(toArticles(answer), blocks)
  const [elsewhere, setElsewhere] = useState<{ changes: string[]; isFocused: boolean }>()
  const [message, setMessage] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const listRef = useRef<HTMLOListElement>(null)
  const client = useQueryClient()
  const invalidate = useInvalidateRegards()

  const save = useMutation({
    mutationFn: () => saveArrangement(numero, { version, articles }),
    onSuccess: (next) => show(next, 'Les articles sont enregistrés.'),
    onError: async (error) => {
      logError(`Les articles du numéro ${numero} n’ont pas été enregistrés\u00a0:`, error)
      if (!(error instanceof ApiError) || error.code !== 'articles-changed') return
      const next = await client.query({ ...arrangementQuery(numero), staleTime: 0 })
      takeOver(next, { base: toBase(base), articles }, true)
    },
  })
  const hidden = articles.filter(({ visible }) => !visible).length
  const isBusy = save.isPending
  const isChanged = !isSame(articles, toArticles(base))
  const unsaved = useStoredForm<KeptArrangement>({
    form: `articles:${numero}`,
    content: isChanged ? { values: { base: toBase(base), articles } } : undefined,
    onRestore: ({ values }) => takeOver(base, values, false),
  })
  useLeaveQuestion(isChanged ? leaveQuestion : undefined)

  useEffect(() => {
    if (focused) focusTitle(listRef.current, focused)
  }, [focused])

  // A newer response replaces an unchanged arrangement.
  const [seen, setSeen] = useState(answer)
  if (answer !== seen) {
    setSeen(answer)
    if (answer.version !== version && !canUndo && !isBusy) {
      setBase(answer)
      reset(toArticles(answer))
    }
  }

  /** Rebases changes on the server's present articles. */
  function takeOver(next: ArrangementResponse, mine: KeptArrangement, isFocused: boolean) {
    const now = toBase(next)
    const isNewer = now.version !== mine.base.version
    setBase(next)
    resetUnder(now.articles, isNewer ? rebase(mine.articles, mine.base, now) : mine.articles)
    setElsewhere(
      isNewer ? { changes: describeChanges(mine.articles, mine.base, now), isFocused } : undefined,
    )
  }

  async function show(next: ArrangementResponse, sentence: string) {
    // A request that began before the save returns the former articles.
    await client.cancelQueries({ queryKey: arrangementQuery(numero).queryKey })
    client.setQueryData(arrangementQuery(numero).queryKey, next)
    unsaved.forget()
    setBase(next)
    reset(toArticles(next))
    setElsewhere(undefined)
    setChecked(false)
    setMessage(sentence)
    void invalidate()
  }

  function handleSave() {
    if (isBusy || !isChanged) return
    setMessage(undefined)
    setChecked(true)
    const incomplete = articles.find((article) => describeFault(article) !== undefined)
    if (incomplete) focusTitle(listRef.current, incomplete)
    else save.mutate()
  }

  const stored = new Map(answer.articles.map((article) => [article.id, article]))
  const before = new Map(base.articles.map(({ id, blocs }) => [id, blocs]))
  const findCorrectedText = ({ id, blocs }: ArrangedArticle) => {
    if (id === undefined || !stored.get(id)?.hasTexteCorrige) return undefined
    return isSame(blocs, before.get(id)) ? 'kept' : 'dropped'
  }

  return (
    <div className={styles.frame}>
      <Notice variant="neutral">
        {unsaved.restoredAt !== undefined && (
          <>
            Vos changements du {formatMoment(unsaved.restoredAt)} sont repris&nbsp;: ils ne sont pas
            enregistrés.{' '}
            <Button
              data-look="quiet"
              disabled={isBusy}
              onClick={() => actions.abandon(toArticles(base))}
            >
              Les abandonner
            </Button>
          </>
        )}
      </Notice>
      {elsewhere && isChanged && <ChangedElsewhere {...elsewhere} />}
      {/* Changes made while it is saved would be lost. */}
      <div className={styles.content} inert={isBusy}>
        {articles.length === 0 && (
          <p>
            Aucun article. Le texte de chaque page peut en devenir un&nbsp;; sans article, le numéro
            garde sa version texte.
          </p>
        )}
        <div className={styles.buttons}>
          {hidden > 1 && (
            <Button data-look="secondary" onClick={actions.showAll}>
              Montrer les {hidden} articles masqués
            </Button>
          )}
          <Button data-look="secondary" onClick={() => setAsking(true)}>
            Proposer de nouveau
          </Button>
        </div>
        <ol ref={listRef}>
          {articles.map((article, index) => (
            <ArticleCard
              key={article.key}
              numero={numero}
              article={article}
              place={{
                rank: index + 1,
                isFirst: index === 0,
                isLast: index === articles.length - 1,
              }}
              pages={pages}
              blocks={blocks}
              correctedText={findCorrectedText(article)}
              actions={actions}
              error={isChecked ? describeFault(article) : undefined}
            />
          ))}
        </ol>
        <FreePages articles={articles} blocks={blocks} actions={actions} />
      </div>
      <div className={styles.bar}>
        <Notice variant="success">{!isChanged && message}</Notice>
        <Notice variant="neutral">{canUndo && announcement}</Notice>
        {save.error && !isBusy && <Notice variant="danger">{toFrenchMessage(save.error)}</Notice>}
        <div className={styles.buttons}>
          <Button aria-disabled={isBusy || !isChanged} onClick={handleSave}>
            {save.isPending ? 'Enregistrement…' : 'Enregistrer'}
          </Button>
          <Button
            data-look="secondary"
            aria-disabled={isBusy || !canUndo}
            onClick={() => !isBusy && undo()}
          >
            Annuler<VisuallyHidden>&nbsp;le dernier changement</VisuallyHidden>
          </Button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Proposer les articles de nouveau"
          intro={
            <p>
              Les articles sont cherchés de nouveau dans le PDF. Les changements faits ici, et les
              textes corrigés dans le panneau, sont perdus.
            </p>
          }
          action="Proposer de nouveau"
          busy="Recherche des articles…"
          failure="Les articles n’ont pas été proposés."
          act={async () =>
            show(await proposeAnew(numero), 'Les articles sont proposés de nouveau.')
          }
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** Message about missing parts of an article; a stored one may have lost its pages. */
function describeFault({ id, titre, blocs }: ArrangedArticle): string | undefined {
  if (!titre.trim()) return 'Donnez un titre à cet article.'
  return blocs.length === 0 && id === undefined
    ? 'Cet article n’a pas de texte\u00a0: réunissez-le ou retirez-le.'
    : undefined
}

function focusTitle(list: HTMLElement | null, { key }: Pick<ArrangedArticle, 'key'>): void {
  const card = list?.querySelector(`[data-article="${CSS.escape(key)}"]`)
  card?.querySelector<HTMLElement>('[data-title]')?.focus()
}

const leaveQuestion =
  'Vos changements aux articles ne sont pas enregistrés\u00a0; ce navigateur les garde un jour. Quitter la page\u00a0?'
