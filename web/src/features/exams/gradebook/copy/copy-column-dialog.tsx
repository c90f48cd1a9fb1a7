import type { Gradebook } from '@classeur/contracts'
import type { DecimalMark } from '@classeur/domain/marks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../../components/fields/choices/choice-field.tsx'
import { FieldFrame } from '../../../../components/fields/field.tsx'
import { SelectField } from '../../../../components/fields/choices/select-field.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeleton-lines.tsx'
import { DraftNote } from '../../../../drafts/draft-note.tsx'
import { Dialog } from '../../../../components/overlays/modal/dialog.tsx'
import { takeFocus } from '../../../../components/overlays/modal/take-focus.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { gradebookQuery, type GradebookFilters } from '../../model/gradebook-query.ts'
import { copiedValue } from './copied-column.ts'
import classes from './copy-column-dialog.module.css'
import { CopiedText } from './copied-text.tsx'
import { ListedLines } from './listed-lines.tsx'
import { useListedLines } from './use-listed-lines.ts'

const [textRows, skeletonRows, skeletonPx] = [12, 6, 31]

interface CopyColumnDialogProps {
  classId: string
  filters: GradebookFilters
  onClose: () => void
}

/**
 * Copies one column in the order of a list from another program. The list is matched in the browser and sent nowhere.
 */
export function CopyColumnDialog({ classId, filters, onClose }: CopyColumnDialogProps) {
  const { t } = useTranslation('gradebook')
  // The list may name students outside the shown group.
  const { data, error, refetch } = useQuery(gradebookQuery(classId, { ...filters, groupId: null }))
  return (
    <Dialog wide title={t('copy.title')} onClose={onClose}>
      {data && <CopyColumn classId={classId} gradebook={data} />}
      {!data && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={skeletonRows} heightPx={skeletonPx} />}
    </Dialog>
  )
}

function CopyColumn({ classId, gradebook }: { classId: string; gradebook: Gradebook }) {
  const { t } = useTranslation('gradebook')
  const language = currentLanguage()
  const [column, setColumn] = useState<string>(gradebook.chosen ?? 'by-scale')
  const [mark, setMark] = useState<DecimalMark>(language === 'fr' ? ',' : '.')
  const { draft, text, lines, paste, choose } = useListedLines(classId, gradebook.students)
  const values = lines.map(({ student }) =>
    copiedValue(gradebook, student ?? undefined, column, { mark, language }),
  )
  const columns = [
    ...(['by-maximum', 'by-scale'] as const).map((way) => ({
      value: way,
      label: t('copy.average', { way: t(`exams:overview.way.${way}.name`) }),
    })),
    ...gradebook.exams.map(({ id, title }) => ({ value: id, label: title })),
  ]
  return (
    <div className={classes.parts} data-draft="copy-column">
      <div className="stack">
        <DraftNote draft={draft} />
        <FieldFrame label={t('copy.list')} hint={t('copy.hint')}>
          {(control) => (
            <textarea
              {...control}
              ref={takeFocus}
              rows={textRows}
              dir="auto"
              spellCheck={false}
              placeholder={t('copy.example')}
              value={text}
              onChange={(event) => paste(event.currentTarget.value)}
            />
          )}
        </FieldFrame>
        <SelectField label={t('copy.column')} value={column} options={columns} onChange={setColumn} />
        <ChoiceField
          label={t('copy.mark')}
          value={mark}
          options={[
            { value: '.', label: <bdi dir="ltr">12.5</bdi> },
            { value: ',', label: <bdi dir="ltr">12,5</bdi> },
          ]}
          onChange={setMark}
        />
      </div>
      <div className={classes.reading}>
        <ListedLines lines={lines} values={values} students={gradebook.students} onChoose={choose} />
        <CopiedText lines={values} matched={lines.filter(({ student }) => student !== null).length} />
      </div>
    </div>
  )
}
