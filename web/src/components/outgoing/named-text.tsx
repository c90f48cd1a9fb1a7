import { useContext, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '../fields/field.tsx'
import { isolate } from '../../i18n/isolate.ts'
import type { TextControl } from '../fields/text/text-control.ts'
import classes from './named-text.module.css'
import { piecesOf, ReplacedNamesContext } from './replaced-names.ts'

interface NamedTextProps extends Pick<ComponentProps<'textarea'>, 'placeholder' | 'maxLength' | 'rows'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The text as it is shown. */
  value: string
  control: TextControl
  /** A field for one line; otherwise for several. */
  isOneLine?: boolean
  /** Says inside the field of one line what stands for a name, instead of below it, if there is room for it. */
  saysInside?: boolean
}

/** More would leave no room for the text. */
const mostInside = 2

/**
 * A text field that marks the names of students, which become pseudonyms before the text leaves the server. The marks
 * lie behind the field, in a copy of the text that only shows them.
 */
export function NamedText(props: NamedTextProps) {
  const { label, hint, error, value, control, isOneLine = false, saysInside = false, ...box } = props
  const { t } = useTranslation('outgoing')
  const behind = useRef<HTMLDivElement>(null)
  const insideId = useId()
  const pieces = piecesOf(value, useContext(ReplacedNamesContext))
  const pseudonyms = new Map(pieces.flatMap(({ text, pseudonym }) => (pseudonym ? [[text, pseudonym]] : [])))
  const follow = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    if (!behind.current) return
    behind.current.scrollTop = currentTarget.scrollTop
    behind.current.scrollLeft = currentTarget.scrollLeft
  }
  const isInside = saysInside && isOneLine && pseudonyms.size > 0 && pseudonyms.size <= mostInside
  const appears = [...(isInside ? [] : pseudonyms)].map(([name, pseudonym]) =>
    t('appears', { name: isolate(name), pseudonym: isolate(pseudonym) }),
  )
  const hints = (
    <>
      {appears.length > 0 && (
        <span className={classes.appears}>
          {appears.join(t('comma'))}
          {hint && <br />}
        </span>
      )}
      {hint}
    </>
  )
  return (
    <FieldFrame label={label} hint={hint || appears.length > 0 ? hints : undefined} error={error}>
      {(attributes) => {
        const shared = {
          ...{ dir: 'auto' as const, autoComplete: 'off', onScroll: follow, onSelect: follow },
          ...{ ...box, ...control, ...attributes },
          className: `${attributes.className} ${classes.box}`,
          ...(isInside && {
            'aria-describedby': [attributes['aria-describedby'], insideId].filter(Boolean).join(' '),
          }),
        }
        return (
          <div
            className={classes.frame}
            data-one-line={isOneLine || undefined}
            data-inside={isInside || undefined}
          >
            {pseudonyms.size > 0 && (
              <div
                ref={behind}
                aria-hidden
                dir="auto"
                className={`${attributes.className} ${classes.behind}`}
              >
                {pieces.map(({ text, pseudonym }, index) =>
                  pseudonym === null ? (
                    <span key={index}>{text}</span>
                  ) : (
                    <mark key={index} className={classes.name}>
                      {text}
                    </mark>
                  ),
                )}
              </div>
            )}
            {isOneLine ? <input {...shared} /> : <textarea rows={3} {...shared} />}
            {isInside && (
              <span id={insideId} className={classes.inside}>
                {t('sentAs', { pseudonyms: isolate([...new Set(pseudonyms.values())].join(t('comma'))) })}
              </span>
            )}
          </div>
        )
      }}
    </FieldFrame>
  )
}
