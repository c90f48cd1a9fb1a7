import type { LessonPlan } from '@classeur/contracts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announceKept } from '../../../drafts/announce-kept.ts'
import { subscribeToDrafts } from '../../../drafts/draft-storage.ts'
import { onServerReachableAgain } from '../../../http/connection.ts'
import { pendingEditsOf } from '../engine/pending-edits.ts'
import type { Editing } from '../model/editing.ts'
import { editHelpId } from '../sections/section-view.tsx'
import { onGroupKey } from './on-group-key.ts'
import { PlaceDrawings } from './picture/place-drawings.tsx'

/** How often an edit is sent again that the server couldn't take. */
const sendAgainMs = 10_000

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [contenteditable]') !== null)

/** What editing needs besides the texts themselves: undo by keyboard, the arrow keys, sending what waits, and placing drawn pictures. */
export function EditingEffects({ editing, plan }: { editing: Editing; plan: LessonPlan }) {
  const { t } = useTranslation('lesson-edit')
  const { editor, steps, lessonPlanId } = editing

  // Sections that others changed are united with the edits of this device.
  useEffect(() => editor.settle(), [editor, plan])

  useEffect(() => {
    editor.adopt()
    const settle = () => editor.settle()
    const timer = setInterval(() => {
      const states = Object.values(editor.edits.get()).map(({ state }) => state)
      if (states.some((state) => state === 'waiting' || state === 'signed-out')) settle()
    }, sendAgainMs)
    window.addEventListener('online', settle)
    const stops = [subscribeToDrafts(() => editor.adopt()), onServerReachableAgain(settle)]
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', settle)
      for (const stop of stops) stop()
      if (Object.keys(pendingEditsOf(lessonPlanId).all()).length > 0) announceKept()
    }
  }, [editor, lessonPlanId])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (isUndo && !isTyping(event.target)) {
        if (steps.undoLast()) event.preventDefault()
      } else onGroupKey(event)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [steps])

  return (
    <>
      <PlaceDrawings />
      <p id={editHelpId} hidden>
        {t('text.help')}
      </p>
    </>
  )
}
