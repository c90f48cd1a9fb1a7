import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { LinkButton } from '../../components/fields/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import { SheetBar } from './sheet/bar/sheet-bar.tsx'
import { useSheetOutlet } from './model/use-sheet-outlet.ts'

import classes from './later-screen.module.css'

/** Placeholder for pages of the sheet that don't exist yet, with a link to the marks. */
export default function LaterScreen() {
  const { t } = useTranslation('mark-sheet')
  const { engine } = useSheetOutlet()
  const { mark_id: examId = '' } = useParams()
  const navigate = useNavigate()
  const toMarks = () => void navigate(`/marksheet/${examId}`)
  const page = useLocation().pathname.split('/').at(-1) ?? ''
  return (
    <>
      <SheetBar engine={engine} onGoTo={toMarks} onOpenChecks={toMarks} />
      <div className={classes.page}>
        <Panel>
          <EmptyState
            icon={IconHourglass}
            title={t(`later.${page}.title`)}
            action={<LinkButton to={`/marksheet/${examId}`}>{t('toMarks')}</LinkButton>}
          >
            {t(`later.${page}.text`)}
          </EmptyState>
        </Panel>
      </div>
    </>
  )
}
