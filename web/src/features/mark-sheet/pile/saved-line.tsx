import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import classes from './saved-line.module.css'

interface SavedLineProps {
  text: string | null
  onUndo: (() => void) | null
}

/** The result of the last paper, with an undo button. */
export function SavedLine({ text, onUndo }: SavedLineProps) {
  const { t } = useTranslation('mark-pile')
  return (
    <div className={classes.saved}>
      {text !== null && (
        <>
          <IconCheck size={17} aria-hidden />
          <span aria-hidden>{text}</span>
        </>
      )}
      {onUndo && (
        <Button small look="quiet" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}
