import { fewestPapersToCheck, type ExamAnalysis, type QuestionFinding } from '@classeur/domain/marks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { Popover } from '../../../../components/overlays/panels/popover.tsx'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { StudentLinks } from '../how/student-links.tsx'
import classes from './to-check-panel.module.css'
import { useFindingText } from './use-finding-text.ts'

interface ToCheckPanelProps {
  sheet: SheetState['sheet']
  analysis: ExamAnalysis
  /** Marks the row of this question in the table of questions, and scrolls to it. Null if the page has no such table. */
  onShow: ((leafId: string) => void) | null
}

const shownFirst = 4

/** The questions that need a check, the most urgent first, each with what to do. */
export function ToCheckPanel({ sheet, analysis, onShow }: ToCheckPanelProps) {
  const { t } = useTranslation('mark-statistics')
  const [isAll, setIsAll] = useState(false)
  const { findings, table } = analysis
  const isChecked = table.studentIds.length >= fewestPapersToCheck
  const shown = isAll ? findings : findings.slice(0, shownFirst)
  return (
    <Panel
      compact
      title={t('check.title')}
      aside={isChecked && t('check.count', { count: table.leafIds.length, found: findings.length })}
    >
      {findings.length === 0 && (
        <p className="text-quiet">{t(isChecked ? 'check.none' : 'check.fewPapers')}</p>
      )}
      <ul className={`plain-list ${classes.list}`}>
        {shown.map((finding) => (
          <FindingRow key={finding.leafId} {...{ finding, sheet, analysis, onShow }} />
        ))}
      </ul>
      {findings.length > shownFirst && (
        <Button small look="quiet" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {t(isAll ? 'check.fewer' : 'check.all', { count: findings.length })}
        </Button>
      )}
    </Panel>
  )
}

interface FindingRowProps extends ToCheckPanelProps {
  finding: QuestionFinding
}

function FindingRow({ finding, sheet, analysis: { table }, onShow }: FindingRowProps) {
  const { t } = useTranslation('mark-statistics')
  const textOf = useFindingText(sheet)
  const { leafId, kind } = finding
  const { title, advice } = textOf(finding)
  const column = table.leafIds.indexOf(leafId)
  const atZero = table.studentIds.filter((_, row) => table.pointsHundredths[row]?.[column] === 0)
  const hasStudents = kind === 'many-at-zero' || kind === 'all-wrong'
  return (
    <li className={classes.finding} data-tone={hasStudents || kind === 'against-the-rest' ? 'pen' : 'sun'}>
      <IconAlertTriangle size={18} aria-hidden className={classes.icon} />
      <div>
        <p className={classes.title}>{title}</p>
        <p className="text-quiet">{advice}</p>
      </div>
      {hasStudents ? (
        <Popover
          label={title}
          align="end"
          opener={(opener) => (
            <button type="button" className={classes.action} {...opener}>
              {t('check.seeWho')}
            </button>
          )}
        >
          {() => <StudentLinks title={title} sheet={sheet} studentIds={atZero} />}
        </Popover>
      ) : (
        onShow && (
          <button
            type="button"
            className={classes.action}
            aria-label={t('check.openOf', { title })}
            onClick={() => onShow(leafId)}
          >
            {t(kind === 'weight' ? 'check.weight' : 'check.open')}
          </button>
        )
      )}
    </li>
  )
}
