import type { StructureLine } from '@classeur/domain/exams'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { classSkillsQuery } from '../../../http/queries/class-school.ts'
import { writePoints } from '../model/points.ts'
import { useClassId } from '../../../components/classes/use-class-id.ts'
import classes from './pasted-line.module.css'

const iconSizePx = 15

/** The question or the error of one pasted line. */
export function PastedLine({ line: { line, text, result } }: { line: StructureLine }) {
  const { t } = useTranslation('exams')
  const library = useQuery(classSkillsQuery(useClassId())).data?.skills ?? []
  if (!result.ok)
    return (
      <li className={classes.line} data-bad>
        <IconAlertTriangle size={iconSizePx} className={classes.badIcon} aria-hidden />
        <span className={classes.text}>
          <bdi className={classes.label}>{result.label || text.trim()}</bdi>
          <span className={classes.reason}>
            {t('paste.line', { line })} {t(`paste.reason.${result.reason}`)}
          </span>
        </span>
      </li>
    )
  if (!('skillIds' in result))
    return (
      <li className={classes.line} data-heading={result.kind}>
        <bdi className={classes.label}>{result.label}</bdi>
      </li>
    )
  const skills = result.skillIds.map((id) => library.find((skill) => skill.id === id)?.name ?? id)
  return (
    <li className={classes.line} data-part={result.kind === 'part' || undefined}>
      <IconCheck size={iconSizePx} className={classes.okIcon} aria-hidden />
      <span className={classes.text}>
        <bdi className={classes.label}>{result.label}</bdi>
        {[...skills, ...result.unknownSkills].length > 0 && (
          <bdi className="text-quiet">{[...skills, ...result.unknownSkills].join(t('listComma'))}</bdi>
        )}
      </span>
      <span className={classes.points}>
        {result.isBonus && <span className="text-quiet">{t('structure.bonusTag')} </span>}
        {t('sum.points', { count: result.maxHundredths / 100, points: writePoints(result.maxHundredths) })}
      </span>
    </li>
  )
}
