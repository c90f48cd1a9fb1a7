import type { ResourceBatch, ResourceRow } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import type { MadeResources } from '../model/use-made-resources.ts'
import { useAudienceText } from '../model/use-audience-text.ts'
import classes from './made-batch.module.css'
import { MadeRow } from './made-row.tsx'
import { rowState, batchState } from './row-state.ts'

interface MadeBatchProps {
  batch: ResourceBatch
  viewOf: MadeResources['viewOf']
  markId: string
  names: ReadonlyMap<string, string>
}

/** A longer list of sheets is closed at first. */
const mostOpen = 4

/** One request: a row of its own if it made one sheet, otherwise a row for the request above those of its sheets. */
export function MadeBatch({ batch, viewOf, markId, names }: MadeBatchProps) {
  const { t } = useTranslation('resources')
  const audienceText = useAudienceText(names)
  const { generation, own, rows } = batch
  const parent = viewOf(generation.id)?.snapshot ?? generation
  const [first] = rows
  if (!first) return null
  const pathOf = ({ id }: ResourceRow) => `/marksheet/${markId}/generate_resource/${id}`
  const snapshotOf = (row: ResourceRow) =>
    (row.generation && viewOf(row.generation.id)?.snapshot) ?? row.generation
  // The sheets of a retry belong to its request. What is written can be neither stopped nor tried again.
  const isUnwritten = rows.some((row) => rowState(row, snapshotOf(row)).kind !== 'ready')
  const generationId = own && isUnwritten ? parent.id : null
  const kind = t(`kind.${first.kind}`)
  const named = (who: string) => t('made.named', { kind, who })
  const about = (row: ResourceRow) =>
    [
      // A note to parents has no title of its own.
      row.title === kind ? '' : row.title,
      ...(row.audience.scope === 'student' ? [] : [t('students', { count: row.students })]),
      ...(row.recovered
        ? [t('made.recovered', { count: row.recovered.recovered, of: row.recovered.of })]
        : []),
    ].filter(Boolean)

  if (rows.length === 1)
    return (
      <li className={classes.batch}>
        <MadeRow
          title={named(audienceText(first.audience))}
          about={about(first)}
          state={rowState(first, snapshotOf(first))}
          generationId={generationId}
          isOwn={own}
          openPath={pathOf(first)}
        />
      </li>
    )
  const scope = first.audience.scope === 'student' ? 'forStudents' : 'forGroups'
  return (
    <li className={classes.batch}>
      <MadeRow
        title={named(t(`made.${scope}`, { count: rows.length }))}
        about={[]}
        state={batchState(rows, parent)}
        generationId={generationId}
        isOwn={own}
        openPath={null}
        packOf={rows.find((row) => rowState(row, snapshotOf(row)).kind === 'ready')?.id ?? null}
      />
      <details className={classes.sheets} open={rows.length <= mostOpen}>
        <summary className={classes.summary}>{t('made.sheets', { count: rows.length })}</summary>
        <ul className="plain-list">
          {rows.map((row) => (
            <li key={row.id}>
              <MadeRow
                small
                title={audienceText(row.audience)}
                about={about(row)}
                state={rowState(row, snapshotOf(row))}
                generationId={null}
                isOwn={own}
                openPath={pathOf(row)}
              />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
