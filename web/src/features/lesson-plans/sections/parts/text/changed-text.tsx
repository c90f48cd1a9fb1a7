import { useTranslation } from 'react-i18next'
import { piecesOf } from '../../../model/change-marks.ts'
import classes from './changed-text.module.css'
import { Inline } from './inline.tsx'

/** A text compared with an older one: word by word, or one below the other if hardly a word is the same. */
export function ChangedText({ text }: { text: string }) {
  const { t } = useTranslation('lesson-edit')
  const pieces = piecesOf(text)
  const isReplaced = pieces.length === 2 && pieces.every(({ kind }) => kind !== 'same')
  if (!isReplaced)
    return pieces.map(({ kind, text: part }, index) => {
      if (kind === 'same') return <Inline key={index} text={part} />
      const Changed = kind === 'old' ? 'del' : 'ins'
      return (
        <Changed key={index} className={classes.words}>
          <Inline text={part} />
        </Changed>
      )
    })
  return (
    <span className={classes.replaced}>
      {pieces.map(({ kind, text: part }) => {
        const Changed = kind === 'old' ? 'del' : 'ins'
        return (
          <span key={kind} className={classes.row}>
            <span className={classes.which} aria-hidden>
              {t(kind === 'old' ? 'diff.old' : 'diff.new')}
            </span>
            <Changed className={classes.block}>
              <Inline text={part} />
            </Changed>
          </span>
        )
      })}
    </span>
  )
}
