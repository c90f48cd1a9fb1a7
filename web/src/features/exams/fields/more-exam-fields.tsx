import { pointsOn20 } from '@classeur/domain/exams'
import { Rounding, type GradingScale } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ScaleField } from '../../../components/grading/scale-field.tsx'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { classSchoolQuery } from '../../../http/queries/class-school.ts'
import { useClass } from '../../../http/queries/school-class.ts'
import type { ExamFieldsEditing } from './exam-fields.ts'
import { writePoints } from '../model/points.ts'
import classes from './more-exam-fields.module.css'

/** Fields that usually keep the defaults of the class and the school. */
export function MoreExamFields({ classId, values, text, set, problems }: ExamFieldsEditing) {
  const { t } = useTranslation('exams')
  const schoolClass = useClass(classId).data
  const school = useQuery(classSchoolQuery(classId)).data
  const isWrong = problems.passMarkText !== undefined || problems.scale !== undefined
  const details = useRef<HTMLDetailsElement>(null)
  // A problem must be visible. It closes nothing when it is solved, because the person may still be typing.
  useLayoutEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong])
  return (
    <details ref={details} className={classes.more}>
      <summary className={classes.summary}>{t('field.more')}</summary>
      <div className={classes.moreFields}>
        <ScaleField
          value={values.scale}
          inherited={schoolClass?.effectiveScale ?? pointsOn20}
          label={t('field.scale')}
          onChange={(scale: GradingScale | null) => set({ scale })}
        />
        <div className={classes.row}>
          <TextField
            {...text('subject')}
            label={t('field.subject')}
            maxLength={60}
            list={`subjects-${classId}`}
          />
          <datalist id={`subjects-${classId}`}>
            {schoolClass?.subjects.map((subject) => (
              <option key={subject} value={subject} />
            ))}
          </datalist>
          <TextField
            {...text('passMarkText')}
            inputMode="decimal"
            label={t('field.passMark')}
            placeholder={school && writePoints(school.passMarkBasisPoints)}
            hint={t('field.passMarkHint')}
            error={problems.passMarkText && t('problem.passMark')}
          />
          <SelectField
            label={t('field.rounding')}
            hint={t('field.roundingHint')}
            value={values.rounding ?? ''}
            options={[
              { value: '' as const, label: t('rounding.school') },
              ...Rounding.options.map((rounding) => ({ value: rounding, label: t(`rounding.${rounding}`) })),
            ]}
            onChange={(rounding) => set({ rounding: rounding || null })}
          />
        </div>
      </div>
    </details>
  )
}
