import {
  ImageReportReason,
  longestReportNote,
  ReportImageRequest,
  type PublishedImage,
} from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { FieldFrame } from '../../../components/fields/field.tsx'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { reportImage } from '../model/images-queries.ts'

const fields = ReportImageRequest.required()

interface ReportDialogProps {
  image: Pick<PublishedImage, 'id' | 'name'>
  onClose: () => void
  onReported: () => void
}

/** Reports a picture, with a reason and an optional note. */
export function ReportDialog({ image, onClose, onReported }: ReportDialogProps) {
  const { t } = useTranslation('images')
  const { draft, values, text, set, busy, error, onSubmit } = useDraftForm({
    form: 'report-picture',
    subject: image.id,
    initial: { reason: 'wrong', note: '' },
    schema: fields,
    save: async (report) => {
      await reportImage(image.id, report)
      onReported()
    },
  })
  return (
    <Dialog title={t('report.title', { name: image.name })} onClose={onClose}>
      <form className="stack" onSubmit={onSubmit} noValidate data-draft="report-picture">
        <DraftNote draft={draft} />
        <p className="text-quiet">{t('report.intro')}</p>
        <SelectField
          label={t('report.reason')}
          value={values.reason}
          options={ImageReportReason.options.map((value) => ({ value, label: t(`report.${value}`) }))}
          onChange={(reason) => set({ reason: ImageReportReason.parse(reason) })}
        />
        <FieldFrame label={t('report.note')} hint={t('report.noteHint')}>
          {(control) => (
            <textarea {...text('note')} {...control} rows={3} dir="auto" maxLength={longestReportNote} />
          )}
        </FieldFrame>
        {error !== null && <ProblemNote error={error} />}
        <div className="actions">
          <Button type="submit" look="primary" busy={busy}>
            {t('report.send')}
          </Button>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
