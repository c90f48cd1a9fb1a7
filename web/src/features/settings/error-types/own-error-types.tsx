import type { ErrorType } from '@classeur/contracts'
import { mostErrorTypes } from '@classeur/domain/marks'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { UnsavedTag } from '../../../drafts/unsaved-tag.tsx'
import { ErrorTypeDialog } from './error-type-dialog.tsx'
import { ErrorTypeRow } from './error-type-row.tsx'
import { useErrorTypeActions } from './error-types-requests.ts'
import classes from './own-error-types.module.css'

/** The open dialog: adds a type, or edits the type with this id. */
type Open = { id: string | null } | null

/** The error types that the school has added. Retired ones are folded away. */
export function OwnErrorTypes({ types }: { types: readonly ErrorType[] }) {
  const { t } = useTranslation('school')
  const { retire, restore } = useErrorTypeActions()
  const [withRetired, setWithRetired] = useState(false)
  const [open, setOpen] = useState<Open>(null)
  const inUse = types.filter(({ retiredAt }) => retiredAt === null)
  const retired = types.filter(({ retiredAt }) => retiredAt !== null)
  const shown = withRetired ? [...inUse, ...retired] : inUse
  const isFull = inUse.length >= mostErrorTypes
  const edited = types.find(({ id }) => id === open?.id)

  const bringBack = (id: string) => void restore(id).catch(notifyProblem)
  const remove = async ({ id, name }: ErrorType) => {
    try {
      await retire(id)
      notifyUndoable(t('errorTypes.retiredNotice', { name }), { label: t('undo'), run: () => bringBack(id) })
    } catch (error) {
      notifyProblem(error)
    }
  }

  return (
    <>
      {types.length === 0 && <p className="text-quiet">{t('errorTypes.empty')}</p>}
      {shown.length > 0 && (
        <ul className="plain-list" aria-label={t('errorTypes.own')}>
          {shown.map((type) => (
            <ErrorTypeRow
              key={type.id}
              type={type}
              onEdit={() => setOpen({ id: type.id })}
              onRetire={() => void remove(type)}
              onRestore={() => bringBack(type.id)}
            />
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <Button
          small
          icon={<IconPlus size={16} aria-hidden />}
          disabled={isFull}
          onClick={() => setOpen({ id: null })}
        >
          {t('errorTypes.add')} <UnsavedTag form="new-error-type" />
        </Button>
        {retired.length > 0 && (
          <Button small look="quiet" aria-expanded={withRetired} onClick={() => setWithRetired(!withRetired)}>
            {withRetired
              ? t('errorTypes.hideRetired')
              : t('errorTypes.showRetired', { count: retired.length })}
          </Button>
        )}
        {isFull && <p className="text-quiet">{t('errorTypes.full', { most: mostErrorTypes })}</p>}
      </div>
      {open && (open.id === null || edited) && (
        <ErrorTypeDialog
          key={open.id ?? ''}
          types={types}
          type={edited ?? null}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
