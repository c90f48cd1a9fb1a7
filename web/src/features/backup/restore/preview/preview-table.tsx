import type { RestoreMethod, RestorePreview } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { mayChoose } from '../../model/restore-choice.ts'
import { sumOfCounts } from './sum-of-counts.ts'
import { CountCells } from './count-cells.tsx'
import { PreviewRow } from './preview-row.tsx'
import classes from './preview-table.module.css'

interface PreviewTableProps {
  preview: RestorePreview
  method: RestoreMethod
  classIds: readonly string[]
  onChange: (classIds: string[]) => void
}

/** What the backup has for each class, compared with what is here. Classes are chosen in it. */
export function PreviewTable({ preview, method, classIds, onChange }: PreviewTableProps) {
  const { t } = useTranslation('backup')
  const explanationId = useId()
  const choosable = preview.classes.filter((one) => mayChoose(one, method))
  const chosen = choosable.filter(({ classId }) => classIds.includes(classId))
  const isAll = choosable.length > 0 && chosen.length === choosable.length
  const toggle = (id: string) =>
    onChange(classIds.includes(id) ? classIds.filter((one) => one !== id) : [...classIds, id])
  const others = (['lessonPlans', 'pictures'] as const).filter((key) => {
    const { new: added, same, changed, conflicts } = preview[key]
    return added + same + changed + conflicts > 0
  })
  return (
    <div>
      <table className={classes.table} aria-describedby={explanationId}>
        <caption className="visually-hidden">{t('preview.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <label className={classes.all}>
                <input
                  type="checkbox"
                  checked={isAll}
                  disabled={choosable.length === 0}
                  ref={(box) => {
                    if (box) box.indeterminate = chosen.length > 0 && !isAll
                  }}
                  onChange={() => onChange(isAll ? [] : choosable.map(({ classId }) => classId))}
                  aria-label={t('preview.all')}
                />
                {t('preview.counted')}
              </label>
            </th>
            {(['new', 'same', 'changed', 'conflicts'] as const).map((column) => (
              <th key={column} scope="col" className={classes.figure}>
                {t(`preview.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.classes.map((one) => (
            <PreviewRow
              key={one.classId}
              one={one}
              mayChoose={mayChoose(one, method)}
              isChosen={classIds.includes(one.classId) && mayChoose(one, method)}
              onToggle={() => toggle(one.classId)}
            />
          ))}
        </tbody>
        <tbody className={classes.total}>
          <tr>
            <th scope="row">{t('preview.total')}</th>
            <CountCells counts={sumOfCounts(preview.classes.map(({ counts }) => counts))} isTotal />
          </tr>
        </tbody>
        {others.length > 0 && (
          <tbody className={classes.others}>
            {others.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`preview.${key}`)}</th>
                <CountCells counts={preview[key]} />
              </tr>
            ))}
          </tbody>
        )}
      </table>
      <p id={explanationId} className={classes.explanation}>
        {t('preview.explanation')} {others.length > 0 && t(`preview.others.${method}`)}
      </p>
      {preview.picturesWithoutFile > 0 && (
        <p className={classes.explanation}>
          {t('preview.withoutFile', { count: preview.picturesWithoutFile })}
        </p>
      )}
    </div>
  )
}
