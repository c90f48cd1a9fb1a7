import { useContext } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import type { Path } from '../../engine/paths.ts'
import { withValueAt } from '../../engine/paths.ts'
import { ObjectiveCount, usePlanText } from '../../model/plan-language.ts'
import { PartsForEditing } from '../parts/section-parts.ts'
import { Choice } from '../parts/value-tags.tsx'
import classes from './objective-choice.module.css'

/** The objective that a task or a question is about. Students don't see it. */
export function ObjectiveChoice({ path, objective }: { path: Path; objective: number | null }) {
  const t = usePlanText()
  const count = useContext(ObjectiveCount)
  const isEdited = useContext(PartsForEditing) !== null
  if (objective === null && !isEdited) return null
  const positions = Array.from({ length: Math.max(count, objective ?? 0) }, (_, index) => index + 1)
  return (
    <div className={classes.objective}>
      <Choice
        path={path}
        value={objective === null ? '' : String(objective)}
        label="objective"
        options={[
          { value: '', label: t('plan.noObjective') },
          ...positions.map((position) => ({
            value: String(position),
            label: t('plan.objective', { position: formatNumber(position) }),
          })),
        ]}
        choose={(section, chosen) => withValueAt(section, path, chosen === '' ? null : Number(chosen))}
      />
    </div>
  )
}
