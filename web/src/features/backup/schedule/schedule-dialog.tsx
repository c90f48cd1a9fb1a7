import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import classes from './schedule-dialog.module.css'

const rows = ['nightly', 'weekly', 'before-restore', 'by-hand'] as const

/** Which backups are made when, what they contain and how long they are kept. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('backup')
  return (
    <Dialog title={t('keep.title')} onClose={onClose} wide>
      <div className="stack">
        <p>{t('keep.text')}</p>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('keep.column.kind')}</th>
              <th scope="col">{t('keep.column.made')}</th>
              <th scope="col">{t('keep.column.contains')}</th>
              <th scope="col">{t('keep.column.kept')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(`kind.${kind}`)}</th>
                <td>{t(`keep.${kind}.made`)}</td>
                <td>{t(`keep.${kind}.contains`)}</td>
                <td>{t(`keep.${kind}.kept`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-quiet">{t('keep.note')}</p>
      </div>
    </Dialog>
  )
}
