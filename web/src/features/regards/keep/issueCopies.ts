import { useSyncExternalStore } from 'react'
import { Store } from '@web/lib/browser/Store'

export type CopyProgress = { done: number; all: number }

/** A copy of an issue to this device: under way, or just ended. */
export type IssueCopy = {
  numero: number
  /** Undefined until its files are known. */
  progress?: CopyProgress
  /** Undefined while it is under way. */
  end?: { error: Error | null }
}

type Copy = (options: {
  signal: AbortSignal
  onProgress: (progress: CopyProgress) => void
}) => Promise<unknown>

const none: readonly IssueCopy[] = []
const controllers = new Map<number, AbortController>()
const copies = new Store(none)

const others = (numero: number) => copies.get().filter((copy) => copy.numero !== numero)

const put = (copy: IssueCopy) =>
  copies.set([...others(copy.numero), copy].toSorted((one, other) => other.numero - one.numero))

/** Copies of issues to this device. They continue after the page that began them is left. */
export const issueCopies = {
  /** Begins a copy, unless one is under way; its end stays here until `forget`. */
  async start(numero: number, copy: Copy): Promise<void> {
    if (controllers.has(numero)) return
    const controller = new AbortController()
    const { signal } = controller
    controllers.set(numero, controller)
    put({ numero })
    let error: Error | null = null
    try {
      await copy({ signal, onProgress: (progress) => put({ numero, progress }) })
    } catch (cause) {
      error = cause instanceof Error ? cause : new Error(String(cause))
    }
    controllers.delete(numero)
    if (error && signal.aborted) copies.set(others(numero))
    else put({ numero, end: { error } })
  },
  stop: (numero: number) => controllers.get(numero)?.abort(),
  /** Forgets the ends that were shown. */
  forget: (numeros: number[]) =>
    copies.set(copies.get().filter(({ numero, end }) => !end || !numeros.includes(numero))),
}

/** The copies that are under way or just ended, by number, newest first. */
export const useIssueCopies = (): readonly IssueCopy[] =>
  useSyncExternalStore(copies.subscribe, copies.get, () => none)
