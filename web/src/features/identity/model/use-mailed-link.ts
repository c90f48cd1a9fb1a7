import type { MailedLink } from '@classeur/contracts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readMailedLink } from './built-in-issuer.ts'

type Read = { link: MailedLink } | { error: unknown } | null

/** The token of the opened link. It is in the fragment, which browsers never send to a server. */
export function useMailedToken(): string | null {
  const { hash } = useLocation()
  return new URLSearchParams(hash.slice(1)).get('token')
}

/** The purpose of the link with this token; null while it is being read. */
export function useMailedLink(token: string): { read: Read; retry: () => void } {
  const [read, setRead] = useState<Read>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let current = true
    readMailedLink(token).then(
      (link) => current && setRead({ link }),
      (error: unknown) => current && setRead({ error }),
    )
    return () => {
      current = false
    }
  }, [token, attempt])

  const retry = () => {
    setRead(null)
    setAttempt(attempt + 1)
  }
  return { read, retry }
}
