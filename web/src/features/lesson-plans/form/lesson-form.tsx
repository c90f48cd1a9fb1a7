import { generationKinds } from '@classeur/contracts'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { checkForm, type LessonForm as Form } from '../model/lesson-inputs.ts'
import { useLessonDraft } from '../model/use-lesson-draft.ts'
import { useMaterial } from '../model/use-material.ts'
import { useWriteOwnObjectives } from '../model/use-own-objectives.ts'
import { useProposeObjectives } from '../model/use-propose-objectives.ts'
import { LessonFields } from '../fields/lesson-fields.tsx'
import classes from './lesson-form.module.css'
import { NoMaterial } from '../fields/no-material.tsx'
import { PriceNote } from '../../../components/generations/price-note.tsx'

const price = generationKinds['lesson-objectives'].priceCredits
const nothingWrong: ReadonlySet<keyof Form> = new Set()

/** Step 1: details of the lesson. The form starts with those of the last request. */
export function LessonForm() {
  const { t } = useTranslation('lesson-plans')
  const draft = useLessonDraft()
  const form = draft.value
  const [isChecked, setIsChecked] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { busy, error, submit } = useProposeObjectives()
  const check = checkForm(form)
  const material = useMaterial(form)
  const writeOwn = useWriteOwnObjectives()

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!check.ok) return markWrong(check.wrong)
    if (material.refusal) return material.ask()
    void submit(check.request).then((isAsked) => isAsked && draft.saved())
  }
  const onWriteOwn = () => (check.ok ? writeOwn() : markWrong(check.wrong))

  function markWrong(wrong: ReadonlySet<keyof Form>) {
    setIsChecked(true)
    const [first] = ['topic', 'subject', 'level', 'durationMin'].filter((field) =>
      wrong.has(field as keyof Form),
    )
    if (first) element.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  return (
    <Panel title={t('form.title')}>
      <form ref={element} className={classes.form} onSubmit={onSubmit} noValidate data-draft="lesson">
        <DraftNote draft={draft} />
        <LessonFields
          form={form}
          wrong={isChecked && !check.ok ? check.wrong : nothingWrong}
          onChange={draft.set}
        />
        {error !== null && <ProblemNote error={error} />}
        {material.isShown && material.refusal ? (
          <NoMaterial refusal={material.refusal} form={form} onChange={draft.set} onFrame={writeOwn} />
        ) : (
          <div className={classes.actions}>
            <Button look="primary" type="submit" busy={busy}>
              {t('form.submit', { count: price })}
            </Button>
            <PriceNote price={price} />
            <Button look="quiet" onClick={onWriteOwn}>
              {t('form.own')}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
