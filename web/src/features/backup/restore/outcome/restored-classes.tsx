import type { Restore } from '@classeur/contracts'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../../../i18n/format.ts'
import classes from './restored-classes.module.css'

/** The restored classes as links, and how much came back. */
export function RestoredClasses({ restore: { result, method } }: { restore: Restore }) {
  const { t } = useTranslation('backup')
  if (!result) return null
  const { new: added, changed, conflicts } = result.counts
  return (
    <>
      {result.classes.length > 0 && (
        <>
          <h3 className={classes.title}>
            {t(method === 'copy' ? 'restore.openCopies' : 'restore.openClasses', {
              count: result.classes.length,
            })}
          </h3>
          <ul className={classes.list}>
            {result.classes.map(({ classId, name }) => (
              <li key={classId}>
                <Link to={`/classe/${classId}`} className={classes.link}>
                  <bdi>{name}</bdi>
                  <IconChevronRight size={16} aria-hidden className="turns-in-rtl" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <dl className={classes.counts}>
        <Count name={t('restore.result.new')} value={added} />
        {method !== 'copy' && <Count name={t('restore.result.changed')} value={changed + conflicts} />}
      </dl>
      {result.keptMarks > 0 && (
        <p className={classes.kept}>{t('restore.result.keptMarks', { count: result.keptMarks })}</p>
      )}
    </>
  )
}

const Count = ({ name, value }: { name: string; value: number }) => (
  <div className={classes.count}>
    <dt>{name}</dt>
    <dd>{formatNumber(value)}</dd>
  </div>
)
