import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { logMissingCode } from '../browser/logError'

/**
 * Imports code in the background once a condition is known, such as a session.
 * @param load imports the module; the same function at each render
 * @returns the module; undefined until it is there. Without network it is fetched on the next page.
 */
export function useBackgroundImport<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Module | undefined {
  const [module, setModule] = useState<Module>()
  const { key } = useLocation()

  useEffect(() => {
    if (!isWanted || module) return
    let isCurrent = true
    load().then((loaded) => {
      if (isCurrent) setModule(loaded)
    }, logMissingCode)
    return () => {
      isCurrent = false
    }
  }, [load, isWanted, module, key])

  return module
}
