import { isFinalState } from '@classeur/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatPercent } from '../../i18n/format.ts'
import { generationPath } from '../../realtime/generations/generation-actions.ts'
import { shownPercent, type GenerationView } from '../../realtime/generations/generation-view.ts'
import { Meter } from '../charts/meter.tsx'
import { Tag } from '../feedback/tag.tsx'
import classes from './generation-row.module.css'
import { toneOfState, useGenerationText } from './use-generation-text.ts'

interface GenerationRowProps {
  view: GenerationView
  /** A small button beside the percentage. */
  action?: ReactNode
  onOpen?: () => void
}

/** One generation in a list: its title as a link to the result, its state and its progress. */
export function GenerationRow({ view, action, onOpen }: GenerationRowProps) {
  const { t } = useTranslation('generations')
  const stateText = useGenerationText(view)
  const { snapshot } = view
  const isRunning = !isFinalState(snapshot.state)
  const percent = shownPercent(view)
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <Link to={generationPath(snapshot)} className={classes.title} {...(onOpen && { onClick: onOpen })}>
          <span className={classes.kind}>{t(`kind.${snapshot.kind}`)}</span>
          <span className={classes.name} dir="auto">
            {snapshot.title}
          </span>
        </Link>
        <Tag tone={toneOfState[snapshot.state]}>{stateText}</Tag>
      </div>
      {isRunning && (
        <div className={classes.line}>
          <Meter
            percent={percent}
            label={t('progressOf', { title: snapshot.title })}
            tone={snapshot.state === 'queued' ? 'plain' : 'sky'}
          />
          <span className={classes.percent}>{formatPercent(percent)}</span>
          {action}
        </div>
      )}
    </li>
  )
}
