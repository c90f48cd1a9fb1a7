import type { LeafDraft } from '../../model/structure-draft.ts'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeleton-lines.tsx'
import { SelectField } from '../../../../components/fields/choices/select-field.tsx'
import { useRowFocus } from '../../../../components/layout/use-row-focus.ts'
import { classSchoolQuery, classSkillsQuery } from '../../../../http/queries/class-school.ts'
import { useClassId } from '../../../../components/classes/use-class-id.ts'
import classes from './skill-picker.module.css'

type LeafSkills = LeafDraft['skills']

interface SkillPickerProps {
  skills: LeafSkills
  onChange: (skills: LeafSkills) => void
}

const mostSkills = 8
const weights = [1, 2, 3, 4, 5]

/** The skills of the class's school that a question tests. Several skills have weights. */
export function SkillPicker({ skills, onChange }: SkillPickerProps) {
  const { t } = useTranslation('exams')
  const classId = useClassId()
  const rowFocus = useRowFocus()
  const read = useQuery(classSkillsQuery(classId))
  const library = read.data?.skills ?? []
  const mayAdd = useQuery(classSchoolQuery(classId)).data?.mayAddSkills ?? true
  const nameOf = (id: string) => {
    const skill = library.find((candidate) => candidate.id === id)
    return skill ? [skill.code, skill.name].filter(Boolean).join(' ') : t('structure.unknownSkill')
  }
  const open = library.filter(
    ({ id, archived }) => !archived && !skills.some(({ skillId }) => skillId === id),
  )
  if (!read.data)
    return read.error ? (
      <ProblemNote error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <SkeletonLines lines={1} />
    )
  return (
    <div {...rowFocus} role="group" aria-label={t('structure.skills')} className={classes.skills}>
      {skills.length > 0 && (
        <ul className={classes.chips}>
          {skills.map(({ skillId, weight }) => (
            <li key={skillId} className={classes.chip}>
              <bdi>{nameOf(skillId)}</bdi>
              {skills.length > 1 && (
                <select
                  className={classes.weight}
                  aria-label={t('structure.weightOf', { skill: nameOf(skillId) })}
                  value={weight}
                  onChange={(event) => {
                    const next = Number(event.currentTarget.value)
                    onChange(
                      skills.map((skill) => (skill.skillId === skillId ? { skillId, weight: next } : skill)),
                    )
                  }}
                >
                  {weights.map((option) => (
                    <option key={option} value={option}>
                      ×{option}
                    </option>
                  ))}
                </select>
              )}
              <button
                type="button"
                className={classes.chipRemove}
                aria-label={t('structure.withoutSkill', { skill: nameOf(skillId) })}
                onClick={() => onChange(skills.filter((skill) => skill.skillId !== skillId))}
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {skills.length < mostSkills && (
        <SelectField
          label={t('structure.skills')}
          hint={
            library.length === 0
              ? t(mayAdd ? 'structure.noSkills' : 'structure.noSkillsElsewhere')
              : undefined
          }
          value=""
          options={[
            { value: '', label: t('structure.addSkill') },
            ...open.map(({ id }) => ({ value: id, label: nameOf(id) })),
          ]}
          onChange={(skillId) => skillId && onChange([...skills, { skillId, weight: 1 }])}
        />
      )}
    </div>
  )
}
