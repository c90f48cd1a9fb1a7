import { generationKinds, ImageAspect, ImageStyle, maxImagesPerRequest } from '@classeur/contracts'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { ChoiceField } from '../../../components/ui/choice-field.tsx'
import { FieldFrame } from '../../../components/ui/field.tsx'
import { Panel } from '../../../components/ui/panel.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { wishBefore, type ImageDraft } from '../drafts/image-draft.ts'
import { useRequestImages } from '../hooks/use-request-images.ts'
import { AspectShape } from './aspect-shape.tsx'
import { aspectWords } from './aspect-words.ts'
import classes from './composer.module.css'
import { PriceNote } from '../../../components/generations/price-note.tsx'
import { PictureChoices } from './picture-choices.tsx'
import { RefusedNote } from './refused-note.tsx'
import { StyleSketch } from './style-sketch.tsx'

const { priceCredits } = generationKinds.image
const counts = Array.from({ length: maxImagesPerRequest }, (_, index) => index + 1)
const shortestPrompt = 3
const examples = ['first', 'second', 'third'] as const

interface ComposerProps {
  draft: ImageDraft
  onChange: (fields: Partial<ImageDraft>) => void
}

/** What the picture is to show, how, and how many. What is typed survives a reload. */
export function Composer({ draft, onChange }: ComposerProps) {
  const { t } = useTranslation('images')
  const [isTooShort, setIsTooShort] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const { busy, error, refused, submit } = useRequestImages(({ generations }) =>
    onChange({ last: { generationId: generations[0]?.generationId ?? '', atMs: Date.now() } }),
  )
  const { style, aspect, count } = draft
  const price = count * priceCredits

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const prompt = draft.prompt.trim()
    setIsTooShort(prompt.length < shortestPrompt)
    if (prompt.length < shortestPrompt) return area.current?.focus()
    const request = { prompt, style, aspect, language: currentLanguage() }
    void submit(request, count, wishBefore(draft, Date.now()))
  }

  return (
    <Panel title={t('composer.title')}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
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
              value={draft.prompt}
              placeholder={t('composer.example.first')}
              onChange={(event) => onChange({ prompt: event.currentTarget.value })}
            />
          )}
        </FieldFrame>
        {draft.prompt === '' && (
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
              label: t(aspectWords(value)),
              picture: <AspectShape aspect={value} />,
            }))}
            onChange={(next) => onChange({ aspect: next })}
          />
        </div>
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
            {t('composer.make', { count })} · {t('composer.price', { count: price })}
          </Button>
          <PriceNote price={price} />
        </div>
      </form>
    </Panel>
  )
}
