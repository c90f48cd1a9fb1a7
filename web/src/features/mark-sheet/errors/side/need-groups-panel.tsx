import type { NeedGroups } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../components/layout/panel.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { joinList } from '../../../../i18n/join-list.ts'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import { studentName } from '../../model/sheet-names.ts'
import classes from './need-groups-panel.module.css'
import { useSaveGroups } from './use-save-groups.ts'

interface NeedGroupsPanelProps {
  engine: SheetEngine
  sheet: SheetState['sheet']
  needs: NeedGroups
}

const shownNames = 5

/** Groups of students who miss the same skills. Saving makes them groups of the class. */
export function NeedGroupsPanel({ engine, sheet, needs: { groups } }: NeedGroupsPanelProps) {
  const { t } = useTranslation('mark-errors')
  const named = groups.map((group) => ({
    ...group,
    name:
      group.skillIds.length === 0
        ? t('groups.ready')
        : group.skillIds.map((id) => sheet.skillNames?.[id] ?? '').join(t('groups.then')),
  }))
  const { save, busy } = useSaveGroups(engine)
  const maySave = sheet.may.change && groups.length > 0
  return (
    <Panel
      compact
      title={t('groups.title')}
      aside={
        maySave && (
          <button
            type="button"
            className={classes.save}
            aria-disabled={busy || undefined}
            onClick={() => void save(named)}
          >
            {t('groups.save')}
          </button>
        )
      }
    >
      {groups.length === 0 && <p className="text-quiet">{t('groups.none')}</p>}
      <ul className={`plain-list ${classes.groups}`}>
        {named.map(({ name, studentIds }, index) => {
          const names = studentIds.map((id) => studentName(sheet, id))
          const rest = names.length - shownNames
          return (
            <li key={name}>
              <span className={classes.letter} aria-hidden>
                {t('groups.letters').split(' ')[index]}
              </span>
              <span>
                <b>{name}</b>
                <span className={classes.names} title={joinList(names)}>
                  {rest > 0
                    ? t('groups.more', {
                        names: names.slice(0, shownNames).join(t('groups.comma')),
                        count: rest,
                      })
                    : names.join(t('groups.comma'))}
                </span>
              </span>
              <span className={classes.count}>{formatNumber(studentIds.length)}</span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
