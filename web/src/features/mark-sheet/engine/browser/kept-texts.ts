import type { DraftKey } from '../../../../drafts/draft-forms.ts'
import {
  isUnkept,
  readDraft,
  removeDraft,
  subscribeToDrafts,
  writeDraft,
} from '../../../../drafts/draft-storage.ts'
import type { CellText } from '../sheet-engine.ts'
import type { SheetSession, TextStore } from '../sheet-ports.ts'

const draftOf = (examId: string): DraftKey => ({ form: 'mark-texts', subject: examId })

/**
 * The texts of a sheet that aren't marks, as a draft. Texts of cells that aren't on the sheet now stay in it. While the
 * person is signed out, changes wait in this tab.
 */
export function createKeptTexts(examId: string, userId: string, session: SheetSession): TextStore {
  const draft = draftOf(examId)
  const waiting = new Map<string, CellText | null>()
  const isHere = () => session.userId() === userId
  const stored = () => readDraft<(readonly [string, CellText])[]>(draft)?.data ?? []

  function storeWaiting(): void {
    if (!isHere() || waiting.size === 0) return
    const texts = new Map(stored())
    for (const [key, text] of waiting) {
      if (text) texts.set(key, text)
      else texts.delete(key)
    }
    waiting.clear()
    if (texts.size > 0) writeDraft(draft, [...texts])
    else if (readDraft(draft)) removeDraft(draft)
  }

  return {
    read: () => (isHere() ? stored() : null),
    change(texts) {
      for (const [key, text] of texts) waiting.set(key, text)
      storeWaiting()
    },
    subscribe(listener) {
      const stops = [subscribeToDrafts(listener), session.onChange(storeWaiting)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** False while this browser can't store the texts of a sheet, which then last as long as the page. */
export const areTextsKept = (examId: string): boolean => !isUnkept(draftOf(examId))
