import type { LessonPlan } from '@classeur/contracts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDraftEntry } from '../../../drafts/use-draft-entry.ts'
import { Inline } from '../sections/parts/text/inline.tsx'
import classes from './editable-title.module.css'
import { TextEditor, type TextHint, type TypedText } from './text/text-editor.tsx'
import { UnsavedText } from './text/unsaved-text.tsx'
import { useChangePlan } from '../model/plan/use-change-plan.ts'

const longestTitle = 200

/** The title of the plan, edited in place. */
export function EditableTitle({ plan }: { plan: LessonPlan }) {
  const { t } = useTranslation('lesson-edit')
  const change = useChangePlan(plan)
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  /** A title on its way to the server. Its draft stays until it has arrived. */
  const [sent, setSent] = useState<string | null>(null)
  const draft = { form: 'lesson-title', subject: plan.id } as const
  const { kept } = useDraftEntry<TypedText>(draft)
  const hintOf = (typed: string): TextHint =>
    typed === ''
      ? { text: t('title.missing'), isProblem: true }
      : typed.length > longestTitle
        ? { text: t('text.tooLong', { count: typed.length, limit: longestTitle }), isProblem: true }
        : { text: t('text.keys'), isProblem: false }
  const save = async (title: string, forget: () => void) => {
    setSent(title)
    if (await change({ title }, t('done.title'))) forget()
    // A later title may be on its way.
    setSent((now) => (now === title ? null : now))
  }
  return (
    <span
      className={classes.title}
      onClick={(event) => {
        const isControl = event.target instanceof Element && event.target.closest('button')
        if (isOpen || isControl || window.getSelection()?.isCollapsed === false) return
        setPoint({ x: event.clientX, y: event.clientY })
        setIsOpen(true)
      }}
    >
      {isOpen ? (
        <TextEditor
          draft={draft}
          text={sent ?? plan.title}
          name={t('title.name')}
          kind="line"
          point={point}
          hintOf={hintOf}
          onSave={(title, forget) => void save(title, forget)}
          onClose={(returnsFocus) => {
            flushSync(() => setIsOpen(false))
            if (returnsFocus) button?.focus()
          }}
        />
      ) : kept && sent === null ? (
        <UnsavedText
          draft={draft}
          kind="line"
          saved={plan.title}
          hintOf={hintOf}
          onSave={(title, forget) => void save(title, forget)}
          onOpen={() => setIsOpen(true)}
        />
      ) : (
        <Inline text={sent ?? plan.title} />
      )}
      <button
        ref={setButton}
        type="button"
        className={classes.edit}
        aria-label={t('title.edit')}
        onClick={(event) => {
          event.stopPropagation()
          setPoint(null)
          setIsOpen(true)
        }}
      />
    </span>
  )
}
