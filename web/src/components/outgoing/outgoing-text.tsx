import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './outgoing-text.module.css'
import { piecesOf } from './replaced-names.ts'

interface OutgoingTextProps {
  text: string
  /** What stands in the text for names of students: "S02". */
  pseudonyms: readonly string[]
  /** True while a newer text is on its way. */
  isOlder: boolean
}

/** The exact text that a model receives, in blocks of a heading and its lines. Its labels are English. */
export function OutgoingText({ text, pseudonyms, isOlder }: OutgoingTextProps) {
  const { t } = useTranslation('outgoing')
  const titleId = useId()
  const marked = pseudonyms.map((pseudonym) => ({ name: pseudonym, pseudonym }))
  return (
    <>
      <p id={titleId} className="visually-hidden">
        {t('text')}
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
        {text.split('\n\n').map((block, index) => {
          const [heading, ...lines] = block.split('\n')
          return (
            <div key={index} className={classes.block}>
              <p className={classes.heading}>{heading}</p>
              {lines.map((line, at) => (
                <p key={at} dir="auto">
                  {piecesOf(line, marked).map((piece, part) =>
                    piece.pseudonym === null ? (
                      piece.text
                    ) : (
                      <b key={part} className={classes.pseudonym}>
                        {piece.text}
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
