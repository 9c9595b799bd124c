/** Ways to scroll, for `keepScrolling`: each says whether it got where it was to go. */

/** Where one was, in pixels from the top. */
export const scrollToOffset = (top: number) => () => {
  window.scrollTo(0, top)
  return top <= Math.max(document.documentElement.scrollHeight - window.innerHeight, 0)
}

/** The part of a page that an address asks for, after its `#`; the top while it is not there. */
export const scrollToAnchor = (hash: string) => () => {
  const part = document.getElementById(hash.slice(1))
  if (part) part.scrollIntoView()
  else window.scrollTo(0, 0)
  return part !== null
}
