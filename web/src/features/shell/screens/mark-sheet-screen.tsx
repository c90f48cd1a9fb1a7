import { IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { PageHeader } from '../../../components/ui/page-header.tsx'
import { Panel } from '../../../components/ui/panel.tsx'

import classes from './mark-sheet-screen.module.css'

/** The table of marks is not there yet, and the page says so; the way on is. */
export default function MarkSheetScreen() {
  const { t } = useTranslation('places')
  return (
    <div className={classes.page}>
      <PageHeader title={t('markSheet.heading')} />
      <Panel>
        <EmptyState
          icon={IconTable}
          title={t('markSheet.title')}
          action={<LinkButton to="/">{t('home')}</LinkButton>}
        >
          {t('markSheet.text')}
        </EmptyState>
      </Panel>
    </div>
  )
}
