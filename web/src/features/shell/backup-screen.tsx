import { IconArchive } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../components/fields/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { PageHeader } from '../../components/layout/page-header.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import classes from './backup-screen.module.css'

/** The list of backups. None can be made yet, and the page says so. */
export default function BackupScreen() {
  const { t } = useTranslation('backup')
  return (
    <>
      <PageHeader title={t('heading')} />
      <div className={classes.page}>
        <Panel title={t('trashTitle')}>
          <p className={classes.text}>{t('trashText')}</p>
          <div className={classes.buttons}>
            <LinkButton to="/?classes=deleted">{t('trash')}</LinkButton>
            <LinkButton to="/?classes=archived">{t('archive')}</LinkButton>
          </div>
        </Panel>
        <Panel>
          <EmptyState icon={IconArchive} title={t('title')}>
            {t('text')}
          </EmptyState>
        </Panel>
      </div>
    </>
  )
}
