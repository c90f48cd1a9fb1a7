import { IconX } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '../../../../components/overlays/combobox/combobox.tsx'
import { useLessonSkills } from '../../model/request/use-lesson-skills.ts'
import { matchSkills } from './match-skills.ts'
import classes from './skill-choice.module.css'

interface SkillChoiceProps {
  /** Null without a class. */
  classId: string | null
  skillIds: readonly string[]
  onChange: (skillIds: string[]) => void
}

const mostSkills = 20
const iconSizePx = 14

/** The skills of the school's library that a lesson covers: chosen by code or name, and shown as chips. */
export function SkillChoice({ classId, skillIds, onChange }: SkillChoiceProps) {
  const { t } = useTranslation('lesson-context')
  const [text, setText] = useState('')
  const { offered, nameable } = useLessonSkills(classId, skillIds)
  const chosen = skillIds.flatMap((id) => nameable.find((skill) => skill.id === id) ?? [])
  if (nameable.length === 0) return null
  const isFull = skillIds.length >= mostSkills
  const options = isFull ? [] : matchSkills(text, offered, skillIds)
  const isUnknown = text.trim() !== '' && options.length === 0 && !isFull
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return
    setText('')
    event.preventDefault()
  }
  return (
    <div className={classes.field}>
      <Combobox
        label={t('skills.label')}
        isLabelShown
        listLabel={t('skills.list')}
        placeholder={t('skills.example')}
        dir="auto"
        text={text}
        onText={setText}
        options={options}
        onChoose={({ id }) => {
          onChange([...skillIds, id])
          setText('')
        }}
        onKey={onKey}
        hint={isUnknown ? t('skills.unknown') : isFull ? t('skills.full') : t('skills.hint')}
        inputClassName={classes.input}
        listClassName={options.length > 0 ? classes.list : undefined}
      >
        {({ code, name }) => (
          <>
            {code && <b>{code}</b>}
            <bdi>{name}</bdi>
          </>
        )}
      </Combobox>
      {chosen.length > 0 && (
        <ul className={`plain-list ${classes.chips}`} aria-label={t('skills.chosen')}>
          {chosen.map(({ id, code, name }) => (
            <li key={id} className={classes.chip}>
              {code && <b>{code}</b>}
              <bdi>{name}</bdi>
              <button
                type="button"
                className={classes.remove}
                aria-label={t('skills.remove', { skill: code || name })}
                onClick={() => onChange(skillIds.filter((one) => one !== id))}
              >
                <IconX size={iconSizePx} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
