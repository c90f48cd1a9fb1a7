import { SuggestedComments, type CellRef } from '@classeur/contracts'
import { noteLimits } from '@classeur/domain/marks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { DraftConflicts } from '../../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../../drafts/draft-note.tsx'
import { useDraft } from '../../../../drafts/use-draft.ts'
import { http } from '../../../../http/client.ts'
import { keyOf } from '../../engine/cell-key.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import classes from './comment-editor.module.css'
import { writeComment } from './note-cell.ts'

interface CommentEditorProps {
  engine: SheetEngine
  cell: CellRef
  /** "Reid Tom, Q9: 0 of 3" */
  name: string
  /** The focus must go back to where it came from. */
  onClose: () => void
}

const longestQuery = 100

/** Earlier comments that contain the typed words: the teacher's own first, then those of the school. */
function useEarlierComments(typed: string): readonly { text: string }[] {
  const q = useDeferredValue(typed).slice(0, longestQuery).replaceAll('\n', ' ').trim()
  const { data } = useQuery({
    queryKey: ['school', 'comments', q],
    queryFn: ({ signal }) =>
      http.get(`/api/school/comments?${new URLSearchParams({ q }).toString()}`, SuggestedComments, signal),
    placeholderData: keepPreviousData,
  })
  return data?.comments ?? []
}

/** Writes a comment on one cell. Unsaved text is kept as a draft of this cell. */
export function CommentEditor({ engine, cell, name, onClose }: CommentEditorProps) {
  const { t } = useTranslation('mark-errors')
  const draft = useDraft({
    ...{ form: 'cell-comment', subject: `${engine.state().sheet.exam.id}:${keyOf(cell)}` },
    stored: { comment: engine.cell(cell).comment ?? '' },
  })
  const { comment } = draft.value
  const earlier = useEarlierComments(comment)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (draft.conflicts.length > 0) return
    writeComment(engine, cell, comment)
    draft.saved()
    onClose()
  }
  return (
    <form
      className={classes.editor}
      data-draft="cell-comment"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <DraftNote draft={draft} />
      <DraftConflicts draft={draft} fields={{ comment: { name: t('comment.field') } }} />
      <textarea
        autoFocus
        rows={2}
        dir="auto"
        maxLength={noteLimits.comment}
        aria-label={t('comment.label', { name })}
        value={comment}
        onChange={(event) => draft.set({ comment: event.currentTarget.value })}
      />
      {earlier.length > 0 && (
        <ul className={`plain-list ${classes.earlier}`} aria-label={t('comment.earlier')}>
          {earlier.map(({ text }) => (
            <li key={text}>
              <button type="button" dir="auto" onClick={() => draft.set({ comment: text })}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="actions">
        <Button small look="primary" type="submit">
          {t('comment.save')}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          {t('comment.close')}
        </Button>
      </div>
    </form>
  )
}
