import { IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { mayChange, useClass } from '../../../http/queries/school-class.ts'
import { examsPath } from '../model/exams-path.ts'
import type { GradebookFilters } from '../model/gradebook-query.ts'

interface NothingToShowProps {
  classId: string
  hasExams: boolean
  filters: GradebookFilters
  onFilter: (filters: GradebookFilters) => void
}

/** Why the gradebook is empty, and the next step. */
export function NothingToShow({ classId, hasExams, filters, onFilter }: NothingToShowProps) {
  const { t } = useTranslation('gradebook')
  const schoolClass = useClass(classId).data
  const canChange = schoolClass !== undefined && mayChange(schoolClass)
  const isNarrowed = filters.termId !== null || filters.type !== null
  const isFirst = !isNarrowed || schoolClass?.counts.exams === 0
  const reason = !hasExams ? (isFirst ? 'noExams' : 'noMatch') : filters.groupId ? 'noGroup' : 'noStudents'
  const actions = {
    noMatch: (
      <Button onClick={() => onFilter({ ...filters, termId: null, type: null })}>
        {t('empty.noMatch.action')}
      </Button>
    ),
    noExams: canChange && (
      <LinkButton look="primary" to={examsPath(classId, { new: '' })}>
        {t('empty.noExams.action')}
      </LinkButton>
    ),
    noGroup: (
      <Button onClick={() => onFilter({ ...filters, groupId: null })}>{t('empty.noGroup.action')}</Button>
    ),
    noStudents: canChange && (
      <LinkButton look="primary" to={`/classe/${classId}/students`}>
        {t('empty.noStudents.action')}
      </LinkButton>
    ),
  }
  return (
    <Panel>
      <EmptyState icon={IconTable} title={t(`empty.${reason}.title`)} action={actions[reason] || undefined}>
        {t(`empty.${reason}.text`)}
      </EmptyState>
    </Panel>
  )
}
