import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import type { DraftKey } from '../../../../drafts/draft-forms.ts'
import { useDraftEntry } from '../../../../drafts/use-draft-entry.ts'
import { formatDateTime, formatTime } from '../../../../i18n/format.ts'
import { Inline } from '../../sections/parts/text/inline.tsx'
import type { TextEditorProps, TextHint, TypedText } from './text-editor.tsx'
import { tidied, type TextKind } from './tidied-text.ts'
import classes from './unsaved-text.module.css'

interface UnsavedTextProps {
  draft: DraftKey
  kind: TextKind
  /** The text as it is saved now. */
  saved: string
  hintOf: (typed: string) => TextHint
  onSave: TextEditorProps['onSave']
  /** Opens the editor again. */
  onOpen: () => void
}

/** Empty for a text that was typed just now. */
function momentOf(at: number | null): string {
  if (at === null) return ''
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return isToday ? formatTime(at) : formatDateTime(at)
}

/** A text that was typed and not saved: because it couldn't be, or because the page was closed. */
export function UnsavedText({ draft, kind, saved, hintOf, onSave, onOpen }: UnsavedTextProps) {
  const { t } = useTranslation('lesson-edit')
  const entry = useDraftEntry<TypedText>(draft)
  if (!entry.kept) return <Inline text={saved} />
  const { typed, base } = entry.kept
  const now = tidied(typed, kind)
  const isCode = kind === 'code'
  const hint = hintOf(now)
  let note: ReactNode = t('unsaved.note', { when: momentOf(entry.restoredAt) })
  if (hint.isProblem)
    note = (
      <>
        {t('unsaved.cannot')} {hint.text}
      </>
    )
  return (
    <span
      className={classes.unsaved}
      data-draft={draft.form === 'lesson-title' ? 'lesson-title' : 'lesson-text'}
    >
      <span className={classes.typed} data-code={isCode || undefined}>
        {isCode ? typed : <Inline text={typed} />}
      </span>
      {base !== saved && (
        <span className={classes.saved} data-code={isCode || undefined}>
          {t('unsaved.savedNow')} {isCode ? saved : <Inline text={saved} />}
        </span>
      )}
      <span className={classes.note} role="status">
        {note}
      </span>
      <span className={classes.actions}>
        {hint.isProblem ? (
          <Button small onClick={onOpen}>
            {t('unsaved.change')}
          </Button>
        ) : (
          <Button
            small
            onClick={() => onSave(now, () => entry.change((kept) => (kept?.typed === typed ? null : kept)))}
          >
            {t('unsaved.save')}
          </Button>
        )}
        <Button small look="quiet" onClick={entry.discard}>
          {t('unsaved.discard')}
        </Button>
      </span>
    </span>
  )
}
