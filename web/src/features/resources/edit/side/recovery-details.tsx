import type { Recovery } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { BeforeAfterTable, type BeforeAfterRow } from './before-after-table.tsx'
import classes from './recovery-details.module.css'

interface RecoveryDetailsProps {
  recovery: Recovery
  rowsOf: (skills: Recovery['skills']) => BeforeAfterRow[]
}

/** What a re-test says about each group and each student. Renders nothing for a sheet of one student. */
export function RecoveryDetails({ recovery: { groups, students }, rowsOf }: RecoveryDetailsProps) {
  const { t } = useTranslation(['resource-edit', 'resources'])
  if (students.length < 2) return null
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>
        {t(groups.length > 0 ? 'help.details' : 'help.detailsByStudent')}
      </summary>
      {groups.length > 0 && (
        <BeforeAfterTable
          rowName={t('help.groups')}
          parts={groups.map(({ letter, recovered, of, skills }) => ({
            key: letter,
            heading: (
              <>
                {t('resources:audience.group', { letter })}
                {of > 0 && (
                  <span className={classes.recovered}>{t('help.recovered', { count: recovered, of })}</span>
                )}
              </>
            ),
            rows: rowsOf(skills),
          }))}
        />
      )}
      <BeforeAfterTable
        rowName={t('help.students')}
        parts={[
          {
            key: 'students',
            heading: null,
            rows: students.map(({ studentId, name, before, after, recovered }) => ({
              ...{ key: studentId, before, after },
              name: (
                <>
                  <bdi>{name}</bdi>
                  {recovered !== null && (
                    <span className={classes.recovered} data-missing={!recovered || undefined}>
                      {t(recovered ? 'help.hasRecovered' : 'help.notYet')}
                    </span>
                  )}
                </>
              ),
            })),
          },
        ]}
      />
    </details>
  )
}
