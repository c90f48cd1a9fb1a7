import type { CellRef } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../../components/people/avatar.tsx'
import { useAuth } from '../../../../http/session/auth-session.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import type { GoTo } from '../../model/go-to.ts'
import { leafLabel, studentName } from '../../model/sheet-names.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import classes from './presence.module.css'

const shownAtMost = 4

interface PresenceProps {
  engine: SheetEngine
  onGoTo: GoTo
}

/** The other people who have the sheet open. Hover and focus show the name and cell, and a click goes there. */
export function Presence({ engine, onGoTo }: PresenceProps) {
  const { t } = useTranslation('mark-panels')
  const auth = useAuth()
  const sheet = useSheetField(engine, 'sheet')
  const present = useSheetField(engine, 'present')
  const ownId = auth.status === 'signed-in' ? auth.user.id : null
  const people = new Map<string, { name: string; cell: CellRef | null }>()
  for (const { user, cell } of present)
    people.set(user.id, { name: user.name, cell: cell ?? people.get(user.id)?.cell ?? null })
  if (people.size === 0) return null
  const labelOf = (id: string, name: string, cell: CellRef | null) => {
    const who = id === ownId ? t('presence.ownWindow') : isolate(name)
    return cell
      ? t('presence.at', {
          who,
          student: studentName(sheet, cell.studentId),
          question: leafLabel(sheet, cell.leafId),
        })
      : t('presence.here', { who })
  }
  const shown = [...people].slice(0, shownAtMost)
  const rest = people.size - shown.length
  return (
    <ul className={classes.people} aria-label={t('presence.label')}>
      {shown.map(([id, { name, cell }]) => {
        const label = labelOf(id, name, cell)
        return (
          <li key={id} className={classes.person}>
            <button
              type="button"
              className={classes.button}
              aria-label={label}
              onClick={() => cell && onGoTo(cell)}
            >
              <Avatar name={name} own={id === ownId} />
            </button>
            <span className={classes.tip} aria-hidden>
              {label}
            </span>
          </li>
        )
      })}
      {rest > 0 && (
        <li className={classes.rest}>{t('presence.more', { count: rest, n: formatNumber(rest) })}</li>
      )}
    </ul>
  )
}
