import { overallCommentLength, type GradebookStudent, type OverallComment } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { formatDateTime, formatNumber } from '../../../i18n/format.ts'
import { isolate } from '../../../i18n/isolate.ts'
import classes from './comment-form.module.css'
import { saveComment } from '../model/overall-comment-queries.ts'
import { commentSubject } from './comment-subject.ts'
import { PhraseBank } from './phrase-bank.tsx'
import { useInsertAtCaret } from './use-insert-at-caret.ts'

const textRows = 7

interface CommentFormProps {
  classId: string
  /** Null for the school year. */
  termId: string | null
  student: GradebookStudent
  /** The stored comment; null before the first one. */
  comment: OverallComment | null
  canWrite: boolean
  /** Whether the text takes the focus, after a key has saved the comment on another student. */
  takesFocus: boolean
  /** Opens the next student; null for the last one. */
  onNext: (() => void) | null
}

/** Writes the overall comment on one student. Typed text is kept as a draft until it is saved. */
export function CommentForm(props: CommentFormProps) {
  const { classId, termId, student, comment, canWrite, takesFocus, onNext } = props
  const { t } = useTranslation('overall-comments')
  const client = useQueryClient()
  const area = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft({
    ...{ form: 'overall-comment', subject: commentSubject(classId, termId, student.studentId) },
    stored: { text: comment?.text ?? '' },
  })
  const { text } = draft.value
  const insert = useInsertAtCaret(area, text, (next) => draft.set({ text: next }))
  const { busy, error, submit } = useSubmission(async (then: (() => void) | null) => {
    if (draft.isEdited) {
      const shownText = comment?.text ?? ''
      const request = { termId, text, baseVersion: comment?.version ?? 0 }
      const isSaved = await draft.save({ text }, async () => {
        const outcome = await saveComment(client, classId, student.studentId, request, shownText)
        return outcome !== 'conflict'
      })
      // After a conflict, the draft shows both texts, and nothing can be saved before the person has chosen.
      if (!isSaved) return
    }
    // Another student may have been opened meanwhile, whose text now has the focus.
    if (area.current) then?.()
  })
  const save = (then: (() => void) | null) => {
    if (canWrite && draft.conflicts.length === 0) void submit(then)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save(onNext)
  }
  const name = isolate(student.firstName || student.lastName)
  return (
    <form
      className={classes.form}
      data-draft="overall-comment"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        save(onNext)
      }}
    >
      <DraftNote draft={draft} />
      <DraftConflicts draft={draft} fields={{ text: { name: t('field') } }} />
      <textarea
        ref={area}
        autoFocus={takesFocus}
        className={classes.text}
        rows={textRows}
        dir="auto"
        maxLength={overallCommentLength}
        readOnly={!canWrite}
        aria-label={t('label', { name })}
        aria-keyshortcuts="Control+Enter"
        value={text}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <p className={classes.below}>
        <span>
          {comment && comment.authorName !== ''
            ? t('savedBy', { name: isolate(comment.authorName), when: formatDateTime(comment.updatedAt) })
            : t(canWrite ? 'keys' : 'readOnly')}
        </span>
        <span className="figures">
          {t('length', { used: formatNumber(text.length), most: formatNumber(overallCommentLength) })}
        </span>
      </p>
      {error !== null && <ProblemNote error={error} />}
      {canWrite && (
        <>
          <div className="actions">
            <Button look="primary" type="submit" busy={busy}>
              {t(onNext ? 'saveNext' : 'save')}
            </Button>
            {onNext && (
              <Button onClick={() => save(null)} disabled={!draft.isEdited}>
                {t('save')}
              </Button>
            )}
          </div>
          <PhraseBank
            classId={classId}
            student={student}
            left={overallCommentLength - text.length}
            onInsert={insert}
            readSelected={() => {
              const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
              return text.slice(selectionStart, selectionEnd) || text
            }}
          />
        </>
      )}
    </form>
  )
}
