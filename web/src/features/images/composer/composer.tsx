import {
  generationKinds,
  ImageAspect,
  imagePromptLimits,
  ImageStyle,
  maxImagesPerRequest,
} from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { FieldFrame } from '../../../components/fields/field.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import type { PictureForm } from './use-picture-form.ts'
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
const examples = ['first', 'second', 'third'] as const

/** The form for new pictures: content, style and number. */
export function Composer({ form }: { form: PictureForm }) {
  const { t } = useTranslation('images')
  const { draft, values, text, set, problems, busy, error, onSubmit, refused, reading } = form
  const { prompt, style, aspect, count } = values
  const isPartly = reading !== null && !reading.isEmpty && reading.missing.length > 0
  // A picture that lacks part of the request is free, and one that lacks everything isn't made.
  const isSold = !isPartly && reading?.isEmpty !== true
  const price = count * priceCredits

  return (
    <Panel title={t('composer.title')}>
      <form className={classes.form} onSubmit={onSubmit} noValidate data-draft="picture">
        <DraftNote draft={draft} />
        <FieldFrame
          label={t('composer.prompt')}
          hint={t('composer.hint')}
          error={problems.prompt && t('composer.tooShort')}
        >
          {(control) => (
            <textarea
              {...text('prompt')}
              {...control}
              rows={2}
              dir="auto"
              maxLength={imagePromptLimits.longest}
              placeholder={t('composer.example.first')}
            />
          )}
        </FieldFrame>
        {prompt === '' && (
          <div className={classes.examples}>
            {examples.map((name) => (
              <button
                key={name}
                type="button"
                className={classes.example}
                onClick={() => set({ prompt: t(`composer.example.${name}`) })}
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
            onChange={(next) => set({ style: next })}
          />
          <PictureChoices
            label={t('composer.aspect')}
            value={aspect}
            options={ImageAspect.options.map((value) => ({
              value,
              label: t(aspectText(value)),
              picture: <AspectShape aspect={value} />,
            }))}
            onChange={(next) => set({ aspect: next })}
          />
        </div>
        {reading && <DrawableNote reading={reading} onChoose={(chosen) => set({ prompt: chosen })} />}
        {error !== null && <ProblemNote error={error} />}
        {refused && <RefusedNote refused={refused} />}
        <div className={classes.actions}>
          <ChoiceField
            label={t('composer.count')}
            value={String(count)}
            options={counts.map((value) => ({ value: String(value), label: formatNumber(value) }))}
            onChange={(next) => set({ count: Number(next) })}
          />
          <Button look="primary" type="submit" busy={busy}>
            {isPartly
              ? t('composer.makeFree', { count })
              : [t('composer.make', { count }), isSold && t('composer.price', { count: price })]
                  .filter(Boolean)
                  .join(' · ')}
          </Button>
          {isSold && <PriceNote price={price} />}
        </div>
      </form>
    </Panel>
  )
}
