import { BloomLevel } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../components/layout/panel.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { fieldsOf, listOf, textOf, withCaret, withoutCaret } from '../model/read-partial.ts'
import { Written } from '../sections/parts/text/written.tsx'
import classes from './objectives-writing.module.css'

/** Objectives while they are being written; any of them may be cut off. */
export function ObjectivesWriting({ view }: { view: GenerationView }) {
  const { t } = useTranslation('lesson-plans')
  const value = withCaret(view.snapshot.draft?.value)
  const items = Array.isArray(value) ? listOf(value) : listOf(fieldsOf(value)['items'])
  if (items.length === 0)
    return (
      <Panel>
        <SkeletonLines lines={4} />
      </Panel>
    )
  return (
    <ol className={classes.list} aria-busy>
      {items.map((item, index) => {
        const { text, bloomLevel, evidence } = fieldsOf(item)
        const level = BloomLevel.safeParse(withoutCaret(textOf(bloomLevel)))
        return (
          <li key={index} className={classes.writing} data-live={index === items.length - 1 || undefined}>
            <span className={classes.number} aria-hidden>
              {formatNumber(index + 1)}
            </span>
            <div className={classes.draft} dir="auto">
              <p>
                <Written value={text} />
              </p>
              {level.success && <Tag tone="board">{t(`bloom.${level.data}`)}</Tag>}
              {textOf(evidence) && (
                <p className={classes.text}>
                  <Written value={evidence} />
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
