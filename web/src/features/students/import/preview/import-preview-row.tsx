import type { ImportDecision, Roster } from '@classeur/contracts'
import { kindOfRow, type PlannedRow, type RowKind } from '@classeur/domain/roster'
import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '../../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { nameOf } from '../../model/student-name.ts'
import classes from './import-preview-row.module.css'
import { ImportDecide } from './import-decide.tsx'

const tones: Record<RowKind, Tone> = {
  created: 'board',
  changed: 'sky',
  unchanged: 'plain',
  ambiguous: 'sun',
  rejected: 'pen',
  skipped: 'plain',
}

interface ImportPreviewRowProps {
  row: PlannedRow
  roster: Roster
  decision: ImportDecision['choice'] | null
  onDecide: (choice: ImportDecision['choice'] | null) => void
}

/** One row of the file: the student, the changes, the reason for refusing it, or a question. */
export function ImportPreviewRow({ row, roster, decision, onDecide }: ImportPreviewRowProps) {
  const { t } = useTranslation('students')
  const { fields } = row
  const kind = kindOfRow(row)
  const mayDecide =
    decision !== null || kind === 'ambiguous' || (row.status === 'rejected' && row.reason === 'duplicate-row')
  const holderId = 'numberHolderId' in row ? row.numberHolderId : undefined
  const holder = roster.students.find(({ id }) => id === holderId)
  const details = [holder ? '' : fields.externalId, ...fields.groups].filter(Boolean)
  return (
    <tr>
      <td className={classes.rowNumber}>{formatNumber(row.row + 1)}</td>
      <td>
        <bdi>{fields.lastName}</bdi>
      </td>
      <td>
        <bdi>{fields.firstName}</bdi>
      </td>
      <td>
        <div className={classes.outcome}>
          <Tag tone={tones[kind]}>
            {row.status === 'rejected' ? t(`import.reason.${row.reason}`) : t(`import.kind.${kind}`)}
          </Tag>
          {row.status === 'created' && details.length > 0 && (
            <span className="text-quiet">
              <bdi>{details.join(' · ')}</bdi>
            </span>
          )}
          {row.status === 'matched' &&
            row.changes.map(({ field, from, to }) => (
              <span key={`${field}${to}`} className="text-quiet">
                {t('import.fieldIs', { field: t(`import.field.${field}`) })}{' '}
                {from && <bdi className={classes.from}>{from}</bdi>} <bdi>{to}</bdi>
              </span>
            ))}
          {holder && (
            <span className="text-quiet">
              {t('import.numberStays', { number: fields.externalId, name: nameOf(holder) })}
            </span>
          )}
          {mayDecide && (
            <ImportDecide
              row={row}
              candidates={row.status === 'ambiguous' ? row.candidateIds : null}
              roster={roster}
              decision={decision}
              onDecide={onDecide}
            />
          )}
        </div>
      </td>
    </tr>
  )
}
