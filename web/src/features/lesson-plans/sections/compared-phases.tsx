import { Tag } from '../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import type { Path } from '../engine/paths.ts'
import { isMarked } from '../model/change-marks.ts'
import { usePlanText } from '../model/plan-language.ts'
import { fieldsOf, listOf, numberOf } from '../model/read-partial.ts'
import { textsIn } from '../model/texts-in.ts'
import classes from './compared-phases.module.css'
import { Written } from './parts/text/written.tsx'
import { PhaseContent } from './teaching/phase-content.tsx'

interface ComparedPhasesProps {
  value: unknown
  parts: readonly { path: Path }[]
}

/** The phases that changed; the others only by their names. */
export function ComparedPhases({ value, parts }: ComparedPhasesProps) {
  const t = usePlanText()
  return listOf(fieldsOf(value)['items']).map((phase, index) => {
    const fields = fieldsOf(phase)
    const minutes = numberOf(fields['minutes'])
    const hasChanged = textsIn(phase).some(isMarked) || parts.some(({ path }) => path[1] === index)
    return (
      <div key={index} className={classes.phase} data-unchanged={!hasChanged || undefined}>
        <h3 className={classes.title}>
          {t('plan.phase', { position: formatNumber(index + 1) })} · <Written value={fields['title']} />
          {minutes !== null && <Tag>{t('minutes', { count: minutes })}</Tag>}
        </h3>
        {hasChanged && <PhaseContent path={['items', index]} index={index} fields={fields} />}
      </div>
    )
  })
}
