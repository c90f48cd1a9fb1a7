import { ClassPage, type LessonPlan } from '@classeur/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { http } from '../../../http/client.ts'
import { classesKey, mayChange } from '../../../http/queries/school-class.ts'
import { useSendPlanChange } from '../model/plan/use-change-plan.ts'

const mostClasses = 50

const classesToChooseQuery = queryOptions({
  queryKey: [...classesKey, 'to-choose'],
  queryFn: ({ signal }) => http.get(`/api/classes?limit=${mostClasses}`, ClassPage, signal),
})

interface AttachDialogProps {
  plan: LessonPlan
  onClose: () => void
}

/** The class whose teachers see the plan, and the day of the lesson. */
export default function AttachDialog({ plan, onClose }: AttachDialogProps) {
  const { t } = useTranslation('lesson-edit')
  const send = useSendPlanChange(plan)
  const { data, error, refetch } = useQuery(classesToChooseQuery)
  const [opened] = useState({ schoolClass: plan.schoolClass, taughtOn: plan.taughtOn ?? '' })
  const current = opened.schoolClass
  const [classId, setClassId] = useState(current?.id ?? '')
  const [taughtOn, setTaughtOn] = useState(opened.taughtOn)
  const own = (data?.classes ?? []).filter(mayChange)
  const classes = current && !own.some(({ id }) => id === current.id) ? [current, ...own] : own
  const saving = useSubmission(async () => {
    // Only what was changed here is sent: an archived class accepts no plan, and a colleague may have changed the rest.
    const wanted = {
      ...(classId !== (current?.id ?? '') && { classId: classId === '' ? null : classId }),
      ...(taughtOn !== opened.taughtOn && { taughtOn: taughtOn === '' ? null : taughtOn }),
    }
    if (Object.keys(wanted).length > 0) await send(wanted, t('attach.done'))
    onClose()
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void saving.submit()
  }
  return (
    <Dialog title={t('attach.title')} onClose={onClose}>
      <form className="stack" onSubmit={onSubmit}>
        {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines lines={2} />}
        {data && plan.rights.own && (
          <SelectField
            label={t('attach.class')}
            hint={t('attach.hint')}
            value={classId}
            options={[
              { value: '', label: t('attach.none') },
              ...classes.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setClassId}
          />
        )}
        <TextField
          type="date"
          label={t('attach.date')}
          value={taughtOn}
          onChange={(event) => setTaughtOn(event.currentTarget.value)}
        />
        {saving.error !== null && <ProblemNote error={saving.error} />}
        <div className="actions">
          <Button look="primary" type="submit" busy={saving.busy}>
            {t('attach.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
