import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { PageHeader } from '../../components/layout/page-header.tsx'
import { PanelBoundary } from '../../components/feedback/panel-boundary.tsx'
import { SectionTabs } from '../../components/layout/section-tabs.tsx'
import classes from './settings-frame.module.css'

const sections = ['account', 'school', 'billing', 'wallet', 'order'] as const

/** The frame of the five settings pages. */
export default function SettingsFrame() {
  const { t } = useTranslation('settings')
  return (
    <>
      <PageHeader title={t('title')} />
      <SectionTabs
        label={t('title')}
        sections={sections.map((name) => ({ to: `/settings/${name}`, label: t(`section.${name}`) }))}
      />
      <div className={classes.page}>
        <PanelBoundary>
          <Outlet />
        </PanelBoundary>
      </div>
    </>
  )
}
