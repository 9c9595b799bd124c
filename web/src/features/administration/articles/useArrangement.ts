import { useRef, useState } from 'react'
import {
  addArticle,
  changeArticle,
  changePages,
  givePage,
  mergeWithPrevious,
  moveArticle,
  removeArticle,
  showAllArticles,
  splitArticle,
} from './helpers/arrange'
import type { ArrangedArticle, Blocks } from './helpers/arrangement'

export type ArrangeActions = ReturnType<typeof useArrangement>['actions']

type Change = Parameters<typeof changeArticle>[2]

/**
 * The articles of an issue while they are arranged. Each step can be undone and is announced in a
 * sentence; names the article that gets the focus afterwards.
 */
export function useArrangement(initial: ArrangedArticle[], blocks: Blocks) {
  const { value: articles, change, ...history } = useHistory(initial)
  const [announcement, setAnnouncement] = useState('')
  const [focused, setFocused] = useState<{ key: string }>()
  const created = useRef(0)
  const titleOf = (key: string) =>
    articles.find((article) => article.key === key)?.titre || 'Sans titre'

  function step(
    sentence: string,
    focus: string | undefined,
    toNext: (articles: ArrangedArticle[]) => ArrangedArticle[],
  ) {
    change('', toNext)
    setAnnouncement(sentence)
    setFocused(focus === undefined ? undefined : { key: focus })
  }

  function createKey() {
    created.current += 1
    return `nouveau-${Date.now()}-${created.current}`
  }

  return {
    articles,
    announcement,
    focused,
    canUndo: history.canUndo,
    reset: (next: ArrangedArticle[]) => {
      history.reset(next)
      setAnnouncement('')
      setFocused(undefined)
    },
    /** Restarts from the server's articles and applies other articles as a step to undo. */
    resetUnder: (stored: ArrangedArticle[], changed: ArrangedArticle[]) => {
      history.reset(stored)
      change('', () => changed)
      setAnnouncement('')
      setFocused(undefined)
    },
    undo: () => {
      history.undo()
      setFocused(undefined)
      setAnnouncement('Le dernier changement est annulé.')
    },
    actions: {
      change(key: string, values: Change) {
        const isTyped = values.visible === undefined && values.image === undefined
        const what = isTyped ? `${key}:${Object.keys(values).join()}` : ''
        change(what, (now) => changeArticle(now, key, values))
        setAnnouncement(
          values.visible === undefined
            ? ''
            : `«\u00a0${titleOf(key)}\u00a0» est ${values.visible ? 'montré' : 'masqué'} aux visiteurs.`,
        )
      },
      abandon: (stored: ArrangedArticle[]) =>
        step('Vos changements sont abandonnés.', undefined, () => stored),
      review: (key: string) =>
        step(`«\u00a0${titleOf(key)}\u00a0» est revu.`, key, (now) =>
          changeArticle(now, key, { aRevoir: false }),
        ),
      showAll: () =>
        step('Tous les articles sont montrés aux visiteurs.', undefined, showAllArticles),
      remove(key: string) {
        const at = articles.findIndex((article) => article.key === key)
        const next = articles[at + 1] ?? articles[at - 1]
        step(`«\u00a0${titleOf(key)}\u00a0» est retiré.`, next?.key, (now) =>
          removeArticle(now, key),
        )
      },
      move: (key: string, by: -1 | 1) =>
        step(`«\u00a0${titleOf(key)}\u00a0» a changé de place.`, key, (now) =>
          moveArticle(now, key, by),
        ),
      merge(key: string) {
        const before = articles[articles.findIndex((article) => article.key === key) - 1]
        if (!before) return
        step(
          `«\u00a0${titleOf(key)}\u00a0» est réuni à «\u00a0${before.titre}\u00a0».`,
          before.key,
          (now) => mergeWithPrevious(now, key, blocks),
        )
      },
      split(article: string, position: number) {
        const key = createKey()
        step(`«\u00a0${titleOf(article)}\u00a0» est coupé en deux.`, key, (now) =>
          splitArticle(now, { article, position, key }, blocks),
        )
      },
      add(page: number) {
        const key = createKey()
        step(`La page ${page} a un article de plus.`, key, (now) =>
          addArticle(now, { page, key }, blocks),
        )
      },
      give: (page: number, key: string) =>
        step(`La page ${page} est ajoutée à «\u00a0${titleOf(key)}\u00a0».`, undefined, (now) =>
          givePage(now, { page, key }, blocks),
        ),
      changePages(key: string, range: { first: number; last: number }) {
        const after = changePages(articles, { key, ...range }, blocks)
        const left = new Set(after.map((article) => article.key))
        const gone = articles.filter((article) => !left.has(article.key))
        const others = gone.map(
          ({ titre }) => ` «\u00a0${titre}\u00a0» n’a plus de texte et s’en va.`,
        )
        step(
          `«\u00a0${titleOf(key)}\u00a0» va de la page ${range.first} à la page ${range.last}.${others.join('')}`,
          undefined,
          () => after,
        )
      },
    },
  }
}

/** Steps that can be undone. */
const maxSteps = 100

type History<Value> = { past: { value: Value; what: string }[]; value: Value }

/** A value whose changes can be undone; successive changes of one name are one step. */
function useHistory<Value>(initial: Value) {
  const [{ past, value }, setHistory] = useState<History<Value>>({ past: [], value: initial })
  return {
    value,
    /** Whether there is a step to undo. */
    canUndo: past.length > 0,
    /** @param what names the change */
    change: (what: string, toNext: (value: Value) => Value) =>
      setHistory((history) => {
        const next = toNext(history.value)
        if (next === history.value) return history
        const isSameStep = history.past.at(-1)?.what === what && what !== ''
        const steps = isSameStep
          ? history.past
          : [...history.past, { value: history.value, what }].slice(-maxSteps)
        return { past: steps, value: next }
      }),
    undo: () =>
      setHistory((history) => {
        const last = history.past.at(-1)
        return last ? { past: history.past.slice(0, -1), value: last.value } : history
      }),
    /** Begins anew, without steps. */
    reset: (next: Value) => setHistory({ past: [], value: next }),
  }
}
