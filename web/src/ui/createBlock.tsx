import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react'

/** The `class` of an element: the names that are there. */
export const joinClasses = (...names: (string | undefined | false)[]): string =>
  names.filter(Boolean).join(' ')

type PropsOf<Element extends ElementType> = Omit<ComponentPropsWithRef<Element>, 'as'>

type Block<Default extends ElementType> = {
  /** With `as`: another element or component in place of the block's own. */
  <Element extends ElementType>(props: PropsOf<Element> & { as: Element }): ReactElement
  (props: PropsOf<Default>): ReactElement
}

type BlockProps = { as?: ElementType; className?: string }

/** What `createBlock` made. */
const blocks = new Set<ElementType>()

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
  // A block of a block keeps the class of both, whatever `as` says.
  const isOfBlock = blocks.has(element)
  function Block({ as, className: added, ...props }: BlockProps) {
    const Rendered: ElementType = isOfBlock ? element : (as ?? element)
    const other = isOfBlock && as ? { as } : undefined
    return (
      <Rendered {...attributes} {...props} {...other} className={joinClasses(className, added)} />
    )
  }
  blocks.add(Block)
  return Block
}
