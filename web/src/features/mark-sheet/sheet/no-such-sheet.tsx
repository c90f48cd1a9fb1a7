import { ExamSheet } from '@classeur/contracts'
import { IconTableOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { PageHeader } from '../../../components/layout/page-header.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { http } from '../../../http/client.ts'
import classes from './no-such-sheet.module.css'

interface NoSuchSheetProps {
  examId: string
  /** Called when the sheet can be read, for example after its restore. */
  onFound: () => void
}

/** The exam doesn't exist or this person may not see it. Both cases look the same. */
export default function NoSuchSheet({ examId, onFound }: NoSuchSheetProps) {
  const { t } = useTranslation('mark-sheet')
  // Restores invalidate this key, and the query also reads again when the person returns from another tab.
  const { isSuccess } = useQuery({
    queryKey: ['exam', examId, 'missing'],
    queryFn: ({ signal }) => http.get(`/api/exams/${examId}/sheet`, ExamSheet, signal),
    // Never the answer of an earlier visit, which would open the sheet in vain, again and again.
    gcTime: 0,
  })
  useEffect(() => {
    if (isSuccess) onFound()
  }, [isSuccess, onFound])
  return (
    <div className={classes.page}>
      <PageHeader title={t('missing.heading')} />
      <Panel>
        <EmptyState
          icon={IconTableOff}
          title={t('missing.title')}
          action={<LinkButton to="/">{t('missing.home')}</LinkButton>}
        >
          {t('missing.text')}{' '}
          <Trans t={t} i18nKey="missing.trash" components={{ trash: <Link to="/backup?tab=trash" /> }} />
        </EmptyState>
      </Panel>
    </div>
  )
}
