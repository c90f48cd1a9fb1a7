import { useTranslation } from 'react-i18next'
import { useDurationText } from '../../../components/generations/use-duration-text.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { LeavesServer } from './leaves-server.tsx'
import { MakeButton } from './make-button.tsx'
import { PlannedSheets } from './planned-sheets.tsx'
import type { PreviewProps } from './preview-props.ts'
import classes from './preview-panel.module.css'

/** What will be made, what leaves the server for it, and the button that spends the credits. */
export function PreviewPanel(props: PreviewProps) {
  const { t } = useTranslation('resources')
  return (
    <Panel title={t('preview.title')} aside={<PreviewSummary {...props} />}>
      <PreviewContent {...props} />
    </Panel>
  )
}

/** The sheets in numbers: "2 sheets · 16 items · about 40 s". */
export function PreviewSummary({ preview: { shown } }: Pick<PreviewProps, 'preview'>) {
  const { t } = useTranslation('resources')
  const durationText = useDurationText()
  if (!shown) return null
  const items = shown.sheets.reduce((sum, sheet) => sum + sheet.items, 0)
  return [
    t('preview.sheets', { count: shown.sheets.length }),
    ...(items > 0 ? [t('preview.items', { count: items })] : []),
    ...(shown.seconds === null ? [] : [t('preview.about', { duration: durationText(shown.seconds) })]),
  ].join(' · ')
}

export function PreviewContent(props: PreviewProps) {
  return (
    <div className={classes.content}>
      <PlannedSheets {...props} />
      <LeavesServer {...props} />
      <MakeButton {...props} />
    </div>
  )
}
