/** Answers addresses of the site that are no page: files for search engines, readers and libraries. */
export interface SiteRoute {
  /** Of the whole path; its groups are passed on. */
  path: RegExp
  answer: (request: Request, ...groups: string[]) => Promise<Response>
}
