import type { ImagesAccepted } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { WayOut } from '../../../components/feedback/way-out.tsx'
import { useProblemText } from '../../../i18n/use-problem-text.ts'
import classes from './refused-note.module.css'

/** Explains why only some pictures of a request were accepted. */
export function RefusedNote({ refused }: { refused: NonNullable<ImagesAccepted['refused']> }) {
  const { t } = useTranslation('images')
  const text = useProblemText(refused)
  return (
    <div role="status" className={classes.refused}>
      <p>
        <strong>{t('composer.someRefused')}</strong> {text.title} {text.advice}
      </p>
      <WayOut code={text.code} />
    </div>
  )
}
