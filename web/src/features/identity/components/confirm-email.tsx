import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { SkeletonLines } from '../../../components/ui/skeleton-lines.tsx'
import { verifyEmail } from '../api/built-in-issuer.ts'
import { useIntendedPath } from '../hooks/use-intended-path.ts'
import { AskForVerification } from './ask-for-verification.tsx'

/** A token works once: the same one is never sent twice by this page. */
const sent = new Map<string, Promise<void>>()

/** Confirms at once and goes on; a dead link offers a new mail. */
export function ConfirmEmail({ token }: { token: string }) {
  const { t } = useTranslation('identity')
  const { intendedPath } = useIntendedPath()
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    const confirmation = sent.get(token) ?? verifyEmail(token, intendedPath)
    sent.set(token, confirmation)
    let current = true
    confirmation.catch((problem: unknown) => current && setError(problem))
    return () => {
      current = false
    }
  }, [token, intendedPath])

  if (error === null) {
    return (
      <>
        <p role="status">{t('verify.confirming')}</p>
        <SkeletonLines lines={2} />
      </>
    )
  }
  return (
    <>
      <ProblemNote error={error} />
      <AskForVerification />
    </>
  )
}
