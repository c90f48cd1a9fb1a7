import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './step.module.css'

interface StepProps {
  number: number
  title: string
  /** The duration of the step and its price. */
  effort: string
  sketch: ReactNode
  action: ReactNode
  isNext?: boolean
  children: ReactNode
}

/** One step as a card: a sketch, an explanation and a link to begin. */
export function Step({ number, title, effort, sketch, action, isNext = false, children }: StepProps) {
  const { t } = useTranslation('home')
  return (
    <li className={classes.step} data-next={isNext || undefined}>
      <div className={classes.sketch} aria-hidden>
        {sketch}
      </div>
      <div className={classes.stepBody}>
        <p className={classes.stepFacts}>
          <span>{t('first.step', { number })}</span>
          <span>{effort}</span>
        </p>
        <h2 className={classes.stepTitle}>{title}</h2>
        <p className={classes.stepText}>{children}</p>
        <div className={classes.stepAction}>{action}</div>
      </div>
    </li>
  )
}
