import type { MailedLink } from '@classeur/contracts'
import type { ReactNode } from 'react'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { isProblem } from '../../../http/client.ts'
import { useMailedLink } from '../model/use-mailed-link.ts'

/** True if the link can never be used again, so that only a new email helps. */
export const isDeadLink = (error: unknown): boolean =>
  isProblem(error, 'identity/link-invalid') || isProblem(error, 'identity/link-replaced')

interface MailedLinkPageProps {
  token: string
  /** Offers a new email when the link no longer works. */
  newMail: ReactNode
  children: (link: MailedLink) => ReactNode
}

/** Reads the purpose of an emailed link. Uses the link only after the person agrees. */
export function MailedLinkPage({ token, newMail, children }: MailedLinkPageProps) {
  const { read, retry } = useMailedLink(token)
  if (read === null) return <SkeletonLines lines={3} heightPx={42} />
  if ('link' in read) return children(read.link)
  if (!isDeadLink(read.error)) return <ProblemNote error={read.error} onRetry={retry} />
  return (
    <>
      <ProblemNote error={read.error} />
      {newMail}
    </>
  )
}
