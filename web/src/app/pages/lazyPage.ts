import { createElement, lazy, type ComponentType } from 'react'
import { loadOrReload } from '@web/lib/browser/loadOrReload'

/** Imports the module that exports a page, whose file has the page's name. */
export type PageModule<Name extends string, Props = object> = () => Promise<
  Record<Name, ComponentType<Props>>
>

const failedPages = new Set<() => void>()

/**
 * Makes pages whose code failed to load try again at their next render: `lazy` keeps a failed import
 * for ever. Not to be called during render, where React renders a failed page twice.
 */
export function renewFailedPages(): void {
  for (const renew of failedPages) renew()
  failedPages.clear()
}

/** A lazily loaded page: a first download has the first page only. @param name of the component */
export function lazyPage<Name extends string, Props extends object = object>(
  name: Name,
  load: PageModule<Name, Props>,
) {
  const create = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: (await loadOrReload(load))[name] }
      } catch (error) {
        failedPages.add(() => (Component = create()))
        throw error
      }
    })
  let Component = create()
  return (props: Props) => createElement(Component as ComponentType<Props>, props)
}
