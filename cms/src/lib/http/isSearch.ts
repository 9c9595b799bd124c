const SEARCH = /^\/(?:api\/)?recherche\/?\?(?:.*&)?q=[^&]/

/** Whether a URL searches: of the API or of the page, with words to search for. */
export const isSearch = (url: string): boolean => SEARCH.test(url)
