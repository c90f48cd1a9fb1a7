import { isFinalState } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Meter } from '../../../components/charts/meter.tsx'
import { shownPercent, type GenerationView } from '../../../realtime/generations/generation-view.ts'
import classes from './progress-line.module.css'

/** The thin progress line below the title, which stays visible on a phone. */
export function ProgressLine({ view }: { view: GenerationView }) {
  const { t } = useTranslation('generations')
  const { state, title } = view.snapshot
  if (isFinalState(state)) return null
  return (
    <div className={classes.progress}>
      <Meter percent={shownPercent(view)} label={t('progressOf', { title })} tone="sky" />
    </div>
  )
}
