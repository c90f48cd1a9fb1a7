import { useTranslation } from 'react-i18next'
import { Meter } from '../../../../components/charts/meter.tsx'
import { ProblemText } from '../../../../components/feedback/problem-text.tsx'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { formatPercent } from '../../../../i18n/format.ts'
import { isProblem } from '../../../../http/problem-error.ts'
import { UploadRefusal } from '@classeur/contracts'
import classes from './upload-list.module.css'
import { cancelUpload, retryUpload, useUploads, type PictureUploadState } from './uploads.ts'

/** The uploads that haven't ended, each with its progress, and those that failed, each with the reason. */
export function UploadList() {
  const { t } = useTranslation('my-media')
  const uploads = useUploads()
  if (uploads.length === 0) return null
  return (
    <ul className={classes.uploads} aria-label={t('upload.list')}>
      {uploads.map((upload) => (
        <li key={upload.key} className={classes.upload} data-state={upload.state}>
          <bdi className={classes.name}>{upload.name}</bdi>
          {upload.state === 'failed' ? <Failed upload={upload} /> : <Sending upload={upload} />}
        </li>
      ))}
    </ul>
  )
}

function Sending({ upload: { key, name, bytes, bytesTotal, state } }: { upload: PictureUploadState }) {
  const { t } = useTranslation('my-media')
  const percent = bytesTotal === 0 ? 0 : (bytes / bytesTotal) * 100
  const isSent = state === 'sending' && bytes >= bytesTotal && bytesTotal > 0
  return (
    <>
      <div className={classes.progress}>
        <Meter
          percent={percent}
          label={t('upload.progress', { name })}
          tone={state === 'waiting' ? 'plain' : 'sky'}
        />
        <span className={classes.percent}>
          {state === 'waiting' ? t('upload.waiting') : isSent ? t('upload.checking') : formatPercent(percent)}
        </span>
      </div>
      <Button
        small
        look="quiet"
        aria-label={t('upload.cancelOne', { name })}
        onClick={() => cancelUpload(key)}
      >
        {t('upload.cancel')}
      </Button>
    </>
  )
}

/** The server doesn't take such a file however often it is sent. */
const isFinal = (error: unknown) =>
  isProblem(error, 'images/upload-refused') || isProblem(error, 'images/upload-too-large')

function Failed({ upload: { key, name, error } }: { upload: PictureUploadState }) {
  const { t } = useTranslation('my-media')
  const reason = isProblem(error, 'images/upload-refused')
    ? UploadRefusal.safeParse(error.params['reason']).data
    : undefined
  return (
    <>
      <div role="alert" className={classes.problem}>
        {reason ? t(`upload.refused.${reason}`) : <ProblemText error={error} />}
      </div>
      <div className={classes.actions}>
        {!isFinal(error) && (
          <Button small aria-label={t('upload.retryOne', { name })} onClick={() => retryUpload(key)}>
            {t('upload.retry')}
          </Button>
        )}
        <Button
          small
          look="quiet"
          aria-label={t('upload.hideOne', { name })}
          onClick={() => cancelUpload(key)}
        >
          {t('upload.hide')}
        </Button>
      </div>
    </>
  )
}
