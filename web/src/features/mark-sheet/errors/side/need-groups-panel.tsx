import type { NeedGroups } from '@classeur/domain/marks'
import { studentTextLimits } from '@classeur/domain/roster'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import { AdjustGroups } from './adjust-groups.tsx'
import { MakeSheetsLink } from './make-sheets-link.tsx'
import classes from './need-groups-panel.module.css'
import { ProposedGroups } from './proposed-groups.tsx'
import { useAdjustedGroups } from './use-adjusted-groups.ts'
import { useGroupNames } from './use-group-names.ts'
import { useSaveGroups } from './use-save-groups.ts'

interface NeedGroupsPanelProps {
  engine: SheetEngine
  sheet: SheetState['sheet']
  needs: NeedGroups
  thresholdBasisPoints: number
}

/** Groups of students who miss the same skills. They can be adjusted; saving makes them groups of the class. */
export function NeedGroupsPanel({ engine, sheet, needs, thresholdBasisPoints }: NeedGroupsPanelProps) {
  const { t } = useTranslation('mark-errors')
  const adjusted = useAdjustedGroups(sheet.exam.id, needs)
  const { groups, finish } = adjusted
  const { nameOf } = useGroupNames(sheet)
  // Adjustments of an earlier visit are shown at once.
  const [isOpen, setIsOpen] = useState(adjusted.isAdjusted)
  const { save, busy } = useSaveGroups(engine)
  const mayChange = sheet.may.change && groups.length > 0
  const saveAll = () => {
    const named = groups.map((group, index) => ({
      // The names of several skills may be longer than a group's name can be.
      name: nameOf(group, index).slice(0, studentTextLimits.groupName).trim(),
      studentIds: group.studentIds,
    }))
    return save({
      groups: named.filter(({ studentIds }) => studentIds.length > 0),
      onSaved: () => {
        setIsOpen(false)
        return finish()
      },
    })
  }
  return (
    <Panel
      compact
      title={t('groups.title')}
      aside={
        mayChange && (
          <>
            <button
              type="button"
              className={classes.action}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t(isOpen ? 'groups.adjusted' : 'groups.adjust')}
            </button>
            <button
              type="button"
              className={classes.action}
              aria-disabled={busy || undefined}
              onClick={() => void saveAll()}
            >
              {t('groups.save')}
            </button>
          </>
        )
      }
    >
      {groups.length === 0 && <p className="text-quiet">{t('groups.none')}</p>}
      {mayChange && isOpen ? (
        <AdjustGroups sheet={sheet} adjusted={adjusted} />
      ) : (
        <ProposedGroups sheet={sheet} groups={groups} />
      )}
      {sheet.may.write && !adjusted.isAdjusted && (
        <MakeSheetsLink
          markId={sheet.exam.markId}
          groups={needs.groups}
          thresholdBasisPoints={thresholdBasisPoints}
        />
      )}
    </Panel>
  )
}
