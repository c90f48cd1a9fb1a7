import type { RestoreConflict, RestoreMethod, RestorePreviewClass } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { formatDateTime, formatDayMonth } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import { joinList } from '../../../../i18n/join-list.ts'
import type { Side } from '../../model/restore-choice.ts'
import classes from './method-choice.module.css'

const methods = ['copy', 'merge', 'replace'] as const
const mostNamed = 3

interface MethodChoiceProps {
  method: RestoreMethod
  chosen: readonly RestorePreviewClass[]
  /** Of the chosen classes; undefined while they are read. */
  conflicts: readonly RestoreConflict[] | undefined
  decisions: Readonly<Record<string, Side>>
  /** When the archive was made. */
  archivedAt: string
  onChange: (method: RestoreMethod) => void
}

/** How to restore: as copies, by adding what is missing, or by putting everything back. Says what each does. */
export function MethodChoice(props: MethodChoiceProps) {
  const { method, chosen, conflicts, decisions, archivedAt, onChange } = props
  const { t } = useTranslation('backup')
  const name = useId()
  const textOf = {
    copy: useCopyText()(chosen, archivedAt),
    merge: t('method.merge.text'),
    replace: t(chosen.length === 0 ? 'method.replace.none' : 'method.replace.text', {
      count: chosen.length,
      time: formatDateTime(archivedAt),
    }),
  }
  const counted = chosen.reduce((sum, { counts }) => sum + counts.conflicts, 0)
  const open = conflicts?.filter(({ id }) => decisions[id] === undefined).length ?? counted
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('method.legend')}</legend>
      {methods.map((one) => (
        <label key={one} className={classes.option}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            value={one}
            checked={one === method}
            onChange={() => onChange(one)}
          />
          <span className={classes.text}>
            <span className={classes.name}>
              {t(`method.${one}.name`)}
              {one === 'merge' && open > 0 && <Tag tone="sun">{t('method.toSettle', { count: open })}</Tag>}
              {one === 'merge' && open === 0 && counted > 0 && <Tag tone="board">{t('method.settled')}</Tag>}
            </span>
            <span className="text-quiet">{textOf[one]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** A copy of a class that is here carries the day of the backup, so that the two can be told apart. */
function useCopyText() {
  const { t } = useTranslation('backup')
  return (chosen: readonly RestorePreviewClass[], archivedAt: string): string => {
    if (chosen.length === 0) return t('method.copy.none')
    if (chosen.length > mostNamed) return t('method.copy.many', { count: chosen.length })
    const names = chosen.map(({ name, here }) =>
      t('method.copy.quoted', {
        name: isolate(
          here === 'present' ? t('method.copy.dated', { name, date: formatDayMonth(archivedAt) }) : name,
        ),
      }),
    )
    return t('method.copy.text', { names: joinList(names) })
  }
}
