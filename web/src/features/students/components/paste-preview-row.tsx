import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '../../../components/ui/tag.tsx'
import type { PasteChoice, PastedKind, PastedRow } from '../paste/plan-paste.ts'
import { nameOf } from '../student-name.ts'
import classes from './paste-dialog.module.css'

const tones: Record<PastedKind, Tone> = {
  new: 'board',
  matched: 'plain',
  ambiguous: 'sun',
  repeated: 'sun',
  invalid: 'pen',
}

interface PastePreviewRowProps {
  row: PastedRow
  onChoose: (choice: PasteChoice) => void
}

/** One pasted line. */
export function PastePreviewRow({ row, onChoose }: PastePreviewRowProps) {
  const { t } = useTranslation('students')
  const { kind, choice, name, hits } = row
  const whole = nameOf(name)
  return (
    <tr data-skipped={choice === 'skip' || undefined}>
      <td className={classes.tick}>
        {kind !== 'ambiguous' && (
          <input
            type="checkbox"
            aria-label={t('paste.addOne', { name: whole })}
            disabled={kind === 'invalid'}
            checked={choice === 'add'}
            onChange={(event) => onChoose(event.currentTarget.checked ? 'add' : 'skip')}
          />
        )}
      </td>
      <td>
        <bdi>{name.lastName || '—'}</bdi>
      </td>
      <td>
        <bdi>{name.firstName || '—'}</bdi>
      </td>
      <td>
        {kind !== 'new' && kind !== 'ambiguous' && <Tag tone={tones[kind]}>{t(`paste.kind.${kind}`)}</Tag>}
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
      </td>
    </tr>
  )
}
