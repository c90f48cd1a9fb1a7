import type { ImagesAccepted } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../../i18n/use-problem-text.ts'
import classes from './refused-note.module.css'

/** Some pictures of a request were accepted and others were not: why. */
export function RefusedNote({ refused }: { refused: NonNullable<ImagesAccepted['refused']> }) {
  const { t } = useTranslation('images')
  const words = useProblemText(refused)
  return (
    <p role="status" className={classes.refused}>
      <strong>{t('composer.someRefused')}</strong> {words.title} {words.advice}
    </p>
  )
}
