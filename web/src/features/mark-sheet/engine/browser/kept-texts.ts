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

/** The texts of a sheet that aren't marks, as a draft. While the person is signed out, changes wait in this tab. */
export function createKeptTexts(examId: string, userId: string, session: SheetSession): TextStore {
  const draft = draftOf(examId)
  let waiting: Parameters<TextStore['write']>[0] | null = null
  const isHere = () => session.userId() === userId

  function write(texts: Parameters<TextStore['write']>[0]): void {
    waiting = isHere() ? null : texts
    if (waiting) return
    if (texts.length > 0) writeDraft(draft, texts)
    else if (readDraft(draft)) removeDraft(draft)
  }

  return {
    read: () =>
      waiting ?? (isHere() ? (readDraft<(readonly [string, CellText])[]>(draft)?.data ?? []) : null),
    write,
    subscribe(listener) {
      const stops = [
        subscribeToDrafts(listener),
        session.onChange(() => {
          if (waiting && isHere()) write(waiting)
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** False while this browser can't store the texts of a sheet, which then last as long as the page. */
export const areTextsKept = (examId: string): boolean => !isUnkept(draftOf(examId))
