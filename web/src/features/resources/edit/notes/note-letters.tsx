import type { ParentNote } from '@classeur/contracts'
import { IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { moveFocus } from '../../../../components/layout/move-focus.ts'
import { UnsavedTag } from '../../../../drafts/unsaved-tag.tsx'
import { directionOf } from '../../../../i18n/languages.ts'
import { useEditing } from '../model/editing.ts'
import { NoteForm } from './note-form.tsx'
import classes from './note-letters.module.css'

const iconSizePx = 16

/** One letter for each student, each on a page of its own when printed. */
export function NoteLetters() {
  const { t } = useTranslation('resource-edit')
  const { resource } = useEditing()
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <>
      <p className={classes.sends}>{t('notes.sends')}</p>
      <ul className={classes.letters}>
        {resource.notes.map((note) => (
          <NoteLetter
            key={note.studentId}
            note={note}
            isOpen={openId === note.studentId}
            onOpen={() => setOpenId(note.studentId)}
            onClose={() => setOpenId((now) => (now === note.studentId ? null : now))}
          />
        ))}
      </ul>
    </>
  )
}

interface NoteLetterProps {
  note: ParentNote
  /** Whether the letter is being edited. */
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

function NoteLetter({ note, isOpen, onOpen, onClose }: NoteLetterProps) {
  const { t } = useTranslation('resource-edit')
  const { resource, mayEdit } = useEditing()
  const editButton = useRef<HTMLButtonElement>(null)
  const { language, students, id, markId } = resource
  const student = students.find((one) => one.id === note.studentId)
  const name = student?.name ?? t('notes.former')
  const mayChange = mayEdit && student !== undefined
  return (
    <li className={`${classes.letter} on-paper`} data-former={student ? undefined : true}>
      <header className={classes.head}>
        <h2 className={classes.name}>
          <bdi>{name}</bdi>
        </h2>
        <UnsavedTag form="resource-note" subject={`${id}:${note.studentId}`} />
        {mayChange && !isOpen && (
          <Button
            ref={editButton}
            small
            look="quiet"
            aria-label={t('notes.edit', { name })}
            icon={<IconPencil size={iconSizePx} aria-hidden />}
            onClick={onOpen}
          />
        )}
      </header>
      {!student && <p className={classes.remark}>{t('notes.formerText')}</p>}
      {mayChange && isOpen ? (
        <NoteForm note={note} onClose={() => moveFocus(onClose, editButton)} />
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
          <Link to={`/marksheet/${markId}/generate_resource/${note.sheetId}`}>{t('notes.sheet')}</Link>
        </p>
      )}
    </li>
  )
}
