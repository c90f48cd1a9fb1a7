import type { ResourceForm } from '@classeur/contracts'
import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReplacedNamesContext, type ReplacedNames } from '../../components/outgoing/replaced-names.ts'
import { DraftNote } from '../../drafts/draft-note.tsx'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { useGenerators } from '../../http/queries/generators.ts'
import { useIsAtMost } from '../../theme/use-is-at-most.ts'
import { initialRequest, RequestForm, requestOf, seedOf } from './model/request-values.ts'
import { namesOf } from './model/use-audience-text.ts'
import type { MadeResources } from './model/use-made-resources.ts'
import { useMakeResources } from './model/use-make-resources.ts'
import { usePreview } from './model/use-preview.ts'
import { PhonePreview } from './preview/phone-preview.tsx'
import { PreviewPanel } from './preview/preview-panel.tsx'
import { MissedPanel } from './request/missed-panel.tsx'
import { ShapePanel } from './request/shape-panel.tsx'
import { usePrefill } from './request/use-prefill.ts'
import { WhoPanel } from './request/who-panel.tsx'
import { RequestColumns } from './request-columns.tsx'

interface RequestPageProps {
  exam: { id: string; markId: string }
  form: ResourceForm
  made: MadeResources
  /** The threshold of the errors table, in basis points. */
  missedBelow: number
  /** The list of what was made. */
  list: ReactNode
}

const none: ReplacedNames = []

/** The form with its preview. What is typed and chosen is kept as a draft of this exam. */
export function RequestPage({ exam, form, made, missedBelow, list }: RequestPageProps) {
  const { t } = useTranslation('resources')
  const formId = useId()
  const isPhone = useIsAtMost('phone')
  const hasModel = useGenerators()?.text !== 'sample'
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const [said, setSaid] = useState('')
  const listPlace = useRef<HTMLDivElement>(null)

  const lastBatchId = made.batches?.[0]?.generation.id ?? null
  const make = useMakeResources(lastBatchId)
  const base = { examId: exam.id, seed: seedOf(exam.id, lastBatchId), missedBelow }
  const initial = useMemo(() => initialRequest(form), [form])
  const edited = useDraftForm({
    ...{ form: 'resource' as const, subject: exam.id, initial, schema: RequestForm },
    save: async (sent) => {
      const asked = requestOf(sent, form, base)
      if ('unready' in asked) return false
      await make(asked.request)
      setIsPreviewOpen(false)
      setSaid(t('make.started', { count: asked.request.audiences.length }))
      listPlace.current?.scrollIntoView({ block: 'nearest' })
      return
    },
  })
  const { values, set } = edited
  usePrefill(form, set)

  const asked = requestOf(values, form, base)
  const request = 'request' in asked ? asked.request : null
  // The seed follows from the list, so a preview before it would have other numbers than the sheets.
  const isListKnown = made.batches !== undefined || made.error !== null
  const preview = usePreview(exam.id, isListKnown ? request : null)
  const shared = {
    ...{ preview, formId, names: namesOf(form.students), busy: edited.busy, error: edited.error },
    unready: 'unready' in asked ? asked.unready : null,
    sheets: request?.audiences.length ?? 0,
    isParentNote: values.kind === 'parent-note',
  }
  return (
    <RequestColumns
      main={
        <form id={formId} data-draft="resource" noValidate aria-label={t('form')} onSubmit={edited.onSubmit}>
          <DraftNote draft={edited.draft} />
          <WhoPanel form={form} values={values} set={set} />
          <MissedPanel
            form={form}
            values={values}
            set={set}
            missedBelow={missedBelow}
            errorsPath={`/marksheet/${exam.markId}/table_errors`}
          />
          <ReplacedNamesContext value={preview.shown?.replaced ?? none}>
            <ShapePanel values={values} set={set} text={edited.text} hasModel={hasModel} />
          </ReplacedNamesContext>
        </form>
      }
      side={
        <>
          {!isPhone && <PreviewPanel {...shared} />}
          <div ref={listPlace}>{list}</div>
        </>
      }
    >
      {isPhone && <PhonePreview {...shared} isOpen={isPreviewOpen} onOpen={setIsPreviewOpen} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </RequestColumns>
  )
}
