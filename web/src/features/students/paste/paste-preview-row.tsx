import type { PasteChoice, PastedRow } from '@classeur/domain/roster'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { nameOf } from '../model/student-name.ts'
import classes from './paste-preview-row.module.css'

const iconSizePx = 15

interface PastePreviewRowProps {
  row: PastedRow
  onChoose: (choice: PasteChoice) => void
  onSwap: () => void
}

/** One pasted name, with a checkbox to add it, and the part of its line that is left out. */
export function PastePreviewRow({ row, onChoose, onSwap }: PastePreviewRowProps) {
  const { t } = useTranslation('students')
  const { kind, choice, name, hits, isSwapped } = row
  const whole = nameOf(name)
  return (
    <tr data-skipped={choice === 'skip' || undefined}>
      <td data-column="tick">
        {kind !== 'ambiguous' && (
          <input
            type="checkbox"
            aria-label={t('paste.addOne', { name: whole })}
            checked={choice === 'add'}
            onChange={(event) => onChoose(event.currentTarget.checked ? 'add' : 'skip')}
          />
        )}
      </td>
      <td data-column="number">{formatNumber(name.line + 1)}</td>
      <td>
        <bdi>{name.lastName || '—'}</bdi>
      </td>
      <td>
        <bdi>{name.firstName || '—'}</bdi>
      </td>
      <td data-column="swap">
        <button
          type="button"
          className={classes.swap}
          aria-label={t('paste.swap', { name: whole })}
          title={t('paste.swap', { name: whole })}
          aria-pressed={isSwapped}
          onClick={onSwap}
        >
          <IconArrowsExchange size={iconSizePx} aria-hidden />
        </button>
      </td>
      <td className={classes.facts}>
        {(kind === 'matched' || kind === 'repeated') && (
          <Tag tone={kind === 'repeated' ? 'sun' : 'plain'}>{t(`paste.kind.${kind}`)}</Tag>
        )}
        {kind === 'ambiguous' && (
          <select
            className={classes.choice}
            aria-label={t('paste.whoIs', { name: whole })}
            value={choice ?? ''}
            onChange={(event) => onChoose(event.currentTarget.value as PasteChoice)}
          >
            <option value="" disabled>
              {t('paste.choose', { count: hits.length })}
            </option>
            <option value="skip">{t('paste.isThere')}</option>
            <option value="add">{t('paste.isNew')}</option>
          </select>
        )}
        {name.leftOut.length > 0 && (
          <bdi className={classes.leftOut}>{t('paste.leftOut', { text: name.leftOut.join(' · ') })}</bdi>
        )}
      </td>
    </tr>
  )
}
