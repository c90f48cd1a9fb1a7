import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../../components/fields/button.tsx'
import { UnsavedTag } from '../../../../drafts/unsaved-tag.tsx'
import { directionOf } from '../../../../i18n/languages.ts'
import { useEditing } from '../model/editing.ts'
import { NoteForm } from './note-form.tsx'
import classes from './note-letters.module.css'

const iconSizePx = 16

/** One letter for each student, each on a page of its own when printed. */
export function NoteLetters() {
  const { t } = useTranslation('resource-edit')
  const { resource, mayEdit } = useEditing()
  const [openId, setOpenId] = useState<string | null>(null)
  const { language, notes, students, id } = resource
  const current = new Map(students.map((student) => [student.id, student.name]))
  return (
    <>
      <p className={classes.sends}>{t('notes.sends')}</p>
      <ul className={classes.letters}>
        {notes.map((note) => {
          const isFormer = !current.has(note.studentId)
          const name = current.get(note.studentId) ?? t('notes.former')
          const mayChange = mayEdit && !isFormer
          return (
            <li
              key={note.studentId}
              className={`${classes.letter} on-paper`}
              data-former={isFormer || undefined}
            >
              <header className={classes.head}>
                <h2 className={classes.name}>
                  <bdi>{name}</bdi>
                </h2>
                <UnsavedTag form="resource-note" subject={`${id}:${note.studentId}`} />
                {mayChange && openId !== note.studentId && (
                  <Button
                    small
                    look="quiet"
                    aria-label={t('notes.edit', { name })}
                    icon={<IconPencil size={iconSizePx} aria-hidden />}
                    onClick={() => setOpenId(note.studentId)}
                  />
                )}
              </header>
              {isFormer && <p className={classes.remark}>{t('notes.formerText')}</p>}
              {mayChange && openId === note.studentId ? (
                <NoteForm note={note} onClose={() => setOpenId(null)} />
              ) : (
                <div className={classes.text} lang={language} dir={directionOf(language)}>
                  {note.greeting && <p>{note.greeting}</p>}
                  {note.paragraphs.map((paragraph, index) => (
                    <p key={index}>{paragraph}</p>
                  ))}
                  {note.closing && <p>{note.closing}</p>}
                </div>
              )}
              {note.by === 'rules' && <p className={classes.remark}>{t('notes.byRules')}</p>}
              {note.sheetId && (
                <p className={classes.remark}>
                  <Link to={`/marksheet/${resource.markId}/generate_resource/${note.sheetId}`}>
                    {t('notes.sheet')}
                  </Link>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
