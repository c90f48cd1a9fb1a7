import { guessMapping, planImport } from '@classeur/domain/roster'
import type { ImportDecision, Roster } from '@classeur/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { JoinedSinceField } from '../../../components/people/joined-since-field.tsx'
import { useJoinedSince } from '../../../components/people/use-joined-since.ts'
import { isProblem } from '../../../http/client.ts'
import type { FieldDraft } from '../../../drafts/use-draft.ts'
import type { ImportDraft, ImportFile } from './import-draft.ts'
import { useCommitImport } from './use-commit-import.ts'
import { onlyReadColumns } from './only-read-columns.ts'
import { ImportColumns } from './import-columns.tsx'
import classes from './import-review.module.css'
import { ImportFoot } from './import-foot.tsx'
import { ImportPreview } from './preview/import-preview.tsx'

interface ImportReviewProps {
  classId: string
  roster: Roster
  hasMarks: boolean
  file: ImportFile
  draft: FieldDraft<ImportDraft>
  onDone: () => void
}

/**
 * Shows how the file is read and what the import would do. Both follow changes of the class list and the teacher's
 * decisions.
 */
export function ImportReview({ classId, roster, hasMarks, file, draft, onDone }: ImportReviewProps) {
  const { t } = useTranslation('students')
  const { name: fileName, content, rosterVersion: firstVersion } = file
  const { sheetIndex, mappings, decided, joined } = draft.value
  const rows = content.sheets[sheetIndex]?.rows
  const table = useMemo(() => ({ rows: rows ?? [] }), [rows])
  const guessed = useMemo(() => guessMapping(table), [table])
  const mapping = mappings[sheetIndex] ?? guessed
  const decisions = useMemo(() => decided[sheetIndex] ?? [], [decided, sheetIndex])
  const plan = useMemo(
    () => planImport({ roster, table, mapping, decisions }),
    [roster, table, mapping, decisions],
  )
  const since = useJoinedSince(hasMarks, {
    kept: joined,
    keep: (choice) => draft.set({ joined: choice }),
  })
  const { busy, error, submit } = useCommitImport(classId, onDone)

  const decide = (row: number, choice: ImportDecision['choice'] | null) => {
    const others = decisions.filter((decision) => decision.row !== row)
    draft.set({ decided: { ...decided, [sheetIndex]: choice ? [...others, { row, choice }] : others } })
  }
  const commit = () => {
    const { joinedOn } = since
    const sent = { rosterVersion: roster.version, fileName, decisions, joinedOn }
    return submit({ ...sent, ...onlyReadColumns(table, mapping) })
  }
  const read = [
    content.format.toUpperCase(),
    content.encoding,
    content.delimiter && t(`delimiter.${delimiterName(content.delimiter)}`),
  ]
  return (
    <div className={classes.review} data-draft="import-students">
      <div className={classes.file}>
        <div className={classes.fileText}>
          <p className={classes.fileName}>
            <bdi>{fileName}</bdi>
          </p>
          <p className="text-quiet">{read.filter(Boolean).join(' · ')}</p>
        </div>
        <Button small onClick={draft.discard}>
          {t('import.other')}
        </Button>
      </div>
      {content.sheets.length > 1 && (
        <SelectField
          label={t('import.sheet')}
          value={String(sheetIndex)}
          options={content.sheets.map((sheet, index) => ({ value: String(index), label: sheet.name }))}
          onChange={(value) => draft.set({ sheetIndex: Number(value) })}
        />
      )}
      <ImportColumns
        table={table}
        mapping={mapping}
        onChange={(next) => draft.set({ mappings: { ...mappings, [sheetIndex]: next } })}
      />
      {(roster.version !== firstVersion || isProblem(error, 'students/roster-changed')) && (
        <p role="status" className={classes.changed}>
          {t('import.rosterChanged')}
        </p>
      )}
      {plan.rows.some((row) => row.status === 'ambiguous' && row.numberHolderId !== undefined) && (
        <p className={classes.changed}>{t('import.numbersDisagree')}</p>
      )}
      <ImportPreview key={sheetIndex} plan={plan} roster={roster} decisions={decisions} onDecide={decide} />
      {plan.counts.created > 0 && <JoinedSinceField since={since} />}
      <ImportFoot plan={plan} roster={roster} busy={busy} error={error} onImport={() => void commit()} />
    </div>
  )
}

const delimiterName = (delimiter: string) =>
  ({ ',': 'comma', ';': 'semicolon', '\t': 'tab' })[delimiter] ?? 'other'
