import { useState } from 'react'
import { useAuth } from '../../../http/auth-session.ts'
import { keepDraft, readDraft, type ImageDraft } from '../drafts/image-draft.ts'

type Change = (fields: Partial<ImageDraft>) => void

/** The composer's fields, kept in this browser. */
export function useImageDraft(): [ImageDraft, Change] {
  const auth = useAuth()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  const [draft, setDraft] = useState(() => readDraft(userId))
  const change: Change = (fields) => {
    // Another tab may have asked meanwhile: what came of its wish counts here too.
    const next = { ...draft, last: readDraft(userId).last, ...fields }
    keepDraft(userId, next)
    setDraft(next)
  }
  return [draft, change]
}
