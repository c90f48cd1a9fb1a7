import type { LessonNote } from '@classeur/contracts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './section-notes.module.css'

const iconSizePx = 16

/** What the teacher should check in a section, in the language of the screen. */
export function SectionNotes({ notes }: { notes: readonly LessonNote[] }) {
  const { t } = useTranslation(['lesson-notes', 'lesson-edit'])
  if (notes.length === 0) return null
  return (
    <ul className={classes.notes} aria-label={t('lesson-edit:notes.title')}>
      {notes.map(({ code, params }, index) => (
        <li key={index} className={classes.note}>
          <IconAlertTriangle size={iconSizePx} aria-hidden className={classes.icon} />
          <span dir="auto">{t(code, params)}</span>
        </li>
      ))}
    </ul>
  )
}
