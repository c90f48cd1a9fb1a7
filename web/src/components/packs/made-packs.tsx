import { documentKeptDays, type DocumentFile } from '@classeur/contracts'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../fields/buttons/button.tsx'
import { useSubmission } from '../fields/use-submission.ts'
import { notifyProblem } from '../overlays/notices/notify.tsx'
import { saveFile } from '../../http/save-file.ts'
import { formatDateTime } from '../../i18n/format.ts'
import classes from './made-packs.module.css'
import { downloadPack } from './pack-source.ts'

const mostShown = 5

/** The latest packs that can be downloaded, the newest first. */
export function MadePacks({ files }: { files: readonly DocumentFile[] }) {
  const { t } = useTranslation('packs')
  if (files.length === 0) return null
  return (
    <section className={classes.packs} aria-label={t('made.title')}>
      <h3 className={classes.title}>{t('made.title')}</h3>
      <ul className="plain-list">
        {files.slice(0, mostShown).map((file) => (
          <MadePack key={file.id} file={file} />
        ))}
      </ul>
      <p className="text-quiet">{t('made.kept', { days: documentKeptDays })}</p>
    </section>
  )
}

function MadePack({ file }: { file: DocumentFile }) {
  const { t } = useTranslation('packs')
  const madeAt = formatDateTime(file.madeAt)
  const download = useSubmission(async () => {
    try {
      const pdf = await downloadPack(file.id)
      saveFile(pdf, pdf.name)
    } catch (error) {
      notifyProblem(error)
    }
  })
  return (
    <li className={classes.pack}>
      <span>
        {madeAt} · {t('made.students', { count: file.students })}
      </span>
      <Button
        small
        icon={<IconDownload size={16} aria-hidden />}
        busy={download.busy}
        onClick={() => void download.submit()}
      >
        {t('made.download')} <span className="visually-hidden">{madeAt}</span>
      </Button>
    </li>
  )
}
