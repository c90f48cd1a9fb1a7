import type { ImagesAccepted } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../../i18n/use-problem-text.ts'
import classes from './refused-note.module.css'

/** Explains why only some pictures of a request were accepted. */
export function RefusedNote({ refused }: { refused: NonNullable<ImagesAccepted['refused']> }) {
  const { t } = useTranslation('images')
  const text = useProblemText(refused)
  return (
    <p role="status" className={classes.refused}>
      <strong>{t('composer.someRefused')}</strong> {text.title} {text.advice}
    </p>
  )
}
