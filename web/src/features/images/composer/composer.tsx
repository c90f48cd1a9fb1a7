import { generationKinds, ImageAspect, ImageStyle, maxImagesPerRequest } from '@classeur/contracts'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { FieldFrame } from '../../../components/fields/field.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useAuth } from '../../../http/auth-session.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { rememberWish, wishBefore } from './last-wish.ts'
import { usePictureReading } from './use-picture-reading.ts'
import type { usePictureDraft } from './use-picture-draft.ts'
import { useRequestImages } from './use-request-images.ts'
import { AspectShape } from './aspect-shape.tsx'
import { aspectText } from '../model/aspect-text.ts'
import classes from './composer.module.css'
import { PriceNote } from '../../../components/generations/price-note.tsx'
import { DrawableNote } from './drawable-note.tsx'
import { PictureChoices } from './picture-choices.tsx'
import { RefusedNote } from './refused-note.tsx'
import { StyleSketch } from './style-sketch.tsx'

const { priceCredits } = generationKinds.image
const counts = Array.from({ length: maxImagesPerRequest }, (_, index) => index + 1)
const shortestPrompt = 3
const examples = ['first', 'second', 'third'] as const

interface ComposerProps {
  draft: ReturnType<typeof usePictureDraft>
}

/** The form for new pictures: content, style and number. */
export function Composer({ draft }: ComposerProps) {
  const { t } = useTranslation('images')
  const [isTooShort, setIsTooShort] = useState(false)
  const auth = useAuth()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  const area = useRef<HTMLTextAreaElement>(null)
  const { busy, error, refused, submit } = useRequestImages(({ generations }) =>
    rememberWish(userId, generations[0]?.generationId ?? ''),
  )
  const { value: wish, set: onChange } = draft
  const { style, aspect, count } = wish
  const reading = usePictureReading(wish.prompt)
  const isPartly = reading !== null && !reading.isEmpty
  // A picture that lacks part of the request is free.
  const price = isPartly ? 0 : count * priceCredits

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const prompt = wish.prompt.trim()
    setIsTooShort(prompt.length < shortestPrompt)
    if (prompt.length < shortestPrompt) return area.current?.focus()
    if (reading?.isEmpty) return area.current?.focus()
    const request = { prompt, style, aspect, language: currentLanguage(), partly: isPartly }
    void submit(request, count, wishBefore(userId, Date.now())).then((isAccepted) => {
      if (isAccepted) draft.asked(wish)
    })
  }

  return (
    <Panel title={t('composer.title')}>
      <form className={classes.form} onSubmit={onSubmit} noValidate data-draft="picture">
        <DraftNote draft={draft} />
        <FieldFrame
          label={t('composer.prompt')}
          hint={t('composer.hint')}
          error={isTooShort ? t('composer.tooShort') : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              ref={area}
              rows={2}
              dir="auto"
              maxLength={500}
              value={wish.prompt}
              placeholder={t('composer.example.first')}
              onChange={(event) => onChange({ prompt: event.currentTarget.value })}
            />
          )}
        </FieldFrame>
        {wish.prompt === '' && (
          <div className={classes.examples}>
            {examples.map((name) => (
              <button
                key={name}
                type="button"
                className={classes.example}
                onClick={() => onChange({ prompt: t(`composer.example.${name}`) })}
              >
                {t(`composer.example.${name}`)}
              </button>
            ))}
          </div>
        )}
        <div className={classes.pair}>
          <PictureChoices
            label={t('composer.style')}
            value={style}
            options={ImageStyle.options.map((value) => ({
              value,
              label: t(`style.${value}`),
              picture: <StyleSketch style={value} />,
            }))}
            onChange={(next) => onChange({ style: next })}
          />
          <PictureChoices
            label={t('composer.aspect')}
            value={aspect}
            options={ImageAspect.options.map((value) => ({
              value,
              label: t(aspectText(value)),
              picture: <AspectShape aspect={value} />,
            }))}
            onChange={(next) => onChange({ aspect: next })}
          />
        </div>
        {reading && <DrawableNote reading={reading} />}
        {error !== null && <ProblemNote error={error} />}
        {refused && <RefusedNote refused={refused} />}
        <div className={classes.actions}>
          <ChoiceField
            label={t('composer.count')}
            value={String(count)}
            options={counts.map((value) => ({ value: String(value), label: formatNumber(value) }))}
            onChange={(next) => onChange({ count: Number(next) })}
          />
          <Button look="primary" type="submit" busy={busy}>
            {isPartly
              ? t('composer.makeFree', { count })
              : `${t('composer.make', { count })} · ${t('composer.price', { count: price })}`}
          </Button>
          {!isPartly && <PriceNote price={price} />}
        </div>
      </form>
    </Panel>
  )
}
