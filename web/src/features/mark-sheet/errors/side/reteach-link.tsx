import type { ErrorColumn, ErrorsBy } from '@classeur/domain/marks'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { leafOf } from '../../model/sheet-names.ts'
import { columnName } from '../matrix/column-name.ts'
import classes from './reteach-link.module.css'

interface ReteachLinkProps {
  sheet: SheetState['sheet']
  column: ErrorColumn
  by: ErrorsBy
}

const iconSizePx = 15

/** Opens the form of a lesson for this class, filled in from this exam and the skills of a column. */
export function ReteachLink({ sheet, column, by }: ReteachLinkProps) {
  const { t } = useTranslation('mark-errors')
  const { id, classId } = sheet.exam
  const ofQuestion = by === 'question' ? (leafOf(sheet, column.id)?.skills ?? []) : []
  const skillIds = by === 'skill' ? [column.id] : ofQuestion.map(({ skillId }) => skillId)
  const query = new URLSearchParams([
    ['class', classId],
    ['exam', id],
    ...skillIds.map((skillId) => ['skill', skillId]),
  ])
  return (
    <Link to={`/lesson-plan-generator?${query}`} className={classes.link}>
      {t('reteach', { name: isolate(columnName(sheet, column, by)) })}
      <IconArrowRight size={iconSizePx} aria-hidden className="turns-in-rtl" />
    </Link>
  )
}
