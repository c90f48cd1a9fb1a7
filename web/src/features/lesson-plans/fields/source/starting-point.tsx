import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeleton-lines.tsx'
import { SwitchField } from '../../../../components/fields/choices/switch-field.tsx'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { formatDayMonth } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { LessonFieldsProps } from '../../model/request/lesson-inputs.ts'
import { ClassResults } from './class-results.tsx'
import { LessonSwitch } from './lesson-switch.tsx'
import { OtherLesson } from './other-lesson.tsx'
import classes from './starting-point.module.css'

/** What a lesson starts from: the results of the class and its last lesson. Each can be left out. */
export function StartingPoint({ values, source, set }: Pick<LessonFieldsProps, 'values' | 'source' | 'set'>) {
  const { t } = useTranslation('lesson-context')
  const titleId = useId()
  const { prefill, error, retry } = source
  if (error) return <ProblemNote error={error} onRetry={retry} />
  if (!prefill) return <SkeletonLines lines={4} />
  const { context, exams, lastPlan } = prefill
  const { exam, students } = context
  const usesResults = values.usesResults !== false
  const origin = exam
    ? exam.heldOn
      ? t('start.fromExam', { day: formatDayMonth(exam.heldOn) })
      : t('start.fromTitle', { title: isolate(exam.title) })
    : t('start.fromTerm')
  return (
    <section className={classes.start} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h3 id={titleId} className={classes.title}>
          {t('start.title')}
        </h3>
        <span className="text-quiet">{t('start.students', { count: students })}</span>
      </header>
      {exams.length === 0 ? (
        <p className="text-quiet">{t('start.noMarks')}</p>
      ) : (
        <>
          <div className={classes.choice}>
            <SwitchField
              label={t('start.useResults')}
              checked={usesResults}
              onChange={(checked) => set({ usesResults: checked })}
            />
            {usesResults && <Tag tone="pen">{origin}</Tag>}
          </div>
          {usesResults ? (
            <ClassResults context={context} />
          ) : (
            <p className="text-quiet">{t('start.withoutResults')}</p>
          )}
        </>
      )}
      {values.continues && values.continues !== lastPlan?.id && (
        <OtherLesson lessonPlanId={values.continues} onStop={() => set({ continues: null })} />
      )}
      {lastPlan && (
        <LessonSwitch
          label={t('start.continue')}
          checked={values.continues === lastPlan.id}
          onChange={(checked) => set({ continues: checked ? lastPlan.id : null })}
        >
          <bdi>{lastPlan.title}</bdi> · {formatDayMonth(lastPlan.at)}
        </LessonSwitch>
      )}
    </section>
  )
}
