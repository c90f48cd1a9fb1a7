import { generationKinds } from '@classeur/contracts'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { Panel } from '../../../components/ui/panel.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { checkForm, type LessonForm as Form } from '../drafts/lesson-form.ts'
import { useLessonDrafts } from '../hooks/use-lesson-drafts.ts'
import { useProposeObjectives } from '../hooks/use-propose-objectives.ts'
import { LessonFields } from './lesson-fields.tsx'
import classes from './lesson-form.module.css'
import { PriceNote } from '../../../components/generations/price-note.tsx'

const price = generationKinds['lesson-objectives'].priceCredits
const nothingWrong: ReadonlySet<keyof Form> = new Set()

/** Step 1: what the lesson is about. What is typed survives a reload. */
export function LessonForm() {
  const { t } = useTranslation('lesson-plans')
  const [drafts, change] = useLessonDrafts()
  const [isChecked, setIsChecked] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { busy, error, submit } = useProposeObjectives()
  const check = checkForm(drafts.form)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (check.ok) return void submit(check.request)
    setIsChecked(true)
    const [first] = ['topic', 'subject', 'level', 'durationMin'].filter((field) =>
      check.wrong.has(field as keyof Form),
    )
    if (first) element.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  return (
    <Panel title={t('form.title')}>
      <form ref={element} className={classes.form} onSubmit={onSubmit} noValidate>
        <LessonFields
          form={drafts.form}
          wrong={isChecked && !check.ok ? check.wrong : nothingWrong}
          onChange={(fields) => change((now) => ({ ...now, form: { ...now.form, ...fields } }))}
        />
        {error !== null && <ProblemNote error={error} />}
        <div className={classes.actions}>
          <Button look="primary" type="submit" busy={busy}>
            {t('form.submit', { count: price })}
          </Button>
          <PriceNote price={price} />
        </div>
      </form>
    </Panel>
  )
}
