import { generationKinds } from '@classeur/contracts'
import { useEffect, useEffectEvent, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { LessonForm as LessonSchema } from '../model/request/lesson-inputs.ts'
import { useInitialLesson } from '../model/request/use-lesson-draft.ts'
import { useMaterial } from '../model/request/use-material.ts'
import { useWriteOwnObjectives } from '../model/objectives/use-own-objectives.ts'
import { useProposeObjectives } from '../model/objectives/use-propose-objectives.ts'
import { useClassSource } from '../model/request/use-class-source.ts'
import { useOutgoing } from '../model/request/use-outgoing.ts'
import { LessonFields } from '../fields/lesson-fields.tsx'
import { LeavesServer } from '../fields/outgoing/leaves-server.tsx'
import { ReplacedNamesContext, type ReplacedNames } from '../../../components/outgoing/replaced-names.ts'
import { LinkNote } from './link-note.tsx'
import { useLessonLink } from './use-lesson-link.ts'
import classes from './lesson-form.module.css'
import { NoMaterial } from '../fields/no-material.tsx'
import { PriceNote } from '../../../components/generations/price-note.tsx'

const none: ReplacedNames = []
const price = generationKinds['lesson-objectives'].priceCredits

/** Step 1: details of the lesson. The form starts with those of the last request. */
export function LessonForm() {
  const { t } = useTranslation('lesson-plans')
  const propose = useProposeObjectives()
  const writeOwn = useWriteOwnObjectives()
  const initial = useInitialLesson()
  const form = useDraftForm({ form: 'lesson', initial, schema: LessonSchema, save: propose })
  const { draft, values, text, set, problems, busy, error, submitWith } = form
  const material = useMaterial(values)
  const outgoing = useOutgoing(values)
  const source = useClassSource({ values, set, initial })
  const { link, clear } = useLessonLink()
  const isWaiting = link !== null && draft.isEdited

  const fillFromLink = useEffectEvent(() => {
    if (link) source.choose(link)
    clear()
  })
  useEffect(() => {
    if (link !== null && !isWaiting) fillFromLink()
  }, [link, isWaiting])

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
        {isWaiting ? (
          // The discarded text can be restored from its notice. Without it, the effect above fills the form in.
          <LinkNote onFill={draft.discard} onKeep={clear} />
        ) : (
          <DraftNote draft={draft} />
        )}
        <ReplacedNamesContext value={outgoing.preview?.replaced ?? none}>
          <LessonFields values={values} text={text} set={set} problems={problems} source={source} />
        </ReplacedNamesContext>
        <LeavesServer outgoing={outgoing} />
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
