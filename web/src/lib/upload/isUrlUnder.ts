/** Whether a URL is below another one; both absolute. */
export function isUrlUnder(url: string, parent: string): boolean {
  return URL.canParse(url) && new URL(url).href.startsWith(`${new URL(parent).href}/`)
}
