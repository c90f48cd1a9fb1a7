import type { ResourceItem } from '@classeur/contracts'
import { IconCheck, IconTrash, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RichTextView } from '../../../../components/content/rich-text-view.tsx'
import { ContentLanguage } from '../../../../components/content/content-language.ts'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { directionOf } from '../../../../i18n/languages.ts'
import { useEditing } from '../model/editing.ts'
import { useItemActions } from '../model/use-item-actions.ts'
import { AnswerView } from '../sheet/answer-view.tsx'
import classes from './item-panel.module.css'
import { MissedNote } from './missed-note.tsx'
import { Verification } from './verification.tsx'

const iconSizePx = 16

/** The chosen item: its worked steps, its answer with who has checked it, and the error it is aimed at. */
export function ItemPanel({ item, number }: { item: ResourceItem; number: string }) {
  const { t } = useTranslation('resource-edit')
  const { resource, mayEdit } = useEditing()
  const actions = useItemActions()
  const { language } = resource
  const inSheet = { lang: language, dir: directionOf(language) }
  const { answer, steps, error } = item
  return (
    <Panel
      compact
      title={t('item.number', { number })}
      aside={<Tag>{t(`bloom.${item.bloomLevel}`)}</Tag>}
      className={classes.panel ?? ''}
    >
      <ContentLanguage value={language}>
        {steps.length > 0 && (
          <ol className={classes.steps} aria-label={t('item.steps')}>
            {steps.map((step, index) => (
              <li key={index} className={classes.step}>
                <span className={classes.count}>{formatNumber(index + 1)}</span>
                <span {...inSheet}>
                  <RichTextView value={step} />
                </span>
              </li>
            ))}
          </ol>
        )}
        <div
          className={classes.answer}
          data-state={item.verification.state}
          data-found={item.verification.found !== null || undefined}
        >
          <span className={classes.label}>{t('item.answer')}</span>
          <span {...inSheet} className={classes.value} data-long={answer.kind === 'open' || undefined}>
            <AnswerView answer={answer} />
          </span>
          <Verification item={item} />
        </div>
        {answer.kind === 'open' && answer.points.length > 0 && (
          <ul className={classes.points} aria-label={t('form.points')} {...inSheet}>
            {answer.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {answer.kind === 'choice' && (
          <ul className={classes.points} aria-label={t('item.wrongOptions')} {...inSheet}>
            {answer.options.map(
              ({ content, reason }, index) =>
                index !== answer.correct &&
                reason !== '' && (
                  <li key={index}>
                    <RichTextView value={content} />: {reason}
                  </li>
                ),
            )}
          </ul>
        )}
        {error && (
          <div className={classes.error}>
            <p className={classes.target}>
              <b>{t('item.error')}</b>{' '}
              <Tag tone="pen">
                <bdi>{error.name}</bdi>
              </Tag>
            </p>
            <p className={classes.wrong}>
              <IconX size={iconSizePx} role="img" aria-label={t('item.wrong')} />
              <span {...inSheet}>
                <RichTextView value={error.wrong} />
              </span>
            </p>
            <MissedNote item={item} />
          </div>
        )}
      </ContentLanguage>
      {!error && <MissedNote item={item} />}
      {mayEdit && (
        <div className={classes.actions}>
          {item.verification.state === 'to-check' && !item.verification.found && (
            <Button
              small
              icon={<IconCheck size={iconSizePx} aria-hidden />}
              onClick={() => void actions.confirm(item, 'mine')}
            >
              {t('check.read')}
            </Button>
          )}
          <Button
            small
            look="quiet"
            icon={<IconTrash size={iconSizePx} aria-hidden />}
            onClick={() => void actions.remove(item)}
          >
            {t('remove.button')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
