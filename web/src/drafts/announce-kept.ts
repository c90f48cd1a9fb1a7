import i18next from 'i18next'
import { notifyDone } from '../components/overlays/notices/notices.ts'

let isPending = false

/** Shows one notice that unsaved text is kept, even when several forms closed at the same time. */
export function announceKept(): void {
  if (isPending) return
  isPending = true
  queueMicrotask(() => {
    isPending = false
    notifyDone(i18next.t('shell:draft.kept'))
  })
}
