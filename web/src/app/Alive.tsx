import { createContext, use, useEffect } from 'react'

export const AliveContext = createContext<(() => void) | undefined>(undefined)

/** Tells that what it stands beside is alive: its code is there, and React answers for it. */
export function Alive() {
  const onAlive = use(AliveContext)
  useEffect(() => onAlive?.(), [onAlive])
  return null
}
