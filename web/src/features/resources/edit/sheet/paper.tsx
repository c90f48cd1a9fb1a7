import { directionOf } from '../../../../i18n/languages.ts'
import type { ReactNode } from 'react'
import { useContentText } from '../../../../components/content/use-content-text.ts'
import { useEditing } from '../model/editing.ts'
import { Key } from './key.tsx'
import classes from './paper.module.css'

interface PaperProps {
  heading: ReactNode
  withKey: boolean
  /** The items, one below the other. */
  children: ReactNode
}

/** The sheet as it prints: white in the dark theme too, in its own language, without the name of a group. */
export function Paper({ heading, withKey, children }: PaperProps) {
  const { resource } = useEditing()
  const t = useContentText()
  const { language, items } = resource
  return (
    <article className={classes.paper}>
      <div className={`${classes.white} on-paper`} aria-hidden />
      <header className={`${classes.head} on-paper`} lang={language} dir={directionOf(language)}>
        <div className={classes.heading}>{heading}</div>
        <div className={classes.fields} aria-hidden>
          <span className={classes.field}>{t('sheet.name')}</span>
          <span className={classes.field}>{t('sheet.date')}</span>
        </div>
      </header>
      {children}
      {withKey && <Key items={items} language={language} />}
    </article>
  )
}
