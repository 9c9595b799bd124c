import { createContext } from 'react'

/** The site's name until the settings are loaded. */
export const defaultSiteName = 'Fédération des arts et traditions populaires'

export const SiteNameContext = createContext(defaultSiteName)
