import type { TextLabel } from '@classeur/contracts'
import { drawLabel, labelDirection, type PictureSize } from '@classeur/domain/labels'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { writingStep, type LabelSession } from '../model/use-label-session.ts'
import classes from './label-writing.module.css'

/** What `TextLabel` accepts. */
const mostCharacters = 200

interface LabelWritingProps {
  label: TextLabel
  picture: PictureSize
  session: LabelSession
  onRemove: (id: string) => void
}

/** The field in which a label is written, where it stands. Enter ends it, Shift+Enter begins a line. */
export function LabelWriting({ label, picture, session, onRemove }: LabelWritingProps) {
  const { t } = useTranslation('picture-labels')
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(label.text)
  const { x, y, width, height } = drawLabel(label, picture).box
  const share = (length: number, whole: number) => `${(length / whole) * 100}%`

  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [])

  // An empty label can't be saved: until the field is left, the last text stays.
  const write = (typed: string) => {
    setText(typed)
    if (typed.trim() !== '') session.change({ ...label, text: typed }, writingStep(label.id))
  }
  const end = () => {
    const written = text.trim()
    if (written === '') return onRemove(label.id)
    if (written !== label.text) session.change({ ...label, text: written }, writingStep(label.id))
    session.write(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const ends = event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)
    if (!ends || event.nativeEvent.isComposing) return
    event.preventDefault()
    end()
  }

  return (
    <div
      className={classes.writing}
      style={{
        left: `clamp(78px, ${share(x + width / 2, picture.width)}, calc(100% - 78px))`,
        ...{ top: share(y + height / 2, picture.height) },
        ...{ width: share(width, picture.width), minHeight: share(height, picture.height) },
      }}
    >
      <textarea
        ref={field}
        className={classes.field}
        aria-label={t('text')}
        aria-describedby={`${label.id}-length`}
        dir={labelDirection(text)}
        rows={text.split('\n').length}
        maxLength={mostCharacters}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={end}
      />
      <span id={`${label.id}-length`} className={classes.length}>
        {t('length', { used: formatNumber(text.length), most: formatNumber(mostCharacters) })}
      </span>
    </div>
  )
}
