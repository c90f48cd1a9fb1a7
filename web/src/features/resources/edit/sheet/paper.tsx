import { useMemo, useRef, type CSSProperties, type ReactNode } from 'react'
import { useContentText } from '../../../../components/content/use-content-text.ts'
import { directionOf } from '../../../../i18n/languages.ts'
import { useEditing } from '../model/editing.ts'
import { Key } from './key.tsx'
import { keyPart } from './lay-pages.ts'
import { PageSpaces } from './page-spaces.ts'
import classes from './paper.module.css'
import { usePages, type PagePosition } from './use-pages.ts'

interface PaperProps {
  heading: ReactNode
  withKey: boolean
  /** The items, one below the other. */
  children: ReactNode
  /** Runs when another page is read; null on a phone, which shows no pages. */
  onPosition: (position: PagePosition | null) => void
}

/** The sheet as it prints: white pages in the dark theme too, in its own language, without the name of a group. */
export function Paper({ heading, withKey, children, onPosition }: PaperProps) {
  const { resource, editedId } = useEditing()
  const t = useContentText()
  const { language, items } = resource
  const paper = useRef<HTMLElement>(null)
  const contents = useMemo(() => [resource, withKey, editedId], [resource, withKey, editedId])
  const laid = usePages(paper, contents, onPosition)
  const last = laid?.pages.at(-1)
  return (
    <article
      ref={paper}
      className={classes.paper}
      style={last && ({ '--paper-height': `${last.top + last.height}px` } as CSSProperties)}
    >
      {laid ? (
        laid.pages.map(({ top, height }, index) => (
          <div
            key={index}
            className={`${classes.white} on-paper`}
            style={{ insetBlockStart: top, blockSize: height }}
            aria-hidden
          />
        ))
      ) : (
        <div className={`${classes.white} on-paper`} aria-hidden />
      )}
      <header className={`${classes.head} on-paper`} lang={language} dir={directionOf(language)} data-head>
        <div className={classes.heading}>{heading}</div>
        <div className={classes.fields} aria-hidden>
          <span className={classes.field}>{t('sheet.name')}</span>
          <span className={classes.field}>{t('sheet.date')}</span>
        </div>
      </header>
      <PageSpaces value={laid?.spaces ?? noSpaces}>{children}</PageSpaces>
      {withKey && <Key items={items} language={language} spaceBefore={laid?.spaces.get(keyPart)} />}
    </article>
  )
}

const noSpaces: ReadonlyMap<string, number> = new Map()
