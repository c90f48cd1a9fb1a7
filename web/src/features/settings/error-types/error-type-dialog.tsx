import { ErrorType } from '@classeur/contracts'
import { errorTypeLimits, isLetterTaken, proposeLetter } from '@classeur/domain/marks'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { TextAreaField } from '../../../components/fields/text/text-area-field.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { changesOf } from '../../../drafts/field-edits.ts'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import classes from './error-type-dialog.module.css'
import { useErrorTypeActions } from './error-types-requests.ts'

interface ErrorTypeDialogProps {
  types: readonly ErrorType[]
  /** The type to edit, as the server has it; null adds one. */
  type: ErrorType | null
  onClose: () => void
}

const shape = ErrorType.pick({ name: true, correction: true }).extend({
  letter: ErrorType.shape.letter.or(z.literal('')),
})
const fieldsOf = ({ name, letter, correction }: ErrorType) => ({ name, letter, correction })
const blank = { name: '', letter: '', correction: '' }

/** Adds an error type or edits one. An empty letter gets the proposed one. */
export function ErrorTypeDialog({ types, type, onClose }: ErrorTypeDialogProps) {
  const { t } = useTranslation('school')
  const { create, edit } = useErrorTypeActions()
  const form = useRef<HTMLFormElement>(null)
  const isFree = (letter: string) => letter === '' || !isLetterTaken(types, letter, type?.id)
  const { draft, values, text, problems, busy, error, onSubmit } = useDraftForm({
    ...(type
      ? { form: 'error-type', subject: type.id, stored: fieldsOf(type) }
      : { form: 'new-error-type', initial: blank }),
    schema: shape.refine(({ letter }) => isFree(letter), { path: ['letter'], error: 'taken' }),
    save: async (fields) => {
      if (type) {
        const edits = changesOf(fieldsOf(type), fields)
        if (Object.keys(edits).length > 0) await edit(type, edits)
      } else {
        const { name, letter } = await create(fields)
        notifyDone(t('errorTypes.added', { name, letter }))
      }
      onClose()
    },
  })
  // Focus the field after the dialog has opened, because opening it moves the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const proposed = values.name.trim() === '' ? null : proposeLetter(types, values.name, type?.id)
  const letterProblem = problems.letter === 'taken' ? 'letterTaken' : 'letterInvalid'
  return (
    <Dialog title={type ? t('errorTypes.change') : t('errorTypes.add')} onClose={onClose}>
      <form
        ref={form}
        className={classes.form}
        onSubmit={onSubmit}
        noValidate
        data-draft={type ? 'error-type' : 'new-error-type'}
      >
        <DraftNote draft={draft} />
        <DraftConflicts
          draft={draft}
          fields={{
            name: { name: t('errorTypes.name') },
            letter: { name: t('errorTypes.letter') },
            correction: { name: t('errorTypes.correction') },
          }}
        />
        <TextField
          {...text('name')}
          label={t('errorTypes.name')}
          hint={t('errorTypes.nameHint')}
          error={problems.name && t('errorTypes.nameMissing')}
          maxLength={errorTypeLimits.name}
          dir="auto"
          autoComplete="off"
        />
        <TextField
          {...text('letter')}
          label={t('errorTypes.letter')}
          hint={
            proposed === null
              ? t('errorTypes.letterHint')
              : t('errorTypes.letterProposed', { letter: proposed })
          }
          error={problems.letter && t(`errorTypes.${letterProblem}`)}
          maxLength={errorTypeLimits.letter}
          dir="auto"
          autoComplete="off"
        />
        <TextAreaField
          {...text('correction')}
          label={t('errorTypes.correction')}
          hint={t('errorTypes.correctionHint')}
          error={problems.correction && t('errorTypes.correctionLong')}
          maxLength={errorTypeLimits.correction}
        />
        {error !== null && <ProblemNote error={error} />}
        <div className="actions">
          <Button type="submit" look="primary" busy={busy}>
            {type ? t('errorTypes.save') : t('errorTypes.add')}
          </Button>
          <Button onClick={onClose}>{t('errorTypes.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
