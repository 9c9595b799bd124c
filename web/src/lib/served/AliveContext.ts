import { createContext } from 'react'

type Aliveness = {
  /** Whether React answers for all of the page that the server drew. */
  isAlive: boolean
  onAlive: () => void
}

/** Where nothing was drawn by a server, a page is alive from the start. */
export const AliveContext = createContext<Aliveness>({ isAlive: true, onAlive: () => {} })
