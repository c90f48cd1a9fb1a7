import type { AuthConfig } from '@classeur/contracts'
import { useEffect, useState } from 'react'
import { readAuthConfig } from './auth-config-query.ts'

type Known = { config: AuthConfig } | { error: unknown } | null

/** Null while loading. */
export function useAuthConfig(): { known: Known; retry: () => void } {
  const [known, setKnown] = useState<Known>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let current = true
    readAuthConfig().then(
      (config) => current && setKnown({ config }),
      (error: unknown) => current && setKnown({ error }),
    )
    return () => {
      current = false
    }
  }, [attempt])

  const retry = () => {
    setKnown(null)
    setAttempt(attempt + 1)
  }
  return { known, retry }
}
