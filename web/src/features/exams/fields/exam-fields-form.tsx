import { ExamType } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import type { ExamFieldsEditing } from './exam-fields.ts'
import { termOn, useTerms } from '../model/use-terms.ts'
import classes from './exam-fields-form.module.css'
import { MoreExamFields } from './more-exam-fields.tsx'

/** Type, date, term and weight, with rarely used fields below. Every field has a default. */
export function ExamFieldsForm({ classId, values, text, set, problems }: ExamFieldsEditing) {
  const { t } = useTranslation('exams')
  const { terms } = useTerms()
  // The term follows the date unless the person chose another term.
  const setDate = (date: string) => {
    const follows = values.termId === (termOn(terms, values.date)?.id ?? null)
    set({ date, ...(follows && date && { termId: termOn(terms, date)?.id ?? null }) })
  }
  return (
    <div className="stack">
      <div className={classes.row}>
        <SelectField
          label={t('field.type')}
          value={values.type}
          options={ExamType.options.map((type) => ({ value: type, label: t(`type.${type}`) }))}
          onChange={(type) => set({ type })}
        />
        <TextField
          type="date"
          label={t('field.date')}
          value={values.date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        {terms.length > 0 && (
          <SelectField
            label={t('field.term')}
            value={values.termId ?? ''}
            options={[
              { value: '', label: t('field.noTerm') },
              ...terms.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(termId) => set({ termId: termId || null })}
          />
        )}
        <TextField
          {...text('coefficientText')}
          inputMode="decimal"
          label={t('field.coefficient')}
          error={problems.coefficientText && t('problem.coefficient')}
        />
      </div>
      <MoreExamFields classId={classId} values={values} text={text} set={set} problems={problems} />
    </div>
  )
}
