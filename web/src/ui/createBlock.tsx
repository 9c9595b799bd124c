import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react'
import { joinClasses } from './joinClasses'

type PropsOf<Element extends ElementType> = Omit<ComponentPropsWithRef<Element>, 'as'>

type Block<Default extends ElementType> = {
  /** With `as`: another element or component in place of the block's own. */
  <Element extends ElementType>(props: PropsOf<Element> & { as: Element }): ReactElement
  (props: PropsOf<Default>): ReactElement
}

/**
 * Creates a component of one element with a class: it takes the props of the element, and more classes.
 * @param element its element or component, unless `as` gives another
 * @param className of a CSS Module
 * @param attributes which the element has, unless its props say otherwise
 */
export function createBlock<Default extends ElementType>(
  element: Default,
  className: string | undefined,
  attributes?: Partial<ComponentPropsWithRef<Default>> & Record<`data-${string}`, string>,
): Block<Default> {
  return function Block({ as: Rendered = element, className: added, ...props }: BlockProps) {
    return <Rendered {...attributes} {...props} className={joinClasses(className, added)} />
  }
}

type BlockProps = { as?: ElementType; className?: string }
