import { generationKinds } from '@classeur/contracts'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { LessonForm as LessonSchema } from '../model/lesson-inputs.ts'
import { useInitialLesson } from '../model/use-lesson-draft.ts'
import { useMaterial } from '../model/use-material.ts'
import { useWriteOwnObjectives } from '../model/use-own-objectives.ts'
import { useProposeObjectives } from '../model/use-propose-objectives.ts'
import { LessonFields } from '../fields/lesson-fields.tsx'
import classes from './lesson-form.module.css'
import { NoMaterial } from '../fields/no-material.tsx'
import { PriceNote } from '../../../components/generations/price-note.tsx'

const price = generationKinds['lesson-objectives'].priceCredits

/** Step 1: details of the lesson. The form starts with those of the last request. */
export function LessonForm() {
  const { t } = useTranslation('lesson-plans')
  const propose = useProposeObjectives()
  const writeOwn = useWriteOwnObjectives()
  const form = useDraftForm({
    form: 'lesson',
    initial: useInitialLesson(),
    schema: LessonSchema,
    save: propose,
  })
  const { draft, values, text, set, problems, busy, error, submitWith } = form
  const material = useMaterial(values)

  const onSubmit = (event: FormEvent) => {
    if (!material.refusal) return form.onSubmit(event)
    event.preventDefault()
    material.ask()
  }
  // The draft stays, because the next page shows it.
  const onWriteOwn = () =>
    submitWith(() => {
      writeOwn()
      return false
    })

  return (
    <Panel title={t('form.title')}>
      <form className={classes.form} onSubmit={onSubmit} noValidate data-draft="lesson">
        <DraftNote draft={draft} />
        <LessonFields values={values} text={text} set={set} problems={problems} />
        {error !== null && <ProblemNote error={error} />}
        {material.isShown && material.refusal ? (
          <NoMaterial refusal={material.refusal} form={values} onChange={set} onFrame={writeOwn} />
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
