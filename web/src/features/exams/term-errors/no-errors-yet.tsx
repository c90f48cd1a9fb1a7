import { IconStairs } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { examsPath } from '../model/exams-path.ts'
import type { TermErrorsFilters } from './term-errors-query.ts'

interface NoErrorsYetProps {
  classId: string
  filters: TermErrorsFilters
  onFilter: (filters: TermErrorsFilters) => void
}

/** Why there is nothing to show, and the next step. */
export function NoErrorsYet({ classId, filters, onFilter }: NoErrorsYetProps) {
  const { t } = useTranslation('term-errors')
  const reason = filters.groupId !== null ? 'noGroup' : filters.termId !== null ? 'noTerm' : null
  const action =
    reason === null ? (
      <LinkButton to={examsPath(classId)}>{t('empty.toExams')}</LinkButton>
    ) : (
      <Button onClick={() => onFilter({ ...filters, [reason === 'noGroup' ? 'groupId' : 'termId']: null })}>
        {t(`empty.${reason}.action`)}
      </Button>
    )
  return (
    <Panel>
      <EmptyState
        icon={IconStairs}
        title={reason === null ? t('empty.title') : t(`empty.${reason}.title`)}
        action={action}
      >
        {reason === null ? t('empty.text') : t(`empty.${reason}.text`)}
      </EmptyState>
    </Panel>
  )
}
