import type { ContentBlock } from '@classeur/contracts'
import type { ReactNode } from 'react'
import { Tag, type Tone } from '../feedback/tag.tsx'
import classes from './code-block.module.css'
import { useContentText } from './use-content-text.ts'

interface CodeBlockProps extends Pick<Extract<ContentBlock, { kind: 'code' }>, 'language' | 'code' | 'run'> {
  /** Shows the code, where it can be edited. */
  children?: ReactNode
}

const tones: Record<CodeBlockProps['run'], Tone> = { 'not-run': 'plain', passed: 'board', failed: 'pen' }

/** Code as it was written, from left to right, and whether anybody has run it. */
export function CodeBlock({ language, code, run, children }: CodeBlockProps) {
  const t = useContentText()
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        {language && <span dir="ltr">{language}</span>}
        <Tag tone={tones[run]}>{t(`run.${run}`)}</Tag>
      </figcaption>
      <pre className={classes.code} dir="ltr" tabIndex={0} aria-label={t('code')} role="group">
        <code>{children ?? code}</code>
      </pre>
    </figure>
  )
}
