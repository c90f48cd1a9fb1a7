import type { LessonPlan } from '@classeur/contracts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDraftedSubjects } from '../../../drafts/use-drafted-subjects.ts'
import { Inline } from '../sections/parts/inline.tsx'
import classes from './editable-title.module.css'
import { TextEditor } from './text/text-editor.tsx'
import { useChangePlan } from '../model/plan/use-change-plan.ts'

const longestTitle = 200

/** The title of the plan, edited in place. */
export function EditableTitle({ plan }: { plan: LessonPlan }) {
  const { t } = useTranslation('lesson-edit')
  const change = useChangePlan(plan)
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const isDrafted = useDraftedSubjects('lesson-title').has(plan.id)
  return (
    <span
      className={classes.title}
      onClick={(event) => {
        if (isOpen || window.getSelection()?.isCollapsed === false) return
        setPoint({ x: event.clientX, y: event.clientY })
        setIsOpen(true)
      }}
    >
      {isOpen || isDrafted ? (
        <TextEditor
          draft={{ form: 'lesson-title', subject: plan.id }}
          text={plan.title}
          name={t('title.name')}
          kind="line"
          point={point}
          hintOf={(typed) =>
            typed === ''
              ? { text: t('title.missing'), isProblem: true }
              : typed.length > longestTitle
                ? { text: t('text.tooLong', { count: typed.length, limit: longestTitle }), isProblem: true }
                : { text: t('text.keys'), isProblem: false }
          }
          onSave={(title) => void change({ title }, t('done.title'))}
          onClose={(returnsFocus) => {
            flushSync(() => setIsOpen(false))
            if (returnsFocus) button?.focus()
          }}
        />
      ) : (
        <Inline text={plan.title} />
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
