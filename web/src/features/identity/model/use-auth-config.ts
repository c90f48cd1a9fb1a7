import type { AuthConfig } from '@classeur/contracts'
import { useEffect, useState } from 'react'
import { readAuthConfig } from './auth-config-query.ts'

type Loaded = { config: AuthConfig } | { error: unknown } | null

/** Null while loading. */
export function useAuthConfig(): { loaded: Loaded; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let current = true
    readAuthConfig().then(
      (config) => current && setLoaded({ config }),
      (error: unknown) => current && setLoaded({ error }),
    )
    return () => {
      current = false
    }
  }, [attempt])

  const retry = () => {
    setLoaded(null)
    setAttempt(attempt + 1)
  }
  return { loaded, retry }
}
