import type { NeedGroups } from '@classeur/domain/marks'
import { studentTextLimits } from '@classeur/domain/roster'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../../components/layout/panel.tsx'
import type { SheetEngine, SheetState } from '../../../engine/sheet-engine.ts'
import { AdjustGroups } from './adjust-groups.tsx'
import { useSheetRows } from '../../../model/use-sheet.ts'
import { MakeSheetsLink } from '../make-sheets-link.tsx'
import classes from './need-groups-panel.module.css'
import { ProposedGroups } from './proposed-groups.tsx'
import { useAdjustedGroups } from './use-adjusted-groups.ts'
import { useGroupNames } from './use-group-names.ts'
import { useSaveGroups, type NamedGroup } from './use-save-groups.ts'

interface NeedGroupsPanelProps {
  engine: SheetEngine
  sheet: SheetState['sheet']
  needs: NeedGroups
  thresholdBasisPoints: number
}

/** Whether the class has a group of this name with exactly these students. */
function isInClass(sheet: SheetState['sheet'], { name, studentIds }: NamedGroup): boolean {
  const group = sheet.groups.find((one) => one.name === name)
  if (!group) return false
  const members = sheet.students.filter(({ groupIds }) => groupIds.includes(group.id))
  return members.length === studentIds.length && members.every(({ id }) => studentIds.includes(id))
}

/**
 * Groups of students who miss the same skills. Adjusting them decides who gets which sheet; saving also makes them groups
 * of the class.
 */
export function NeedGroupsPanel({ engine, sheet, needs, thresholdBasisPoints }: NeedGroupsPanelProps) {
  const { t } = useTranslation('mark-errors')
  const mayAdjust = sheet.may.write && sheet.exam.readOnly === null
  const adjusted = useAdjustedGroups({ engine, sheet, needs, thresholdBasisPoints, mayAdjust })
  const { groups } = adjusted
  const rows = useSheetRows(engine)
  const { nameOf } = useGroupNames(sheet)
  // Adjustments are shown at once.
  const [isOpen, setIsOpen] = useState(adjusted.isAdjusted)
  const { save, busy } = useSaveGroups(engine)
  const named = groups
    .map((group, index) => ({
      // The names of several skills may be longer than a group's name can be.
      name: nameOf(group, index).slice(0, studentTextLimits.groupName).trim(),
      studentIds: group.studentIds,
    }))
    .filter(({ studentIds }) => studentIds.length > 0)
  const isSaved = named.every((group) => isInClass(sheet, group))
  const saveAll = () => save({ groups: named, onSaved: () => setIsOpen(false) })
  return (
    <Panel
      compact
      title={t('groups.title')}
      aside={
        groups.length > 0 && (
          <>
            {mayAdjust && (
              <button
                type="button"
                className={classes.action}
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              >
                {t(isOpen ? 'groups.adjusted' : 'groups.adjust')}
              </button>
            )}
            {sheet.may.change && sheet.exam.readOnly === null && (
              <button
                type="button"
                className={classes.action}
                aria-disabled={busy || isSaved || undefined}
                onClick={() => !isSaved && void saveAll()}
              >
                {t(isSaved ? 'groups.isSaved' : 'groups.save')}
              </button>
            )}
          </>
        )
      }
    >
      {groups.length === 0 && <p className="text-quiet">{t('groups.none')}</p>}
      {mayAdjust && isOpen && groups.length > 0 ? (
        <AdjustGroups sheet={sheet} adjusted={adjusted} />
      ) : (
        <ProposedGroups sheet={sheet} groups={groups} />
      )}
      {mayAdjust && (
        <MakeSheetsLink markId={sheet.exam.markId} {...{ sheet, rows, groups, thresholdBasisPoints }} />
      )}
    </Panel>
  )
}
