import { createContext } from 'react'

/** The federation's name until the server has said it. */
export const defaultSiteName = 'Fédération des arts et traditions populaires'

export const SiteNameContext = createContext(defaultSiteName)
