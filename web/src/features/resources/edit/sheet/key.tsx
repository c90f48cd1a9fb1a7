import type { Language, ResourceItem } from '@classeur/contracts'
import { useId } from 'react'
import { useContentText } from '../../../../components/content/use-content-text.ts'
import { directionOf } from '../../../../i18n/languages.ts'
import { AnswerView } from './answer-view.tsx'
import classes from './key.module.css'

interface KeyProps {
  items: readonly ResourceItem[]
  language: Language
  /** The room above it to the top of its page, in pixels. */
  spaceBefore: number | undefined
}

/** The answers on a page of their own, after the items; those that nobody has verified say so, also on paper. */
export function Key({ items, language, spaceBefore }: KeyProps) {
  const t = useContentText()
  const id = useId()
  return (
    <section
      className={`${classes.key} on-paper`}
      style={{ marginBlockStart: spaceBefore }}
      data-key
      aria-labelledby={id}
      lang={language}
      dir={directionOf(language)}
    >
      <h3 id={id} className={classes.title}>
        {t('sheet.key')}
      </h3>
      <ol className={classes.answers}>
        {items.map((item, index) => (
          <li key={item.id} className={classes.answer}>
            <b className={classes.number}>{t('sheet.number', { number: index + 1 })}</b>
            <span>
              <AnswerView answer={item.answer} />
              {item.verification.state === 'to-check' && (
                <small className={classes.open}>{t('sheet.toCheck')}</small>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
