import type { Marker, QuestionAssignments } from '@classeur/contracts'
import type { NamedQuestion } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../../components/people/avatar.tsx'
import { isolate } from '../../../../i18n/isolate.ts'
import classes from './assign-table.module.css'

interface AssignTableProps {
  questions: readonly NamedQuestion[]
  markers: readonly Marker[]
  assignments: QuestionAssignments
  onToggle: (leafId: string, userId: string) => void
}

/** A table of checkboxes with questions down and markers across. */
export function AssignTable({ questions, markers, assignments, onToggle }: AssignTableProps) {
  const { t } = useTranslation('mark-panels')
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('assign.question')}</th>
            {markers.map(({ id, name }) => (
              <th key={id} scope="col">
                <span className={classes.marker}>
                  <Avatar name={name} />
                  <bdi>{name}</bdi>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map(({ leaf, name: label }) => (
            <tr key={leaf.id}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              {markers.map(({ id, name }) => (
                <td key={id}>
                  <label className={classes.box}>
                    <input
                      type="checkbox"
                      aria-label={t('assign.box', { question: isolate(label), name: isolate(name) })}
                      checked={assignments[leaf.id]?.includes(id) ?? false}
                      onChange={() => onToggle(leaf.id, id)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
