import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { SelectField } from '../../../../components/fields/choices/select-field.tsx'
import { classQuery } from '../../../../http/queries/school-class.ts'
import { formatDayMonth } from '../../../../i18n/format.ts'
import type { LessonFieldsProps } from '../../model/request/lesson-inputs.ts'
import { planningClassesQuery } from '../../model/request/lesson-prefill.ts'
import classes from './class-source-fields.module.css'
import { StartingPoint } from './starting-point.tsx'

type ClassSourceFieldsProps = Pick<LessonFieldsProps, 'values' | 'source' | 'set'>

/** The class and the exam that a lesson is planned for, and what it starts from. */
export function ClassSourceFields({ values, source, set }: ClassSourceFieldsProps) {
  const { t } = useTranslation('lesson-context')
  const { classId = null, examId = null } = values
  const list = useQuery(planningClassesQuery)
  const listed = list.data?.classes ?? []
  const isListed = classId === null || listed.some(({ id }) => id === classId)
  // An archived class can still be planned from.
  const other = useQuery({ ...classQuery(classId ?? ''), enabled: list.data !== undefined && !isListed })
  const shown = [...listed, ...(other.data ? [other.data] : [])]
  const exams = source.prefill?.exams ?? []
  return (
    <>
      <div className={classes.columns}>
        <SelectField
          label={t('class')}
          value={classId ?? ''}
          options={[
            { value: '', label: t('noClass') },
            ...shown.map(({ id, name, level }) => ({
              value: id,
              label: [name, level].filter(Boolean).join(' · '),
            })),
          ]}
          onChange={(id) => source.choose({ classId: id || null, examId: null })}
        />
        {classId !== null && exams.length > 0 && (
          <SelectField
            label={t('exam')}
            value={examId ?? ''}
            options={[
              { value: '', label: t('allExams') },
              ...exams.map(({ id, title, heldOn }) => ({
                value: id,
                label: heldOn ? `${title} · ${formatDayMonth(heldOn)}` : title,
              })),
            ]}
            onChange={(id) => source.choose({ classId, examId: id || null })}
          />
        )}
      </div>
      {list.error && <ProblemNote error={list.error} onRetry={() => void list.refetch()} />}
      {classId !== null && (
        <div className={classes.start}>
          <StartingPoint values={values} source={source} set={set} />
        </div>
      )}
    </>
  )
}
