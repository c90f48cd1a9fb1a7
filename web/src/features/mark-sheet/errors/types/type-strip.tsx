import type { CellRef } from '@classeur/contracts'
import { IconMessage, IconPencil } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { keyOf } from '../../engine/cell-key.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { CommentEditor } from './comment-editor.tsx'
import classes from './type-strip.module.css'
import { clearErrorTypes, toggleErrorType } from './note-cell.ts'
import { TypeBadge } from './type-badge.tsx'
import type { ErrorTypes } from './use-error-types.ts'

interface TypeStripProps {
  engine: SheetEngine
  types: ErrorTypes
  /** The active cell; null if it stands for more than one question or has no number. */
  cell: CellRef | null
  /** "Reid Tom, Q9: 0 of 3" */
  name: string
  /** Why no type can be given; null if one can. */
  why: string | null
  /** Whether the cell takes a comment. */
  isWritable: boolean
  isCommenting: boolean
  onComment: (isOpen: boolean) => void
  /** Opens the editor of the mark. */
  onEdit: () => void
}

/** The legend of the error types, and with an active cell the buttons that give it one. Keys 1 to 9 do the same. */
export function TypeStrip(props: TypeStripProps) {
  const { engine, types, cell, name, why, isWritable, isCommenting, onComment, onEdit } = props
  const { t } = useTranslation('mark-errors')
  const follow = (listener: () => void) => (cell ? engine.subscribeCell(cell, listener) : () => undefined)
  const given = useSyncExternalStore(follow, () => (cell ? engine.cell(cell).errorTypes : noTypes))
  const isUsable = cell !== null && why === null
  return (
    <div className={classes.strip} role="toolbar" aria-label={t('strip.label')}>
      <p>
        {cell ? (
          <>
            <b>{name}</b> {why ?? t('strip.question')}
          </>
        ) : (
          t('strip.legend')
        )}
      </p>
      <ul className="plain-list">
        {types.offered.map((type) => (
          <li key={type.id}>
            <button
              type="button"
              aria-pressed={isUsable ? given.includes(type.id) : undefined}
              disabled={!isUsable}
              title={type.correction || undefined}
              onClick={(event) => cell && toggleErrorType(engine, cell, type.id, event.shiftKey)}
            >
              {type.key !== null && <kbd>{type.key}</kbd>}
              <TypeBadge type={type} />
              {type.name}
            </button>
          </li>
        ))}
        {isUsable && given.length > 0 && (
          <li>
            <button type="button" onClick={() => clearErrorTypes(engine, cell)}>
              <kbd>0</kbd>
              {t('strip.clear')}
            </button>
          </li>
        )}
      </ul>
      {cell && isWritable && (
        <div className={classes.more}>
          <button type="button" aria-label={t('strip.edit')} title={t('strip.editMeans')} onClick={onEdit}>
            <IconPencil size={16} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={t('strip.comment')}
            title={t('strip.commentMeans')}
            aria-expanded={isCommenting}
            onClick={() => onComment(!isCommenting)}
          >
            <IconMessage size={16} aria-hidden />
          </button>
        </div>
      )}
      {cell && isWritable && isCommenting && (
        <CommentEditor key={keyOf(cell)} {...{ engine, cell, name }} onClose={() => onComment(false)} />
      )}
    </div>
  )
}

const noTypes: readonly string[] = []
