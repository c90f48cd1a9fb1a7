import {
  generationKinds,
  imagePromptLimits,
  ImageRequest,
  ImageStyle,
  isFinalState,
} from '@classeur/contracts'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Meter } from '../../../../components/charts/meter.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { SelectField } from '../../../../components/fields/choices/select-field.tsx'
import { TextAreaField } from '../../../../components/fields/text/text-area-field.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { PriceNote } from '../../../../components/generations/price-note.tsx'
import { useGenerators } from '../../../../http/queries/generators.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { joinList } from '../../../../i18n/join-list.ts'
import type { PictureRequest } from './use-picture-request.ts'
import { useDrawable } from './use-drawable.ts'

const { priceCredits } = generationKinds.image

interface DrawPictureProps {
  /** The description to start with. */
  suggested: string
  request: PictureRequest
}

/** Requests one picture for a phase. It is placed in the plan when it is drawn. */
export function DrawPicture({ suggested, request }: DrawPictureProps) {
  const { t } = useTranslation(['lesson-edit', 'images'])
  const { draft, view } = request
  const field = useRef<HTMLTextAreaElement>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [style, setStyle] = useState<ImageStyle>('flat-illustration')
  const prompt = request.prompt ?? suggested
  const isTooShort = !ImageRequest.shape.prompt.safeParse(prompt).success
  const isBuiltIn = useGenerators()?.image === 'sample'
  const drawable = useDrawable(prompt, isBuiltIn)
  const isPartly = drawable !== null && !drawable.isEmpty
  const nearest = drawable?.nearest ?? null
  const type = (typed: string) => draft.change((kept) => ({ ...kept, prompt: typed }))
  const { busy, error, submit } = useSubmission(() =>
    request.ask(
      ImageRequest.parse({ prompt, style, aspect: '4:3', language: currentLanguage(), partly: isPartly }),
    ),
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isTooShort) field.current?.focus()
    else if (!drawable?.isEmpty) void submit()
  }
  const isDrawing = view !== null && !isFinalState(view.snapshot.state)
  return (
    <form className="stack" data-draft="lesson-picture" onSubmit={onSubmit} noValidate>
      <TextAreaField
        ref={field}
        label={t('images:composer.prompt')}
        error={isChecked && isTooShort && t('images:composer.tooShort')}
        rows={2}
        maxLength={imagePromptLimits.longest}
        value={prompt}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <SelectField
        label={t('images:composer.style')}
        value={style}
        options={ImageStyle.options.map((value) => ({ value, label: t(`images:style.${value}`) }))}
        onChange={setStyle}
      />
      {drawable && (
        <p role="status" className="text-quiet">
          {drawable.missing.length > 0 &&
            t(drawable.isEmpty ? 'images:drawable.nothing' : 'images:drawable.partly', {
              words: joinList(drawable.missing),
            })}{' '}
          {t(drawable.isEmpty ? 'images:drawable.instead' : 'images:drawable.free')}
        </p>
      )}
      {nearest !== null && (
        <div>
          <Button small onClick={() => type(nearest)}>
            {t('images:drawable.nearest', { prompt: nearest })}
          </Button>
        </div>
      )}
      {error !== null && <ProblemNote error={error} />}
      {view && !isDrawing && <ProblemNote error={view.snapshot.error} onRetry={request.forget} />}
      {isDrawing ? (
        <>
          <Meter percent={view.snapshot.percent} label={t('picture.progress')} tone="sky" />
          <p className="text-quiet">{t('picture.later')}</p>
        </>
      ) : (
        <div className="actions">
          <Button look="primary" type="submit" busy={busy} disabled={drawable?.isEmpty ?? false}>
            {isPartly ? t('picture.drawFree') : t('picture.draw', { count: priceCredits })}
          </Button>
          {!isPartly && <PriceNote price={priceCredits} />}
        </div>
      )}
    </form>
  )
}
