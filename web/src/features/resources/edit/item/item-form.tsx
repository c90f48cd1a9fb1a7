import type { ResourceItem } from '@classeur/contracts'
import { ItemContent } from '@classeur/contracts'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { FormEvent } from 'react'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { SelectField } from '../../../../components/fields/choices/select-field.tsx'
import { TextAreaField } from '../../../../components/fields/text/text-area-field.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { DraftConflicts } from '../../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../../drafts/draft-note.tsx'
import { useDraft } from '../../../../drafts/use-draft.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { directionOf } from '../../../../i18n/languages.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { FigureFields } from '../figure/figure-fields.tsx'
import { figureText, figureValues } from '../model/figure-values.ts'
import { contentOf, hasPossibleFigure, itemValues } from '../model/item-values.ts'
import { useEditing } from '../model/editing.ts'
import { onFormKey } from '../model/on-form-key.ts'
import { useItemActions } from '../model/use-item-actions.ts'
import { ItemPictureTools } from '../picture/item-picture-tools.tsx'
import { ItemContentView } from '../sheet/item-content.tsx'
import classes from './item-form.module.css'
import { OptionFields } from './option-fields.tsx'

const iconSizePx = 16
const mostLines = 12

interface ItemFormProps {
  item: ResourceItem
  number: string
  /** As the sheet shows them below the task. */
  withSteps: boolean
  onClose: () => void
}

/**
 * The form of an item in its place on the sheet, with the item as it will print above it. Paper, like the files and the
 * key, gets the saved item.
 */
export function ItemForm({ item, number, withSteps, onClose }: ItemFormProps) {
  const { t } = useTranslation('resource-edit')
  const { resource, change } = useEditing()
  const actions = useItemActions()
  const draft = useDraft({
    form: 'resource-item',
    subject: `${resource.id}:${item.id}`,
    stored: itemValues(item),
  })
  const { value, set } = draft
  const content = contentOf(value, item)
  const isComplete = ItemContent.safeParse(content).success && hasPossibleFigure(value)
  const { kind } = item.answer
  const storedFigure = figureValues(item.figure)
  const { busy, error, submit } = useSubmission(async () => {
    const { prompt, figure, answer, steps, lines } = item
    const saved = await draft.save(draft.edits, () => change({ change: 'item', itemId: item.id, content }))
    onClose()
    actions.offerUndo(t('form.saved', { number }), saved, {
      ...{ change: 'item', itemId: item.id },
      content: { prompt, figure, answer, steps, lines },
    })
  })
  const save = () => {
    if (!isComplete || draft.conflicts.length > 0) return
    if (draft.isEdited) void submit()
    else onClose()
  }
  const restore = () => {
    if (draft.isEdited) draft.discard()
    onClose()
  }
  const text = (field: 'prompt' | 'answer' | 'points' | 'steps') => ({
    value: value[field],
    dir: directionOf(resource.language),
    onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
  })
  const answerName = t(kind === 'open' ? 'form.model' : 'form.answer')
  return (
    <div className={classes.edited}>
      <div className={classes.preview} data-edited={draft.isEdited || undefined}>
        <ItemContentView content={{ ...content, imageId: item.imageId }} withSteps={withSteps} />
      </div>
      {draft.isEdited && (
        <div className={classes.saved} aria-hidden>
          <ItemContentView content={item} withSteps={withSteps} />
        </div>
      )}
      <ItemPictureTools item={item} number={number} />
      <form
        className={classes.form}
        lang={currentLanguage()}
        dir={directionOf(currentLanguage())}
        data-draft="resource-item"
        onKeyDown={onFormKey(save, restore)}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          save()
        }}
      >
        <DraftNote draft={draft} />
        <DraftConflicts
          draft={draft}
          fields={{
            prompt: { name: t('form.prompt') },
            answer: { name: answerName },
            points: { name: t('form.points') },
            options: {
              name: t('form.options'),
              show: (options) => options.map((option) => option.content).join(' · '),
            },
            correct: { name: t('form.correct'), show: (correct) => formatNumber(correct + 1) },
            steps: { name: t('form.steps') },
            lines: { name: t('form.lines') },
            figure: { name: t('form.figure'), show: figureText },
          }}
        />
        <TextAreaField
          label={t('form.prompt')}
          hint={t('form.formulas')}
          autoFocus
          rows={2}
          {...text('prompt')}
        />
        {storedFigure && (
          <FigureFields
            values={value.figure}
            stored={storedFigure}
            language={resource.language}
            onChange={(figure) => set({ figure })}
          />
        )}
        {kind === 'choice' ? (
          <OptionFields values={value} set={set} language={resource.language} />
        ) : (
          <TextAreaField label={answerName} rows={kind === 'open' ? 3 : 1} {...text('answer')} />
        )}
        {kind === 'open' && <TextAreaField label={t('form.points')} rows={2} {...text('points')} />}
        <TextAreaField label={t('form.steps')} rows={3} {...text('steps')} />
        <SelectField
          label={t('form.lines')}
          value={String(value.lines)}
          options={Array.from({ length: mostLines + 1 }, (_, lines) => ({
            value: String(lines),
            label: formatNumber(lines),
          }))}
          onChange={(lines) => set({ lines: Number(lines) })}
        />
        {error !== null && <ProblemNote error={error} />}
        {!isComplete && hasPossibleFigure(value) && (
          <p role="alert" className={classes.problem}>
            {t('form.incomplete')}
          </p>
        )}
        <div className="actions">
          <Button small type="submit" busy={busy} disabled={!isComplete || draft.conflicts.length > 0}>
            {t('form.save')}
          </Button>
          <Button small look="quiet" onClick={restore}>
            {t('form.cancel')}
          </Button>
          <span className={classes.end}>
            <Button
              small
              look="danger"
              icon={<IconTrash size={iconSizePx} aria-hidden />}
              onClick={() => void actions.remove(item)}
            >
              {t('remove.button')}
            </Button>
          </span>
        </div>
        <p className="text-quiet">{t('form.keys')}</p>
      </form>
    </div>
  )
}
