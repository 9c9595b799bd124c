/** Scroll functions for `scrollUntilReached`; each returns whether the target was reached. */

export const scrollToOffset = (top: number) => () => {
  window.scrollTo(0, top)
  return top <= Math.max(document.documentElement.scrollHeight - window.innerHeight, 0)
}

/** Scrolls to the element that a URL fragment (`#id`) names; to the top while it does not exist. */
export const scrollToAnchor = (hash: string) => () => {
  const part = document.getElementById(hash.slice(1))
  if (part) part.scrollIntoView()
  else window.scrollTo(0, 0)
  return part !== null
}
