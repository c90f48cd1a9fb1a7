import { useContext } from 'react'
import type { Path } from '../../engine/paths.ts'
import { usePlanText } from '../../model/plan-language.ts'
import { textOf } from '../../model/read-partial.ts'
import { Labelled } from '../parts/labelled.tsx'
import { PhasePrompts } from '../parts/phase-prompts.ts'
import { Text } from '../parts/text/text.tsx'
import classes from './phase-content.module.css'

/** Left and right: what the teacher does and answers, what the students do and are asked. */
const columns = [
  ['teacher', 'feedback'],
  ['students', 'checkQuestion'],
] as const

interface PhaseContentProps {
  path: Path
  /** Position of the phase, from 0. */
  index: number
  fields: Readonly<Record<string, unknown>>
}

/** What teacher and students do in a phase. */
export function PhaseContent({ path, index, fields }: PhaseContentProps) {
  const t = usePlanText()
  const promptOf = useContext(PhasePrompts)
  return (
    <div className={classes.columns}>
      {columns.map((names) => (
        <div key={names[0]} className={classes.column}>
          {names.map(
            (name) =>
              textOf(fields[name]) && (
                <Labelled key={name} label={t(`plan.${name}`)}>
                  <Text path={[...path, name]} value={fields[name]} prompt={promptOf(index, name)} />
                </Labelled>
              ),
          )}
        </div>
      ))}
    </div>
  )
}
