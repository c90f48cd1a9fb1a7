import type { OutgoingPreview } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './brief-text.module.css'
import { piecesOf } from './replaced-names.ts'

interface BriefTextProps {
  preview: OutgoingPreview
  /** True while a newer text is on its way. */
  isOlder: boolean
}

/** The exact text that a model receives, in blocks of a heading and its lines. Its labels are English. */
export function BriefText({ preview: { brief, replaced }, isOlder }: BriefTextProps) {
  const { t } = useTranslation('lesson-context')
  const titleId = useId()
  const pseudonyms = replaced.map(({ pseudonym }) => ({ name: pseudonym, pseudonym }))
  return (
    <>
      <p id={titleId} className="visually-hidden">
        {t('outgoing.text')}
      </p>
      <div
        className={classes.brief}
        lang="en"
        dir="ltr"
        role="region"
        aria-labelledby={titleId}
        aria-busy={isOlder}
        // A scrolled text must be reachable by keyboard.
        tabIndex={0}
      >
        {brief.split('\n\n').map((block, index) => {
          const [heading, ...lines] = block.split('\n')
          return (
            <div key={index} className={classes.block}>
              <p className={classes.heading}>{heading}</p>
              {lines.map((line, at) => (
                <p key={at} dir="auto">
                  {piecesOf(line, pseudonyms).map(({ text, pseudonym }, piece) =>
                    pseudonym === null ? (
                      text
                    ) : (
                      <b key={piece} className={classes.pseudonym}>
                        {text}
                      </b>
                    ),
                  )}
                </p>
              ))}
            </div>
          )
        })}
      </div>
    </>
  )
}
