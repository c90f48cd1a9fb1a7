import type { PictureReading } from '@classeur/domain/pictures'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { joinList } from '../../../i18n/join-list.ts'
import classes from './drawable-note.module.css'

interface DrawableNoteProps {
  reading: PictureReading
  /** Replaces the text of the request by a similar one that can be drawn completely. */
  onChoose: (prompt: string) => void
}

/**
 * Says, before any credit is spent, which parts of the request the built-in renderer can and can't draw, and offers the
 * nearest request that it can draw.
 */
export function DrawableNote({ reading, onChoose }: DrawableNoteProps) {
  const { t } = useTranslation('images')
  const { isEmpty, missing, drawn, nearest, reason } = reading
  if (!isEmpty && missing.length === 0)
    return (
      <p role="status" className="text-quiet">
        {drawn.length > 0 && t('drawable.drawn', { words: joinList(drawn) })}
      </p>
    )
  return (
    <div role="status" className={classes.drawable}>
      <IconAlertTriangle size={18} aria-hidden className={classes.drawableIcon} />
      <div>
        <p className={classes.drawableTitle}>
          {reason ?? t(isEmpty ? 'drawable.nothing' : 'drawable.partly', { words: joinList(missing) })}
        </p>
        {drawn.length > 0 && <p>{t('drawable.drawn', { words: joinList(drawn) })}</p>}
        {reason === null && <p>{t(isEmpty ? 'drawable.instead' : 'drawable.free')}</p>}
        {nearest !== null && (
          <Button small onClick={() => onChoose(nearest)}>
            {t('drawable.nearest', { prompt: nearest })}
          </Button>
        )}
      </div>
    </div>
  )
}
