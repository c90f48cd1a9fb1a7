import type { ErrorType } from '@classeur/contracts'
import { IconArchive, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { UnsavedTag } from '../../../drafts/unsaved-tag.tsx'
import classes from './error-type-row.module.css'
import { LetterBadge } from './letter-badge.tsx'

interface ErrorTypeRowProps {
  type: ErrorType
  onEdit: () => void
  onRetire: () => void
  onRestore: () => void
}

const iconSizePx = 16

/** One of the school's own error types, with its correction and actions. */
export function ErrorTypeRow({ type, onEdit, onRetire, onRestore }: ErrorTypeRowProps) {
  const { t } = useTranslation('school')
  const { name } = type
  const isRetired = type.retiredAt !== null
  return (
    <li className={classes.row} data-retired={isRetired || undefined}>
      <LetterBadge letter={type.letter} />
      <div className={classes.text}>
        <p className={classes.name}>
          <bdi>{name}</bdi> {isRetired && <Tag tone="sun">{t('errorTypes.retired')}</Tag>}
          <UnsavedTag form="error-type" subject={type.id} />
        </p>
        {type.correction !== '' && (
          <p className={classes.correction} dir="auto">
            {type.correction}
          </p>
        )}
      </div>
      <div className="actions">
        {isRetired ? (
          <Button small aria-label={t('errorTypes.restoreOf', { name })} onClick={onRestore}>
            {t('errorTypes.restore')}
          </Button>
        ) : (
          <>
            <Button
              small
              look="quiet"
              icon={<IconPencil size={iconSizePx} aria-hidden />}
              aria-label={t('errorTypes.editOf', { name })}
              onClick={onEdit}
            >
              {t('errorTypes.edit')}
            </Button>
            <Button
              small
              look="quiet"
              icon={<IconArchive size={iconSizePx} aria-hidden />}
              aria-label={t('errorTypes.retireOf', { name })}
              onClick={onRetire}
            >
              {t('errorTypes.retire')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
