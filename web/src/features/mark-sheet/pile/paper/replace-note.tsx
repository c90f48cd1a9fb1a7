import { IconAlertTriangle } from '@tabler/icons-react'
import type { MarkStatus } from '@classeur/contracts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { isolate } from '../../../../i18n/isolate.ts'
import { gridText } from '../../model/sheet-text.ts'
import classes from './replace-note.module.css'
import type { ReplacedMark } from './paper-changes.ts'

interface ReplaceNoteProps {
  student: string
  status: MarkStatus
  replaced: readonly ReplacedMark[]
  onReplace: () => void
  onKeep: () => void
}

/** Asks before a status for the whole paper replaces marks, and lists them. */
export function ReplaceNote({ student, status, replaced, onReplace, onKeep }: ReplaceNoteProps) {
  const { t } = useTranslation('mark-pile')
  const actions = useRef<HTMLDivElement>(null)
  // Focus the safe choice, so that holding a key down replaces nothing.
  useEffect(() => actions.current?.querySelector('button')?.focus(), [])
  const count = replaced.length
  return (
    <section
      className={classes.note}
      aria-label={t('replace.label')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onKeep()
      }}
    >
      <IconAlertTriangle size={18} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <p className={classes.reason} role="alert">
          {t('replace.reason', { count, student: isolate(student) })}{' '}
          {replaced.map(({ label, text }) => isolate(`${label}: ${text}`)).join(' · ')}
        </p>
        <div className="actions" ref={actions}>
          <Button onClick={onKeep}>{t('replace.keep', { count })}</Button>
          <Button onClick={onReplace}>
            {t('replace.go', { count, status: gridText(`status.${status}`) })}
          </Button>
        </div>
      </div>
    </section>
  )
}
