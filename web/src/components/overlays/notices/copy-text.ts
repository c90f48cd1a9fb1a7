import { notifyDone, showNotice } from './notices.ts'

interface CopyNotices {
  /** Shown after the text was copied. */
  copied?: string
  /** Shown if it wasn't: says how to copy the text by hand. */
  byHand?: string
}

/** Copies a text. Resolves to false if the browser has no clipboard or denies access to it. */
export async function copyText(text: string, { copied, byHand }: CopyNotices = {}): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    if (byHand !== undefined) showNotice('problem', byHand, null)
    return false
  }
  if (copied !== undefined) notifyDone(copied)
  return true
}
