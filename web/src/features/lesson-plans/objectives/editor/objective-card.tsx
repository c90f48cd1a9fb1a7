import { BloomLevel, maxObjectiveWords, type EditedObjective, type Language } from '@classeur/contracts'
import { countSpacedWords } from '@classeur/domain/text'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import type { ObjectiveProblems } from '../../model/objectives/edit-objectives.ts'
import { IconAction } from './icon-action.tsx'
import classes from './objective-card.module.css'
import { RaiseLevel } from './raise-level.tsx'

interface ObjectiveCardProps {
  objective: EditedObjective
  language: Language
  /** Starts at 1. */
  position: number
  count: number
  problems: ObjectiveProblems
  onChange: (change: Partial<EditedObjective>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const iconSizePx = 17

/** One objective, edited in place. */
export function ObjectiveCard(props: ObjectiveCardProps) {
  const { objective, language, position, count, problems, onChange, onMove, onRemove } = props
  const { t } = useTranslation('lesson-plans')
  const id = useId()
  const wordCount = countSpacedWords(objective.text)
  const number = formatNumber(position)
  return (
    <li className={classes.card} aria-label={t('objectives.one', { position: number })}>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <div className={classes.fields}>
        <div>
          <textarea
            className={classes.text}
            dir="auto"
            rows={1}
            aria-label={t('objectives.text', { position: number })}
            aria-invalid={problems.text ? true : undefined}
            aria-describedby={`${id}-words`}
            maxLength={300}
            placeholder={t('objectives.textExample')}
            autoFocus={objective.text === ''}
            value={objective.text}
            onChange={(event) => onChange({ text: event.currentTarget.value })}
          />
          <p id={`${id}-words`} className={classes.count} data-wrong={problems.text ? true : undefined}>
            {problems.text
              ? t(`objectives.${problems.text}`, { count: wordCount, limit: maxObjectiveWords })
              : t('objectives.words', { count: wordCount, limit: maxObjectiveWords })}
          </p>
        </div>
        <div className={classes.level}>
          <select
            className={classes.select}
            aria-label={t('objectives.level', { position: number })}
            value={objective.bloomLevel}
            onChange={(event) => onChange({ bloomLevel: BloomLevel.parse(event.currentTarget.value) })}
          >
            {BloomLevel.options.map((level) => (
              <option key={level} value={level}>
                {t(`bloom.${level}`)}
              </option>
            ))}
          </select>
          <RaiseLevel objective={objective} language={language} onChange={onChange} />
        </div>
        <label className={classes.evidence}>
          <span>{t('objectives.evidence')}</span>
          <textarea
            className={classes.input}
            dir="auto"
            rows={1}
            maxLength={300}
            placeholder={t('objectives.evidenceExample')}
            aria-invalid={problems.evidence ? true : undefined}
            value={objective.evidence}
            onChange={(event) => onChange({ evidence: event.currentTarget.value })}
          />
        </label>
        {problems.evidence && <p className={classes.wrong}>{t('objectives.evidenceMissing')}</p>}
      </div>
      <div className={classes.actions}>
        <IconAction
          label={t('objectives.up', { position: number })}
          off={position === 1}
          onPress={() => onMove(-1)}
          icon={<IconArrowUp size={iconSizePx} aria-hidden />}
        />
        <IconAction
          label={t('objectives.down', { position: number })}
          off={position === count}
          onPress={() => onMove(1)}
          icon={<IconArrowDown size={iconSizePx} aria-hidden />}
        />
        <IconAction
          label={t('objectives.remove', { position: number })}
          off={count === 1}
          onPress={onRemove}
          icon={<IconTrash size={iconSizePx} aria-hidden />}
        />
      </div>
    </li>
  )
}
