import { meanShare, reaches, shareNumber, shareOf, type PaperResult } from '@classeur/domain/marks'
import { scaleLinear } from 'd3-scale'
import { useTranslation } from 'react-i18next'
import { results as texts } from '../../../../i18n/results.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { studentName } from '../../model/sheet-names.ts'
import classes from './group-row.module.css'
import { stackDots } from './stack-dots.ts'

interface GroupRowProps {
  sheet: SheetState['sheet']
  group: SheetState['sheet']['groups'][number]
  papers: readonly PaperResult[]
}

/** Share of the maximum to percent of the axis. */
const position = scaleLinear([0, 1], [0, 100]).clamp(true)
const dotStepPx = 10

export function GroupRow({ sheet, group, papers }: GroupRowProps) {
  const { t } = useTranslation('mark-statistics')
  const {
    effectiveScale: scale,
    effectiveRounding: rounding,
    effectivePassMarkBasisPoints: pass,
  } = sheet.exam
  const members = new Set(
    sheet.students.filter(({ groupIds }) => groupIds.includes(group.id)).map(({ id }) => id),
  )
  const counted = papers.flatMap((paper) => {
    const { studentId, pointsHundredths, maximumHundredths } = paper
    const share = members.has(studentId) ? shareOf(pointsHundredths, maximumHundredths) : null
    return share === null ? [] : [{ studentId, share, isPassed: reaches(paper, pass) }]
  })
  const passed = new Set(counted.flatMap(({ studentId, isPassed }) => (isPassed ? [studentId] : [])))
  const mean = meanShare(counted.map(({ share }) => share))
  const dots = stackDots(
    counted.map(({ studentId, share }) => ({ id: studentId, at: position(shareNumber(share)) })),
  )
  return (
    <li className={classes.group}>
      <div>
        <p className={classes.name}>
          <bdi>{group.name}</bdi>
        </p>
        <p className="text-quiet">{t('groups.students', { count: counted.length })}</p>
      </div>
      <div className={classes.axis} aria-hidden>
        <i className={classes.pass} style={{ insetInlineStart: `${pass / 100}%` }} />
        {dots.map(({ id, at, level }) => (
          <i
            key={id}
            className={classes.dot}
            data-failed={!passed.has(id) || undefined}
            title={studentName(sheet, id)}
            style={{ insetInlineStart: `${at}%`, insetBlockEnd: `${level * dotStepPx}px` }}
          />
        ))}
        {mean !== null && (
          <i className={classes.mean} style={{ insetInlineStart: `${position(shareNumber(mean))}%` }} />
        )}
      </div>
      <bdi className={classes.value}>{mean === null ? '–' : texts.mean(mean, { scale, rounding })}</bdi>
    </li>
  )
}
