/** Answers addresses other than pages: files for search engines, feed readers and libraries. */
export interface SiteRoute {
  /** Matches the whole path; its groups are passed on. */
  path: RegExp
  answer: (request: Request, ...groups: string[]) => Promise<Response>
}
