import type { PictureReading } from '@classeur/domain/pictures'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { joinList } from '../../../i18n/join-list.ts'
import classes from './drawable-note.module.css'

/** Says, before any credit is spent, which parts of the request the built-in renderer can and can't draw. */
export function DrawableNote({ reading: { isEmpty, missing, drawn } }: { reading: PictureReading }) {
  const { t } = useTranslation('images')
  return (
    <div role="status" className={classes.drawable}>
      <IconAlertTriangle size={18} aria-hidden className={classes.drawableIcon} />
      <div>
        <p className={classes.drawableTitle}>
          {t(isEmpty ? 'drawable.nothing' : 'drawable.partly', { words: joinList(missing) })}
        </p>
        {drawn.length > 0 && <p>{t('drawable.drawn', { words: joinList(drawn) })}</p>}
        <p>{t(isEmpty ? 'drawable.instead' : 'drawable.free')}</p>
      </div>
    </div>
  )
}
