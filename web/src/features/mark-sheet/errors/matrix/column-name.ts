import type { ErrorColumn, ErrorsBy } from '@classeur/domain/marks'
import i18next from 'i18next'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { leafLabel, leafOf } from '../../model/sheet-names.ts'
import { pointsText } from '../../model/sheet-text.ts'

type Sheet = SheetState['sheet']

/** The name of a column: "Q9", a skill, or a thinking level. */
export function columnName(sheet: Sheet, { id }: Pick<ErrorColumn, 'id'>, by: ErrorsBy): string {
  if (by === 'question') return leafLabel(sheet, id)
  if (by === 'skill') return sheet.skillNames?.[id] ?? '–'
  return i18next.t(`mark-errors:level.${id}`)
}

/** What stands below the name: the skill of a question, or how many questions a skill or level has. */
export function columnDetail(sheet: Sheet, { id, parts }: ErrorColumn, by: ErrorsBy): string {
  if (by !== 'question') return i18next.t('mark-errors:matrix.questions', { count: parts.length })
  const [first] = leafOf(sheet, id)?.skills ?? []
  return first ? (sheet.skillNames?.[first.skillId] ?? '') : ''
}

/** The maximum of a question, such as "/3"; empty for skills and levels. */
export function columnMaximum({ parts }: ErrorColumn, by: ErrorsBy): string {
  const [part] = parts
  return by === 'question' && part ? `/${pointsText(part.maxHundredths)}` : ''
}
