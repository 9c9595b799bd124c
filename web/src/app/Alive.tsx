import { use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { AliveContext } from '../lib/served/AliveContext'

type AliveProviderProps = {
  /** Called once the page that the server drew is alive; undefined where there is none. */
  onAlive: (() => void) | undefined
  children: ReactNode
}

/** Knows whether the page that was arrived on is alive. */
export function AliveProvider({ onAlive, children }: AliveProviderProps) {
  const [isAlive, setIsAlive] = useState(!onAlive)
  const aliveness = useMemo(() => {
    const handleAlive = () => {
      setIsAlive(true)
      onAlive?.()
    }
    return { isAlive, onAlive: isAlive ? () => {} : handleAlive }
  }, [isAlive, onAlive])
  return <AliveContext value={aliveness}>{children}</AliveContext>
}

/** Tells that what it stands beside is alive: its code is there, and React answers for it. */
export function Alive() {
  const { onAlive } = use(AliveContext)
  useEffect(onAlive, [onAlive])
  return null
}
