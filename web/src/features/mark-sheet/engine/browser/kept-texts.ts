import type { DraftKey } from '../../../../drafts/draft-forms.ts'
import {
  isUnkept,
  readDraft,
  removeDraft,
  subscribeToDrafts,
  writeDraft,
} from '../../../../drafts/draft-storage.ts'
import { readAuth } from '../../../../http/session/auth-session.ts'
import type { CellText } from '../sheet-engine.ts'
import type { TextStore } from '../sheet-ports.ts'

const draftOf = (examId: string): DraftKey => ({ form: 'mark-texts', subject: examId })
const nothing: NonNullable<ReturnType<TextStore['read']>> = []

/** Signing out has deleted the drafts on this device. After a session that ended by itself, they are kept. */
function hasSignedOut(): boolean {
  const auth = readAuth()
  return auth.status === 'signed-out' && auth.reason === 'signed-out'
}

/**
 * Stores the texts of a sheet that aren't marks as a draft of this person, even after the session has ended. Keeps the
 * texts of cells that are no longer on the sheet.
 */
export function createKeptTexts(examId: string, userId: string): TextStore {
  const draft = { ...draftOf(examId), userId }
  const stored = () => readDraft<typeof nothing>(draft)?.data ?? nothing
  return {
    read: () => (hasSignedOut() ? null : stored()),
    change(changed) {
      if (hasSignedOut()) return
      const texts = new Map<string, CellText>(stored())
      for (const [key, text] of changed) {
        if (text) texts.set(key, text)
        else texts.delete(key)
      }
      if (texts.size > 0) writeDraft(draft, [...texts])
      else if (readDraft(draft)) removeDraft(draft)
    },
    subscribe: subscribeToDrafts,
  }
}

/** False while this browser can't store the texts of a sheet, which then last as long as the page. */
export const areTextsKept = (examId: string): boolean => !isUnkept(draftOf(examId))
