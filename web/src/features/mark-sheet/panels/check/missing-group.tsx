import type { SheetChecks } from '@classeur/domain/marks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../../components/fields/choices/choice-field.tsx'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { CheckLines, type CheckItem } from './check-group.tsx'
import classes from './missing-group.module.css'
import type { GoTo } from '../../model/go-to.ts'
import { leafLabel, studentName } from '../../model/sheet-names.ts'

interface MissingGroupProps {
  sheet: SheetState['sheet']
  checks: SheetChecks
  onGoTo: GoTo
}

type Order = 'student' | 'question'

/** A line names at most this many labels and otherwise gives their number. */
const labelsNamed = 4

/** Missing cells, by student or by question. Each line links to its first one. */
export function MissingGroup({ sheet, checks, onGoTo }: MissingGroupProps) {
  const { t } = useTranslation('mark-panels')
  const [order, setOrder] = useState<Order>('student')
  const named = (leafIds: readonly string[]) =>
    leafIds.length <= labelsNamed
      ? leafIds.map((leafId) => leafLabel(sheet, leafId)).join(t('listComma'))
      : t('checks.cells', { count: leafIds.length })
  const byStudent = checks.missingByStudent.map(({ studentId, leafIds }): CheckItem => ({
    key: studentId,
    where: studentName(sheet, studentId),
    what: named(leafIds),
    ref: { studentId, leafId: leafIds[0] ?? '' },
  }))
  const byQuestion = checks.missingByQuestion.map(({ leafId, studentIds }): CheckItem => ({
    key: leafId,
    where: leafLabel(sheet, leafId),
    what: t('checks.students', { count: studentIds.length }),
    ref: { studentId: studentIds[0] ?? '', leafId },
  }))
  return (
    <div className={classes.group}>
      <ChoiceField<Order>
        label={<span className={classes.kind}>{t('checks.missing.title', { count: checks.toEnter })}</span>}
        value={order}
        options={[
          { value: 'student', label: t('checks.byStudent') },
          { value: 'question', label: t('checks.byQuestion') },
        ]}
        onChange={setOrder}
      />
      <CheckLines key={order} items={order === 'student' ? byStudent : byQuestion} onGoTo={onGoTo} />
    </div>
  )
}
