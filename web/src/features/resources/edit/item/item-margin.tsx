import type { ResourceItem } from '@classeur/contracts'
import {
  IconAlertTriangle,
  IconCheck,
  IconLock,
  IconLockOpen2,
  IconPencil,
  IconRefresh,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { UnsavedTag } from '../../../../drafts/unsaved-tag.tsx'
import { useEditing } from '../model/editing.ts'
import { useItemActions } from '../model/use-item-actions.ts'
import classes from './item-margin.module.css'

const iconSizePx = 17
const badgeIconPx = 13

interface ItemMarginProps {
  item: ResourceItem
  number: string
  onOpen: (part: 'item' | 'rewrite') => void
}

/** Beside an item, not printed: whether its answer is verified, and what can be done with it. */
export function ItemMargin({ item, number, onOpen }: ItemMarginProps) {
  const { t } = useTranslation('resource-edit')
  const { resource, mayEdit, choose, edit, editedId } = useEditing()
  const actions = useItemActions()
  const { verification, locked } = item
  const isVerified = verification.state === 'verified'
  const reason = isVerified ? null : verification.found ? 'disagrees' : 'needsReading'
  const Lock = locked ? IconLock : IconLockOpen2
  return (
    <div className={classes.margin}>
      <button
        type="button"
        className={classes.badge}
        aria-label={t(isVerified ? 'item.verifiedOne' : 'item.toCheckOne', { number })}
        onClick={() => {
          choose(item.id)
          onOpen('item')
        }}
      >
        <Tag tone={isVerified ? 'board' : 'sun'}>
          {isVerified ? (
            <IconCheck size={badgeIconPx} aria-hidden />
          ) : (
            <IconAlertTriangle size={badgeIconPx} aria-hidden />
          )}
          {t(isVerified ? 'item.verified' : 'item.toCheck')}
        </Tag>
      </button>
      {mayEdit && (
        <div className={classes.tools}>
          <button
            type="button"
            className={classes.tool}
            aria-pressed={locked}
            aria-label={t('item.lock', { number })}
            aria-keyshortcuts="L"
            title={t(locked ? 'item.unlockHint' : 'item.lockHint')}
            onClick={() => void actions.lock(item, number)}
          >
            <Lock size={iconSizePx} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.tool}
            disabled={locked}
            aria-label={t('rewrite.one', { number })}
            aria-keyshortcuts="R"
            title={t('rewrite.hint')}
            onClick={() => {
              choose(item.id)
              onOpen('rewrite')
            }}
          >
            <IconRefresh size={iconSizePx} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.tool}
            aria-expanded={editedId === item.id}
            aria-label={t('item.edit', { number })}
            aria-keyshortcuts="E"
            title={t('item.editHint')}
            onClick={() => {
              choose(item.id)
              edit(editedId === item.id ? null : item.id)
            }}
          >
            <IconPencil size={iconSizePx} aria-hidden />
          </button>
        </div>
      )}
      {reason && <p className={classes.reason}>{t(`item.${reason}`)}</p>}
      {locked && <p className={classes.reason}>{t('item.locked')}</p>}
      <UnsavedTag form="resource-item" subject={`${resource.id}:${item.id}`} />
    </div>
  )
}
