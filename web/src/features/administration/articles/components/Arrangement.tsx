import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useInvalidateRegards } from '@web/domain/regards/useInvalidateRegards'
import { toFrenchMessage } from '@web/lib/api/errors'
import { logError } from '@web/lib/browser/logError'
import { useLeaveQuestion } from '@web/lib/browser/leaveQuestion'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { Notice } from '@web/ui/Notice'
import { ConfirmDialog } from '../../ConfirmDialog'
import {
  arrangementQuery,
  proposeAnew,
  saveArrangement,
  toArticles,
  type ArrangementAnswer,
} from '../arrangementQuery'
import { toBlocks, type ArrangedArticle } from '../helpers/arrangement'
import { useArrangement } from '../useArrangement'
import { ArticleCard } from './ArticleCard'
import { FreePages } from './FreePages'

type ArrangementProps = { answer: ArrangementAnswer }

/** The articles of an issue, to be arranged and saved as a whole. */
export function Arrangement({ answer }: ArrangementProps) {
  const { numero, pages, version } = answer
  const blocks = toBlocks(pages)
  const { articles, told, focused, canUndo, undo, reset, actions } = useArrangement(
    toArticles(answer),
    blocks,
  )
  const [message, setMessage] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const listRef = useRef<HTMLOListElement>(null)
  const client = useQueryClient()
  const invalidate = useInvalidateRegards()

  const save = useMutation({
    mutationFn: () => saveArrangement(numero, { version, articles }),
    onSuccess: (next) => show(next, 'Les articles sont enregistrés.'),
    onError: (error) =>
      logError(`Les articles du numéro ${numero} n’ont pas été enregistrés\u00a0:`, error),
  })
  const propose = useMutation({
    mutationFn: () => proposeAnew(numero),
    onSuccess: (next) => show(next, 'Les articles sont proposés de nouveau.'),
  })
  const hidden = articles.filter(({ visible }) => !visible).length
  const isBusy = save.isPending || propose.isPending
  useLeaveQuestion(canUndo ? leaveQuestion : undefined)

  useEffect(() => {
    if (focused) focusTitle(listRef.current, focused)
  }, [focused])

  function show(next: ArrangementAnswer, sentence: string) {
    client.setQueryData(arrangementQuery(numero).queryKey, next)
    reset(toArticles(next))
    setChecked(false)
    setMessage(sentence)
    void invalidate()
  }

  function handleSave() {
    if (isBusy || !canUndo) return
    setMessage(undefined)
    setChecked(true)
    const incomplete = articles.find((article) => describeFault(article) !== undefined)
    if (incomplete) focusTitle(listRef.current, incomplete)
    else save.mutate()
  }

  return (
    <Frame>
      {/* What is changed while it is saved would be lost. */}
      <Content inert={isBusy}>
        {articles.length === 0 && (
          <p>
            Aucun article. Le texte de chaque page peut en devenir un&nbsp;; sans article, le numéro
            garde sa version texte.
          </p>
        )}
        {hidden > 1 && (
          <ShowAll type="button" $look="secondary" onClick={actions.showAll}>
            Montrer les {hidden} articles masqués
          </ShowAll>
        )}
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
              actions={actions}
              error={isChecked ? describeFault(article) : undefined}
            />
          ))}
        </ol>
        <FreePages articles={articles} blocks={blocks} actions={actions} />
      </Content>
      <Bar>
        <Notice variant="success">{!canUndo && message}</Notice>
        <Notice variant="neutral">{canUndo && told}</Notice>
        {save.error && !isBusy && <Notice variant="danger">{toFrenchMessage(save.error)}</Notice>}
        <Buttons>
          <Button type="button" aria-disabled={isBusy || !canUndo} onClick={handleSave}>
            {save.isPending ? 'Enregistrement…' : 'Enregistrer'}
          </Button>
          <Button
            type="button"
            $look="secondary"
            aria-disabled={isBusy || !canUndo}
            onClick={() => !isBusy && undo()}
          >
            Annuler le dernier changement
          </Button>
          <Button type="button" $look="quiet" disabled={isBusy} onClick={() => setAsking(true)}>
            Proposer de nouveau
          </Button>
        </Buttons>
      </Bar>
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
          mutation={propose}
          variables={undefined}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </Frame>
  )
}

/** What is missing in an article that is to be saved; one that was stored may have lost its pages. */
function describeFault({ id, titre, blocs }: ArrangedArticle): string | undefined {
  if (!titre.trim()) return 'Donnez un titre à cet article.'
  return blocs.length === 0 && id === undefined
    ? 'Cet article n’a pas de texte\u00a0: réunissez-le ou retirez-le.'
    : undefined
}

/** Gives the focus to the title of an article in the list. */
function focusTitle(list: HTMLElement | null, { key }: Pick<ArrangedArticle, 'key'>): void {
  const card = list?.querySelector(`[data-article="${CSS.escape(key)}"]`)
  card?.querySelector<HTMLElement>('[data-title]')?.focus()
}

const leaveQuestion =
  'Vos changements aux articles ne sont pas enregistrés. Quitter la page et les perdre\u00a0?'

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
`

const ShowAll = styled(Button)`
  justify-self: start;
`

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  width: 100%;
`

/** Stays in view while the list scrolls. */
const Bar = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  position: sticky;
  inset-block-end: 0;
  padding-block: ${theme.space.s};
  border-top: 1px solid ${theme.colors.line};
  background: ${theme.colors.paper};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`
