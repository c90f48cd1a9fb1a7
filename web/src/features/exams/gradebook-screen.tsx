import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../components/fields/choices/choice-field.tsx'
import { GradebookPanel } from './gradebook/gradebook-panel.tsx'
import { useClassId } from '../../components/classes/use-class-id.ts'
import { TermReports } from './reports/term-reports.tsx'
import { useTermFilter } from './model/use-term-filter.ts'
import { TermErrorsPanel } from './term-errors/term-errors-panel.tsx'
import classes from './gradebook-screen.module.css'

const views = ['results', 'errors'] as const

/** `/classe/{class_id}/gradebook`: the results or, with `?view=errors`, the errors of the class over several exams. */
export default function GradebookScreen() {
  const { t } = useTranslation('term-errors')
  const classId = useClassId()
  const { search, replace } = useTermFilter()
  const view = search.get('view') === 'errors' ? 'errors' : 'results'
  return (
    <>
      <div className={classes.views}>
        <ChoiceField
          look="segments"
          label={t('view.label')}
          value={view}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(next) => replace({ view: next === 'errors' ? next : null })}
        />
      </div>
      {view === 'errors' ? (
        <TermErrorsPanel classId={classId} />
      ) : (
        <>
          <GradebookPanel classId={classId} />
          <TermReports classId={classId} />
        </>
      )}
    </>
  )
}
