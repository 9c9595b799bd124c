/** Origin of the site in tests of pages. */
export const site = 'http://localhost:3000'

/** Contents or addresses of the head's tags. */
export const content = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href'),
  )
export const meta = (name: string) => content(`meta[name="${name}"], meta[property="${name}"]`)

/** JSON-LD objects of the page, of a type of schema.org. */
export const things = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent) as Record<string, unknown>)
    .filter((thing) => thing['@type'] === type)
